# Ce qui ne va pas dans le texte d’un effet.

effect-symbol = « { $symbol } » n’a pas de sens dans un effet
effect-ends = l’effet se termine ici, mais le texte continue
effect-cost-ends = le coût se termine ici, mais le texte continue
effect-deep = l’effet est trop imbriqué
effect-pick = il faut le nombre d’options à choisir
effect-groups = il faut plus de { $n } et au plus 8 groupes au choix
effect-word = il faut un mot
effect-stray = « { $word } » n’a rien à faire ici
effect-expected = il faut { $words }
effect-after = il faut { $n ->
    [one] un nombre
   *[other] { $n } nombres
 } après { $word }
effect-number = il faut un nombre de 1 à { $most }
effect-twice = « { $word } » y est deux fois
effect-verb = « { $word } » n’est pas un verbe de ce jeu
effect-unknown = « { $word } » est inconnu ici, il faut { $words }
effect-no-costs = dans ce jeu, aucun effet ne se paie

# Ce qui ne va pas dans une table. Les colonnes et les valeurs sont écrites comme dans le fichier.

content-toml = { $message }
content-no-table = { $file } : cette table n’existe pas ; les tables sont { $known }
content-no-id = rien n’a l’identifiant « { $id } »
content-rows = « { $section } » a { $rows } lignes avec ce fichier au lieu de { $count } ; si c’est voulu, indiquez-le avec count
content-sum = { $column } : la somme est { $sum } avec ce fichier au lieu de { $total } ; si c’est voulu, indiquez-le avec total
content-count = count vaut { $count }, mais « { $section } » a { $rows } lignes
content-total = total vaut { $total }, mais la somme de { $column } est { $sum }
content-whole = un fichier qui remplace celui du programme commence par la ligne `{ $line }`
content-total-number = total doit être un nombre
content-key = clé inconnue « { $key } » ; ce fichier a { $known }
content-confidence = confidence doit être { $known }
content-count-number = count doit être un nombre
content-count-what = ce fichier n’a pas de « { $section } » à compter
content-count-names = count doit nommer ce qu’il compte : { "{ sites = 17 }" }
content-list-of-rows = « { $section } » doit être une liste de lignes
content-row = une ligne s’écrit { "{" } id = "…", … { "}" }
content-row-id = la ligne n’a pas d’identifiant (id)
content-id-letters = l’identifiant « { $id } » ne peut avoir que des lettres de a à z, des chiffres, _ et -
content-id-twice = l’identifiant « { $id } » y est deux fois
content-column = colonne inconnue « { $column } » ; les colonnes sont id, { $known }, confidence
content-flag = { $column } doit être true ou false
content-numbers = { $column } doit avoir { $n } nombres
content-number = { $column } doit être un nombre de { $low } à { $high }
content-word = « { $word } » ne va pas pour { $column } ; il faut { $known }
content-long = { $column } ne peut pas dépasser { $most } lettres
content-missing = « { $id } » n’a pas de { $column }
content-list = { $column } doit être une liste : [ … ]
content-text = { $column } doit être un texte entre guillemets
content-empty = { $column } ne peut pas être vide
content-taken = l’identifiant « { $id } » est déjà pris dans { $file }
content-no-row = { $file } : « { $section } » n’a pas de ligne avec l’identifiant « { $id } »
content-no-column = { $file } : « { $section } » n’a pas de colonne « { $column } »
content-cleared = { $file } : { $column } de « { $id } » ne peut pas être vide
content-value = { $file } : { $column } de « { $id } » n’est pas une valeur de table
