//! A PostgreSQL server that lives as long as a test.
//!
//! It listens only on a socket in its own temporary folder, so there is no port to fight over. A
//! small shell keeps it: the shell reads commands from a pipe whose other end is in this process. When
//! the pipe closes, because the test is over or the process was killed, the shell stops the server and
//! removes the folder. The shell is in a process group of its own, so whatever ends the tests does
//! not end it before it has cleaned up.

use std::{
    env, fs,
    io::Write,
    os::unix::{
        fs::{PermissionsExt, chown},
        net::UnixStream,
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

use super::place::Place;

const HOW_TO_INSTALL: &str = "the tests of the store need the programs of PostgreSQL (initdb, postgres), which are neither on \
    the path nor in /usr/lib/postgresql: run `cargo xtask test`, or `apt-get install postgresql` yourself";

/// `$1` is the folder, `$2` the server program, `$3` where it listens besides its socket, `$4` the port.
const KEEPER: &str = r#"
start() {
    "$2" -D "$1/data" -k "$1" -c listen_addresses="$3" -p "$4" -c max_connections=200 -F >>"$1/log" 2>&1 &
    server=$!
}
start "$@"
while read -r command; do
    case $command in
        stop) kill -QUIT $server 2>/dev/null; wait $server ;;
        start) start "$@" ;;
    esac
done
kill -QUIT $server 2>/dev/null
wait $server
rm -rf "$1"
"#;

/// Makes data and certificates. `$1` is initdb, `$2` where the data go.
const WITH_TLS: &str = r#"
set -e
"$1" --no-sync --no-instructions -A trust -U postgres -E UTF8 --no-locale -D "$2"
cd "$2"
new="openssl req -newkey rsa:2048 -nodes -days 2"
for ca in ca other; do
    $new -x509 -keyout ../$ca.key -out ../$ca.crt -subj /CN=$ca
done
$new -keyout server.key -out server.csr -subj /CN=localhost
printf 'subjectAltName=DNS:localhost\n' > server.ext
openssl x509 -req -in server.csr -CA ../ca.crt -CAkey ../ca.key -CAcreateserial -days 2 -extfile server.ext -out server.crt
chmod 600 server.key
echo "ssl = on" >> postgresql.conf
"#;

/// The server. It stops when this is dropped.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: PathBuf,
    port: u16,
    keeper: Child,
    databases: AtomicU32,
}

impl Postgres {
    pub(crate) async fn start() -> Postgres {
        Postgres::make(|user, programs, folder| {
            let mut initdb = user.command(&programs.join("initdb"), folder);
            initdb.args(["--no-sync", "--no-instructions", "-A", "trust", "-U", "postgres", "-E", "UTF8"]);
            initdb.args(["--no-locale", "-D"]);
            initdb
        })
        .await
    }

    /// A server that listens at a port of this machine, with TLS. Its folder has the authority that signed its certificate,
    /// `ca.crt`, and another one, `other.crt`.
    pub(crate) async fn with_tls() -> Postgres {
        // Somebody else may take the port in the meantime; nobody here does.
        let port =
            std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        Postgres::make_at(Some(port), |user, programs, folder| {
            let mut make = user.command(Path::new("sh"), folder);
            make.args(["-c", WITH_TLS, "make"]).arg(programs.join("initdb"));
            make
        })
        .await
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// A second server that repeats everything this one does. From now on this one commits nothing before the other one
    /// has it too.
    pub(crate) async fn standby(&self) -> Postgres {
        let standby = Postgres::make(|user, programs, folder| {
            let mut copy = user.command(&programs.join("pg_basebackup"), folder);
            copy.args(["--no-sync", "--checkpoint=fast", "--write-recovery-conf", "-U", "postgres", "-h"]);
            copy.arg(&self.folder).arg("-D");
            copy
        })
        .await;
        self.run("ALTER SYSTEM SET synchronous_standby_names = '*'").await;
        self.run("SELECT pg_reload_conf()").await;
        standby
    }

    /// Makes a standby a server of its own.
    pub(crate) async fn promote(&self) {
        self.run("SELECT pg_promote()").await;
    }

    /// A server in a new folder, whose data this command makes. The last argument is added: where to.
    async fn make(data: impl Fn(&User, &Path, &Path) -> Command) -> Postgres {
        Postgres::make_at(None, data).await
    }

    /// Listens at this port, or only at a socket.
    async fn make_at(port: Option<u16>, data: impl Fn(&User, &Path, &Path) -> Command) -> Postgres {
        let programs = programs();
        let user = User::to_run_as();
        let made =
            tempfile::Builder::new().prefix("formicarium-pg-").tempdir().expect("a temporary folder can be made");
        let folder = made.path().to_owned();
        user.own(&folder);
        let made_data = data(&user, &programs, &folder).arg(folder.join("data")).output().expect("the program runs");
        assert!(made_data.status.success(), "no data: {}", String::from_utf8_lossy(&made_data.stderr));
        let keeper = user
            .command(Path::new("sh"), &folder)
            .args(["-c", KEEPER, "keeper"])
            .args([&folder, &programs.join("postgres")])
            .args([if port.is_some() { "127.0.0.1" } else { "" }, &port.unwrap_or(5432).to_string()])
            .stdin(Stdio::piped())
            .process_group(0)
            .spawn()
            .expect("a shell runs");
        // From here on, the shell removes the folder.
        let folder = made.keep();
        let server = Postgres { folder, port: port.unwrap_or(5432), keeper, databases: AtomicU32::new(0) };
        server.wait_until_it_answers().await;
        server
    }

    /// Ends the server at once, as if its machine had died.
    pub(crate) async fn stop(&self) {
        self.tell_keeper("stop\n");
        while UnixStream::connect(self.folder.join(".s.PGSQL.5432")).is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts it again.
    pub(crate) async fn start_again(&self) {
        self.tell_keeper("start\n");
        self.wait_until_it_answers().await;
    }

    fn tell_keeper(&self, command: &str) {
        let mut keeper = self.keeper.stdin.as_ref().expect("the pipe is open");
        keeper.write_all(command.as_bytes()).expect("the shell reads");
    }

    /// Freezes all processes of the server: connections stay open, and nothing is answered.
    pub(crate) fn pause(&self) {
        assert!(self.signal("-STOP"), "the processes of PostgreSQL are ours");
    }

    pub(crate) fn resume(&self) {
        // There may be nothing to resume.
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) -> bool {
        // Without this file it is not running.
        let Ok(file) = fs::read_to_string(self.folder.join("data/postmaster.pid")) else { return false };
        let main = file.lines().next().unwrap_or_default().to_owned();
        let children = Command::new("pgrep").args(["-P", &main]).output().expect("the program `pgrep` runs");
        let children = String::from_utf8_lossy(&children.stdout).into_owned();
        let done = Command::new("kill").arg(signal).arg(&main).args(children.lines()).stderr(Stdio::null()).status();
        done.expect("the program `kill` runs").success()
    }

    /// The folder of its socket.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// An empty database nobody else uses.
    pub(crate) async fn place(&self) -> Place {
        let name = format!("case_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run(&format!("CREATE DATABASE {name}")).await;
        Place::in_postgres(self.url("postgres", &name))
    }

    pub(crate) fn url(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@localhost:{}/{database}?host={}", self.port, self.folder.display())
    }

    /// Runs statements for the server as a whole.
    pub(crate) async fn run(&self, sql: &str) {
        let mut connection =
            PgConnection::connect(&self.url("postgres", "postgres")).await.expect("the server answers");
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("the server runs the statements");
    }

    async fn wait_until_it_answers(&self) {
        let started = Instant::now();
        while let Err(error) = PgConnection::connect(&self.url("postgres", "postgres")).await {
            if started.elapsed() > Duration::from_secs(60) {
                let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                panic!("PostgreSQL does not answer: {error}\n{log}");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.resume();
        drop(self.keeper.stdin.take());
        self.keeper.wait().ok();
    }
}

/// The folder of the programs: from the path, or else the newest one where Debian puts them.
fn programs() -> PathBuf {
    let on_path = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
    versions.sort_by_key(|version| version.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let installed = versions.into_iter().rev().map(|version| version.join("bin"));
    let mut folders = on_path.into_iter().chain(installed);
    let folder = folders.find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    // What is on the path may be links to some of the programs only.
    let initdb = fs::canonicalize(folder.expect(HOW_TO_INSTALL).join("initdb")).expect("the program is there");
    initdb.parent().expect("a program is in a folder").to_owned()
}

/// PostgreSQL refuses to run as root; its package creates a user for it.
struct User(Option<(u32, u32)>);

impl User {
    fn to_run_as() -> User {
        User((id("-u", None) == 0).then(|| (id("-u", Some("postgres")), id("-g", Some("postgres")))))
    }

    fn own(&self, folder: &Path) {
        if let User(Some((user, group))) = self {
            chown(folder, Some(*user), Some(*group)).expect("root may give a folder away");
        }
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700)).expect("the folder is ours");
    }

    fn command(&self, program: &Path, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder).env_remove("PGDATA").env_remove("PGPORT");
        if let User(Some((user, group))) = self {
            command.uid(*user).gid(*group);
        }
        command
    }
}

/// The number that the program `id` prints.
fn id(which: &str, user: Option<&str>) -> u32 {
    let said = Command::new("id").arg(which).args(user).output().expect("the program `id` runs");
    String::from_utf8_lossy(&said.stdout).trim().parse().unwrap_or_else(|_| {
        panic!("root cannot run PostgreSQL, and there is no user {user:?} to run it as: {HOW_TO_INSTALL}")
    })
}
