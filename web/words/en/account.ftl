## settings

settings-theme = Appearance
settings-look = Look of the table
settings-look_note = If your system saves data or asks for more contrast, tables are drawn until you choose here.
settings-speed = Speed of animations
settings-motion = If your system asks for less motion, nothing moves, regardless of this setting.
settings-table = At the table
settings-careful = Confirm actions that cannot be undone
settings-thrifty = Ask once before I pass with something left to use
settings-guarded = A button that just appeared waits half a second before it works
settings-recap = Highlight in the log what happened since my last turn
settings-sound = Sounds
settings-ambience = Surf and birds at the table
settings-volume = Volume
settings-notify = Notify me when it is my turn and the page is in the background

## theme

theme-auto = as the system
theme-light = light
theme-dark = dark

## look

look-illustrated = illustrated
look-drawn = drawn on paper

## speed

speed-0 = none
speed-0-5 = slow
speed-1 = normal
speed-2 = fast

## account

account-guest = Guest
account-name = Name
account-password = Password
account-rename = Change name
account-renamed = Name changed.
account-webhook = Address to call when it is your turn
account-webhook_help = If you run your own program: the server calls this address when it is your turn.
account-save = Save
account-saved = Saved.
account-enter = Log in or make an account
account-why = With a name and a password you find your games again on any device. The games of this guest stay yours.
account-register = Make an account
account-login = Log in
account-logout = Log out
account-made = Your account is made.
account-logged_in = You are logged in.
account-logged_out = You are logged out.
account-data = Your data
account-export = Download everything
account-delete = Delete everything
account-delete_sure = Really delete everything?
account-you = You are logged in as { $name }.
account-you_guest = You are a guest here, called { $name }.
account-have = I have an account
account-new = I am new here
account-show = Show
account-password_help = At least 8 characters. A few words in a row are easy to remember and hard to guess.
account-wait = You can try again in { $time }.
account-second = Your account asks for a second step. Open your authenticator app and enter the code it shows.
account-code = Code of six digits
account-data_text = A file with everything this server knows about you. Deleting cannot be undone.

## profile

profile-title = Profile
profile-since = Here since { $date }
profile-by_game = Games and wins
profile-means = Mean and best scores
profile-mean = mean
profile-best = best
profile-latest = Latest games
profile-curve = Scores of the latest games
profile-kind =
    { $n ->
        [one] { $game }, { $n } player
       *[other] { $game }, { $n } players
    }
profile-rating = { $kind }: rating { $n } ± { $d }
profile-rank = rank { $n }
profile-game = game
profile-first = Play a first game
profile-by_board = Mean score by temple
profile-by_seat = Mean score by seat
profile-seat = seat { $n }
profile-liked = { $kind } ({ $game })
profile-no_names = The names of the favourite cards cannot be fetched now. Load the page again.
profile-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
profile-none = No finished game yet.
profile-bot_rating = { $kind }, against bots: rating { $n } ± { $d }
profile-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
profile-wins = { $n } won

## ratings

ratings-against = Against
ratings-people = People
ratings-bots = Bots
ratings-provisional = (provisional)
ratings-intro = People with an account, by game and number of players; bots have fixed ratings. After ± is the possible error of the estimate.
ratings-players = Players
ratings-name = Name
ratings-rating = Rating
ratings-games = Games

## name

name-label = Name others see
name-account = You log in with this name.
name-guest = A guest cannot use the name of an account.
name-profile = What you have played

## password

password-text = A new password logs out all your other devices.
password-now = Current password
password-new = New password
password-change = Change password
password-changed = Your password is changed. Your other devices are logged out.

## forgot

forgot-ask = Forgot your password?
forgot-title = Get your account back
forgot-by_code = With the recovery code
forgot-by_mail = By e-mail
forgot-code_text = When you made the account you were shown a recovery code. It lets you choose a new password.
forgot-mail_text = If an account has this e-mail address, a code to choose a new password is sent there.
forgot-no_mail = This server sends no e-mail. Without the recovery code the account cannot be recovered.
forgot-set = Set the new password
forgot-send = Send the code
forgot-sent = If an account has this address, the code is on its way.
forgot-done = Your new password is set, and you are logged in.

## recovery

recovery-title = Recovery code
recovery-text = The way back into your account if you forget the password.
recovery-code = Recovery code
recovery-renew = Make a new code
recovery-once = Keep this code somewhere safe: it opens your account if you forget the password. This is the only time it is shown. Any earlier code no longer works.
recovery-heading = Lost Temples: recovery code of { $name }

## once

once-download = Save as a file
once-kept = I have kept it

## sessions

sessions-title = Where you are logged in
sessions-text = If you do not know a device in this list, end it and change your password.
sessions-text_guest = This device, and devices that use one of your seat links.
sessions-here = This device
sessions-device = { $browser } on { $system }
sessions-unknown = Unknown device
sessions-link = A device with a seat link (seat { $seat })
sessions-table = to the table
sessions-used = Last used { $time }
sessions-since = since { $time }
sessions-only = You are not logged in on any other device.
sessions-end = Log out
sessions-end_others = Log out all other devices
sessions-end_all = Log out everywhere
sessions-end_all_sure = Really everywhere, this device too?
sessions-ended = That device is logged out.
sessions-ended_others = All other devices are logged out.
sessions-ended_all = You are logged out everywhere. Your seat links no longer work.

## totp

totp-title = Two-factor codes
totp-text = With these, a stolen password alone does not open your account: logging in also needs a code from your phone.
totp-on = Two-factor codes are on.
totp-off = Two-factor codes are off.
totp-begin = Turn on
totp-next = Go on
totp-end = Turn off
totp-qr = QR code for the authenticator app
totp-step_app = Open an authenticator app on your phone.
totp-step_scan = Scan the QR code, or enter this key:
totp-step_code = Enter the code that the app shows.
totp-confirm = Confirm and turn on
totp-is_on = Two-factor codes are on. Every login asks for one from now on.
totp-is_off = Two-factor codes are off.

## mail

mail-title = E-mail
mail-text = Used only to recover your account.
mail-address = E-mail address
mail-none = No address yet.
mail-add = Add an address
mail-change = Change the address
mail-send = Send a code there
mail-confirm = Confirm the address
mail-confirmed = The address is confirmed.
mail-code = Code from the e-mail
mail-remove = Remove
mail-sent = A code is on its way. Enter it to confirm the address.
mail-removed = The address is removed.

## webhook

webhook-title = For programs
webhook-removed = The webhook is removed.
webhook-secret = Secret of your webhook
webhook-once = Your program uses it to check that a call comes from this server. This is the only time it is shown; saving again makes a new one.
webhook-heading = Lost Temples: secret of the webhook { $address }
