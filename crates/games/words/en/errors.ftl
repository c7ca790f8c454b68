# Why a content folder cannot be read.

folder-stranger = { $path } is not a folder named after a game ({ $known })
folder-empty = { $path } holds no tables; expected files such as { $game }/NAME.toml in it
folder-unread = cannot read the folder { $path }: { $message }
folder-no-table = { $path } is not a table: its name must end in .toml
folder-unread-table = cannot read { $path }: { $message }
unknown-game = there is no game "{ $id }"; the games are { $known }
