# Mots employés sur toute la page.

page-table = Table
page-replay = Revoir la partie
page-review = Analyse
page-transfer = Continuer sur cet appareil
page-archive = Toutes les parties
page-you = Vous et vos appareils
page-api = Interface de programmation
page-about = À propos
page-to-home = Retour à l’accueil
page-failed = La page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.

close = Fermer
tools = Outils
rules-the-rule = La règle
rules-read = Lire dans les règles
rules = Règles

settings = Réglages
settings-flip = Clair ou sombre
settings-language = Langue
settings-theme = Apparence
settings-light = Clair
settings-dark = Sombre
settings-motion = Animations
settings-coordinates = Coordonnées sur le plateau
settings-motion-calm = Calme
settings-motion-system = Auto
settings-motion-quick = Vif
settings-motion-off = Non
settings-letters = Lettres
settings-letters-normal = Normales
settings-letters-larger = Grandes
settings-letters-largest = Très grandes
settings-sound = Son
settings-sound-off = Non
settings-sound-soft = Doux
settings-sound-full = Fort
settings-coach = Remarques du professeur
settings-coach-always = toujours
settings-coach-sometimes = après une leçon
settings-coach-never = jamais
settings-confirm = Demander avant qu’un simple clic agisse
settings-harmless = Prendre sans demander les Réactions qui ne peuvent qu’aider
settings-open-reactions = Autour d’un écran : Réactions ouvertes sans passer l’appareil
settings-system = Auto
settings-on = Oui
settings-off = Non

player-mark-1 = bleu, rond
player-mark-2 = rouge, triangle
player-mark-3 = ivoire, carré
player-mark-4 = rose, fleur
player-mark-5 = noir, losange

seat-free = place libre
list-loading = Chargement …
list-failed = Impossible de charger cette liste.

error-no-page = Il n’y a pas de page ici
    .say = L’adresse est peut-être incomplète ou mal écrite. Rien de ce qui est à vous n’est perdu.
error-no-table = Aucune table derrière ce lien
    .say = Il manque peut-être une lettre au lien, ou la table a été retirée. Redemandez le lien, ou ouvrez votre propre table.
error-no-replay = Aucune partie derrière ce lien
    .say = Il manque peut-être une lettre au lien, ou la table a été retirée. Si vous avez enregistré la partie, vous pouvez encore la revoir.
error-unreachable = Le serveur est injoignable
    .say = Votre connexion est coupée, ou le serveur est arrêté. Chaque coup a été enregistré avant que vous le voyiez : rien n’est perdu.
error-restarting = Le serveur redémarre
    .say = Cela prend quelques secondes. Chaque coup est enregistré, et la partie reprend où elle en était.
error-unreadable = Cette partie ne peut pas être lue
error-not-loaded = La page n’a pas pu être chargée
    .say = Vérifiez votre connexion et réessayez. Si le serveur vient d’être mis à jour, cela charge la nouvelle page.
error-failed = Cela n’a pas marché
    .say = Rien n’a été changé. Si cela se reproduit, prévenez la personne qui gère ce serveur.
error-retry = Réessayer

old-browser = Ce navigateur est trop ancien pour Formicarium
old-browser-say = Mettez-le à jour, ou ouvrez cette page avec une version récente de Firefox, Chrome, Edge ou Safari. Vos tables vous attendent sous le même lien.
old-browser-anyway = Essayer quand même
no-script = Formicarium a besoin de JavaScript. Activez-le pour cette page et rechargez.
