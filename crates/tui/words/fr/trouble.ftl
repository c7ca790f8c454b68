# Ce que le client n’a pas pu faire.

trouble-no-server = il n’y a pas de serveur
trouble-unread = { $path } ne peut pas être lu : { $reason }
trouble-unwritten = { $path } ne peut pas être écrit : { $reason }
trouble-no-save = { $path } n’est pas une partie enregistrée
trouble-no-record = ce n’est pas une partie notée : { $reason }
trouble-address = { $url } n’est pas l’adresse d’un serveur ; un exemple est https://games.example
trouble-late = le serveur n’a pas répondu à temps
trouble-unreached = le serveur est injoignable : { $reason }
trouble-status = le serveur a répondu { $status }
trouble-no-table = le serveur n’a nommé aucune table
trouble-of = { $reason }
