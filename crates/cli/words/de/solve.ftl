solved = Platz { $seat }: jetzt { $now }, sicher { $score } ({ $bound }; { $positions } Stellungen)
no-higher = kein höheres Ergebnis ist sicher
a-bound = eine Schranke: Die Zeit beendete die Suche
a-bound-others = eine Schranke: Andere können noch handeln
begin-with = beginne mit: { $line }
