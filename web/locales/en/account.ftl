# One’s account: signing in, where one is signed in, passkeys, data, deleting it.

account-title = Account
account-about = You do not need one to play. With one, your games follow you to every browser, and rated games count.
account-way = How you sign in
account-session = I have an account
account-account = New account
account-name = Name
account-password = Password
account-password-old = Current password
account-password-new = New password
account-password-set = Set the password
account-password-why = At least { $least } characters. All other browsers will be signed out.
account-password-wrong = The current password is wrong.
account-password-done = The password is set. All other browsers are signed out.
account-show = Show
account-why = At least { $least } characters. Nobody can recover a lost password for you.
account-come = Sign in
account-make = Create an account
account-passkey-in = Sign in with a passkey
account-passkey-make = Use a passkey instead of a password
account-no-passkey = No passkey was used. Try again, or use your password.
account-passkey-none = No passkey was made. A security key needs a PIN of its own for that, and not every key can keep one. Try another key, or use a password.
account-passkey-known = This device already has a passkey for this account.
account-since = since { $date }
account-profile = My profile
account-rename = Change the name
account-rename-new = New name
account-rename-why = At tables where you already sit, your name stays as it is.
account-rename-done = The name is changed.
account-out = Sign out
account-hide = Show others only my name
account-sessions = Signed in
account-browser = A browser
account-here = this one
account-used = last used { $date }
account-end = Sign out there
account-end-there = Sign out there: { $label }
account-end-all = Sign out everywhere else
account-passkeys = Passkeys
account-passkey-since = Passkey since { $date }
account-add = Add a passkey
account-remove = Remove
account-remove-of = Remove: { $passkey }
account-data-title = Your data
account-data = Save all of it to a file
account-delete = Delete the account
account-delete-why = This deletes your name, your ratings, your list of games and everything you said, for good. Others keep their games, with “…” in your place. Games in progress are given up.
account-delete-name = Your name, to confirm
account-delete-now = Delete for good
account-deleted = The account has been deleted.
account-taken = { $count ->
    [one] 1 game from this browser now belongs to the account.
   *[other] { $count } games from this browser now belong to the account.
  }
account-moderation = Moderation
account-own = Make this the owner’s account
account-own-why = You opened the link from the console. The owner of the server names its moderators.
account-held-mute = { $ending ->
    [never] You may no longer talk at tables.
   *[then] You may not talk at tables until { $until }.
  }
account-held-ban = { $ending ->
    [never] You may no longer sit down or talk here.
   *[then] You may not sit down or talk here until { $until }.
  }
