# Words of the components: families, columns, values.

table-family-card = carte
table-family-stake = mise
table-column-count = nombre
table-column-on_a_three = sur un 3
table-column-otherwise = sinon
table-column-laid = posée
table-word-secret = secrète
