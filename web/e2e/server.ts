/** The server as people run it: the built program, with a temporary store. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WITHIN_MS = 20_000;
/** Reviews look at each decision for a moment only. */
const QUICK = ['--review-nodes', '1000'];

export function program(): string {
  const path = resolve(process.env.FORMICARIUM_BIN ?? '../target/debug/formicarium');
  if (!existsSync(path)) {
    throw new Error(`No server at ${path}: build it with "cargo build", or set FORMICARIUM_BIN.`);
  }
  return path;
}

export class Server {
  url = '';
  log = '';
  #folder = mkdtempSync(join(tmpdir(), 'formicarium-e2e-'));
  #child: ChildProcess | null = null;

  private constructor(
    private readonly seed: number,
    private readonly flags: string[],
  ) {}

  /** Starts a server whose dice follow from the seed. */
  static async start(seed: number, flags = QUICK): Promise<Server> {
    const server = new Server(seed, flags);
    await server.run();
    return server;
  }

  /** Runs on a free port; after a stop, on the same port with the same store. */
  async run(...more: string[]): Promise<void> {
    const listen = this.url ? new URL(this.url).host : '127.0.0.1:0';
    const store = `sqlite:${join(this.#folder, 'games.sqlite')}`;
    const seed = ['--test-seed', String(this.seed)];
    const flags = ['--listen', listen, '--store', store, '--create-store', ...seed, ...this.flags, ...more];
    const child = spawn(program(), ['serve', ...flags], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    this.#child = child;
    child.stderr.on('data', (data: Buffer) => (this.log += data.toString()));
    this.url = await new Promise((open, fail) => {
      const late = setTimeout(
        () => fail(new Error(`The server did not start in time.\n${this.log}`)),
        WITHIN_MS,
      );
      child.stdout.on('data', (data: Buffer) => {
        this.log += data.toString();
        const said = /is open: (http:\S+)/.exec(data.toString())?.[1];
        if (!said) return;
        clearTimeout(late);
        open(said);
      });
      child.once('exit', (code) => fail(new Error(`The server exited with ${code}.\n${this.log}`)));
    });
  }

  /** A folder for a test's own files. It goes with the server. */
  folder(name: string): string {
    const path = join(this.#folder, name);
    mkdirSync(path);
    return path;
  }

  /** Ends the process, cleanly or as a crash would; the store stays. */
  async halt(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(how);
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }

  /** Stops the server and copies the store into this folder. */
  async keep(folder: string): Promise<void> {
    await this.halt();
    cpSync(this.#folder, folder, { recursive: true });
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
