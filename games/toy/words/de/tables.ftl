# Words of the components: families, columns, values.

table-family-card = Karte
table-family-stake = Einsatz
table-column-count = Anzahl
table-column-on_a_three = bei einer 3
table-column-otherwise = sonst
table-column-laid = gelegt
table-word-secret = geheim
