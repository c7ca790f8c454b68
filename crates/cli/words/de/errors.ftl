# Warum Argumente und Dateien von Befehlen abgelehnt werden.

program-missing = nach { $prefix } kommt ein Programm, wie in { $prefix }./mybot
program-start = { $program } kann nicht gestartet werden: { $message }
state-json = ist in Zeile { $line } kein JSON
state-other = gehört zu einem anderen Turnier: es unterscheidet sich in { $fields }; gib --out einen anderen Namen
state-game = enthält in Zeile { $line } keine beendete Partie
entry-field = { $field } ist unbekannt; ein Eintrag hat setup, bots und games
entry-bots = bots muss eine Liste von Namen sein, wie ["easy","random"]
entry-games = games muss eine Zahl von 1 bis zu einer Milliarde sein
calibrate-level = { $level } sagt nichts mit einem Netz voraus; nimm medium oder eine stärkere Stufe
calibrate-simulations = gib an, wie viele Simulationen { $level } macht, wie in { $level }:100, damit sich die Partien wiederholen lassen
calibrate-network = dieser Bot hat kein Netz, das korrigiert werden kann; trainiere zuerst eines
