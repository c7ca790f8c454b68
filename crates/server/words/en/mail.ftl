mail-confirm =
    Hello { $name },

    this code confirms your e-mail address. It is good for 30 minutes:

        { $code }

    If you did not ask for it, ignore this e-mail.
    .subject = Confirm your e-mail address
mail-recover =
    Hello { $name },

    this code sets a new password for your account { $name }. It is good once, for 30 minutes:

        { $code }

    If you did not ask for it, ignore this e-mail: your password stays.
    .subject = Set a new password
