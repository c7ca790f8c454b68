# Why a stored table cannot be rebuilt.

damaged-number = entry { $found } came where entry { $expected } was expected
damaged-step = entry { $number } is not a step of the rules here, or leads to another position
damaged-snapshot = entry { $number } goes back to before the snapshot; load all entries instead
damaged-nonsense = entry { $number } is about a member or seat that is not at this table
misfit-seats = the seats are not those of the setup
misfit-snapshot = the snapshot does not belong to this table
load-other-rules = this table was made with another game, other rules or other component tables; it goes on only with those
