# Warum etwas gerade nicht geht, als Satz an den Spieler.

thing-fear-tiles = Furchtplättchen
thing-deck = Dein Nachziehstapel
thing-spot = { $spot } ({ $token })
thing-wall = Tempelplättchen: { $spot }
thing-assistant = Dein Assistent { $place }
thing-idols = Idole in deinen Kisten
thing-slots = Idolplätze
thing-pairs = Deine Tempelplättchen

why-first = Zuerst: { $first }
why-short = Dir fehlt noch: { $parts }.
why-short-guardian = Um den Wächter zu überwinden ({ $guardian }), fehlt dir noch: { $parts }.
why-occupied = Hier steht ein Archäologe: { $player }.
why-occupied-rival = Hier steht ein Archäologe des Rivalen.
why-no_tiles = Es gibt kein Stättenplättchen der Stufe { $level } mehr.
why-not_with_guardian = Du brauchst einen Archäologen bei dem Wächter: { $place }.
why-not_so_high = Einer deiner Forschungsmarker muss Reihe { $row } erreicht haben.
why-not_at_passage = Deine Lupe muss dort stehen, wo der Geheimgang beginnt: { $from }.
why-not_above_altar = Einer deiner Forschungsmarker muss Reihe { $row } hinter sich haben.
why-pair_short = Zwei Tempelplättchen bilden einen Idolplatz: { $n ->
    [one] { $n } Plättchen fehlt
   *[other] { $n } Plättchen fehlen
 }.
why-wrong_icon = Damit lässt sich das fällige Symbol nicht zahlen: { $due }.
why-wrong_icon-card = Mit der Karte lässt sich das fällige Symbol nicht zahlen: { $due }.
why-wrong_ware-item = Dieser Effekt gilt für Gegenstände.
why-wrong_ware-artifact = Dieser Effekt gilt für Artefakte.
why-wrong_ware-either = Dieser Effekt gilt für andere Karten.

why-reserved = Du brauchst es für die laufende Zahlung.
why-main_used = Deine Hauptaktion in diesem Zug ist schon gemacht.
why-no_archaeologist = Du hast keinen Archäologen mehr.
why-blocked = Dieses Feld ist bei dieser Spielerzahl gesperrt.
why-your_archaeologist = Dein Archäologe ist schon hier.
why-boon_used = Die Gunst dieses Wächters ist verbraucht.
why-boon_travels = Die Gunst dieses Wächters zahlt eine Reise: Entsende einen Archäologen.
why-pays_travel = Es ist aus diesem Zug übrig und zahlt nur Reisen.
why-with_site = Das Idol erhält, wer seine Stätte entdeckt.
why-with_space = Das Plättchen erhält der Marker, der sein Feld der Forschungsleiste erreicht.
why-deck_full = Dein Nachziehstapel fasst keine weiteren Karten.
why-on_deck = Sie liegt auf ihrem Stapel und muss erst in die Auslage kommen.
why-in_exile = Sie ist verbannt: Nur ein Effekt kann sie zurückholen.
why-in_play = Sie ist gespielt: Am Ende der Runde kommt sie zurück in deinen Nachziehstapel.
why-no_effect = Sie hat keinen Effekt: Sie zahlt nur Reisen.
why-by_effect = Das nutzt nur der Effekt einer Karte, eines Plättchens oder eines Forschungsfelds.
why-in_passage = Deine Lupe ist in einem Geheimgang und bewegt sich nicht mehr.
why-track_end = Der Marker hat das Ende der Leiste erreicht.
why-here = Der Marker ist schon hier.
why-passed = Forschungsmarker gehen nie zurück.
why-no_bridge = Vom Feld des Markers führt kein Weg hierher.
why-notebook_behind = Das Notizbuch darf die Lupe nicht überholen.
why-notebook_outside = Das Notizbuch betritt nie den Verlorenen Tempel.
why-no_token_there = Keiner deiner Forschungsmarker steht auf diesem Feld.
why-stack_empty = In diesem Stapel ist kein Plättchen mehr.
why-not_in_temple = Deine Lupe hat den Verlorenen Tempel noch nicht erreicht.
why-passage_used = Dieser Geheimgang wurde schon benutzt.
why-altar_full = Du hast schon drei dunkle Tafeln unter diesem Altar.
why-no_artifact = In der Auslage liegt kein Artefakt.
why-no_assistant = Du hast hier keinen Assistenten.
why-exhausted = Dieser Assistent ist erschöpft.
why-not_exhausted = Dieser Assistent ist nicht erschöpft.
why-gold = Dieser Assistent zeigt schon die Goldseite.
why-nothing_to_buy = Es gibt keine Karte, die dieser Assistent jetzt kaufen könnte.
why-slots_full = Alle deine Idolplätze sind belegt.
why-pays = Damit zahlst du Karten, Stätten, Wächter und Forschung: Wähle, was du zahlen willst.
