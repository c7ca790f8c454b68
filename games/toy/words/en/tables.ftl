# Words of the components: families, columns, values.

table-family-card = card
table-family-stake = stake
table-column-count = count
table-column-on_a_three = on a 3
table-column-otherwise = otherwise
table-column-laid = laid
table-word-secret = secret
