options-clock = eine Uhr gibt mindestens eine Millisekunde und höchstens tausend Jahre
options-level = die Stufe des Bots nach Zeitablauf ist ein kurzes Wort aus a-z, 0-9, _ und -
options-rated-dealt = eine gewertete Partie wird vom Tisch ausgeteilt, und niemand hat zwei ihrer Plätze
options-rated-help = eine gewertete Partie hat keine Tipps, keine Rücknahme nach einer Aufdeckung und keinen Bot, der bei Zeitablauf weiterspielt
clock-none = „{ $text }“ ist keine Uhr: 20+10 sind 20 Minuten und 10 Sekunden mehr je Zug, 60s sind 60 Sekunden je Entscheidung
