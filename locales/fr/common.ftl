# Mots employés sur toute la page.

page-table = Table
page-replay = Revoir la partie
page-transfer = Continuer sur cet appareil
page-api = Interface de programmation
page-about = À propos
page-not-found = Rien ici
page-not-found-say = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
page-to-home = Retour à l’accueil
page-failed = La page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.

close = Fermer
tools = Outils
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
settings-confirm = Demander avant qu’un clic sur le plateau agisse
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
list-loading = Recherche …
list-failed = Impossible de charger cette liste.
