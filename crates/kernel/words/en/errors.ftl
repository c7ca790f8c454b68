# What is wrong with an effect as text.

effect-symbol = '{ $symbol }' has no meaning in an effect
effect-ends = the effect ends here, found more
effect-cost-ends = the cost ends here, found more
effect-deep = the effect is nested too deeply
effect-pick = expected how many to pick
effect-groups = expected more than { $n } and at most 8 groups to pick from
effect-word = expected a word
effect-stray = "{ $word }" does not belong here
effect-expected = expected { $words }
effect-after = expected { $n ->
    [one] a number
   *[other] { $n } numbers
 } after { $word }
effect-number = expected a number from 1 to { $most }
effect-twice = "{ $word }" occurs twice
effect-verb = unknown verb "{ $word }"
effect-unknown = unknown word "{ $word }", expected { $words }
effect-no-costs = effects of this game have no cost

# What is wrong with a table. Columns and values are written as in the file.

content-toml = { $message }
content-no-table = { $file }: there is no such table; the tables are { $known }
content-no-id = nothing has the id "{ $id }"
content-rows = "{ $section }" has { $rows } rows with this file instead of { $count }; if that is meant, say it with count
content-sum = { $column } add up to { $sum } with this file instead of { $total }; if that is meant, say it with total
content-count = count says { $count }, but "{ $section }" has { $rows } rows
content-total = total says { $total }, but { $column } add up to { $sum }
content-whole = a file that stands in for the built-in one has the line `{ $line }` at its top
content-total-number = total must be a number
content-key = unknown key "{ $key }"; this file has { $known }
content-confidence = confidence must be { $known }
content-count-number = count must be a number
content-count-what = this file has no "{ $section }" to count
content-count-names = count must name what it counts: { "{ sites = 17 }" }
content-list-of-rows = "{ $section }" must be a list of rows
content-row = a row looks like { "{" } id = "…", … { "}" }
content-row-id = the row has no id
content-id-letters = the id "{ $id }" may hold only letters from a to z, digits, _ and -
content-id-twice = the id "{ $id }" is there twice
content-column = unknown column "{ $column }"; the columns are id, { $known }, confidence
content-flag = { $column } must be true or false
content-numbers = { $column } must hold { $n } numbers
content-number = { $column } must be a number from { $low } to { $high }
content-word = "{ $word }" is not a valid { $column }; it must be one of { $known }
content-long = { $column } must not be longer than { $most } letters
content-missing = "{ $id }" has no { $column }
content-list = { $column } must be a list: [ … ]
content-text = { $column } must be a text in quotes
content-empty = { $column } must not be empty
content-taken = the id "{ $id }" is taken in { $file }
content-no-row = { $file }: "{ $section }" has no row with the id "{ $id }"
content-no-column = { $file }: "{ $section }" has no column "{ $column }"
content-cleared = { $file }: { $column } of "{ $id }" must not be empty
content-value = { $file }: { $column } of "{ $id }" is not a valid value
