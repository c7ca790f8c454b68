# What the client could not do.

trouble-no-server = there is no server
trouble-unread = cannot read { $path }: { $reason }
trouble-unwritten = cannot write { $path }: { $reason }
trouble-no-save = { $path } is not a saved game
trouble-no-record = this is not a record: { $reason }
trouble-address = { $url } is not the address of a server; an example is https://games.example
trouble-late = the server did not answer in time
trouble-unreached = the server cannot be reached: { $reason }
trouble-status = the server answered { $status }
trouble-no-table = the server named no table
trouble-of = { $reason }
