# Que faire à propos de quelqu’un qui écrit.

speaker-title = { $name }
speaker-mute = Masquer
speaker-mute-say = Ce navigateur masque ce qu’écrit { $name }. Personne d’autre ne le remarque.
speaker-block = Bloquer
speaker-block-say = Vous ne lirez plus { $name } nulle part, et { $name } ne pourra pas s’asseoir à une table où vous êtes. Vous pourrez y revenir sous « { page-you } ».
speaker-blocked = Vous avez bloqué { $name }.
speaker-report = Signaler cette ligne
speaker-report-say = L’exploitant de ce serveur lira la ligne et celles d’avant.
speaker-report-note = Ce qui ne va pas (si vous voulez)
speaker-reported = La ligne a été signalée.
