mail-confirm =
    Hallo { $name },

    dieser Code bestätigt deine E-Mail-Adresse. Er gilt 30 Minuten:

        { $code }

    Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.
    .subject = Bestätige deine E-Mail-Adresse
mail-recover =
    Hallo { $name },

    dieser Code setzt ein neues Passwort für dein Konto { $name }. Er gilt einmal, 30 Minuten lang:

        { $code }

    Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Dein Passwort bleibt.
    .subject = Setze ein neues Passwort
