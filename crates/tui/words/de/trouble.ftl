# Was das Programm nicht tun konnte.

trouble-no-server = es gibt keinen Server
trouble-unread = { $path } kann nicht gelesen werden: { $reason }
trouble-unwritten = { $path } kann nicht geschrieben werden: { $reason }
trouble-no-save = { $path } ist keine gespeicherte Partie
trouble-no-record = das ist keine Aufzeichnung: { $reason }
trouble-address = { $url } ist keine Adresse eines Servers; ein Beispiel ist https://games.example
trouble-late = der Server hat nicht rechtzeitig geantwortet
trouble-unreached = der Server ist nicht erreichbar: { $reason }
trouble-status = der Server hat mit { $status } geantwortet
trouble-no-table = der Server hat keinen Tisch genannt
trouble-of = { $reason }
