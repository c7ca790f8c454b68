mail-confirm =
    Bonjour { $name },

    ce code confirme votre adresse e-mail. Il est valable 30 minutes :

        { $code }

    Si vous ne l’avez pas demandé, ignorez cet e-mail.
    .subject = Confirmez votre adresse e-mail
mail-recover =
    Bonjour { $name },

    ce code donne un nouveau mot de passe à votre compte { $name }. Il sert une fois, pendant 30 minutes :

        { $code }

    Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste.
    .subject = Choisissez un nouveau mot de passe
