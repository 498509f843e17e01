# One’s account: coming in, who is signed in, passkeys, data, the end.

account-title = Account
account-about = You need none to play. With one, your games come along to every browser, and rated games count.
account-way = How you come in
account-session = I have an account
account-account = New account
account-name = Name
account-password = Password
account-password-old = Password until now
account-password-new = New password
account-password-set = Set the password
account-password-why = At least { $least } characters. All other browsers are signed out.
account-show = Show
account-why = At least { $least } characters. Nobody can give you a lost password back.
account-come = Sign in
account-make = Make an account
account-passkey-in = Sign in with a passkey
account-passkey-make = With a passkey, without a password
account-no-passkey = No passkey was used. Try again, or take the password.
account-since = since { $date }
account-profile = My profile
account-out = Sign out
account-hide = Show others nothing but my name
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
account-data-title = What is kept
account-data = Keep all of it in a file
account-delete = Delete the account
account-delete-why = For good: the name, the ratings, everything you said. Others keep their games, with “…” in your place. Games that are going on are given up.
account-delete-name = Your name, to confirm
account-delete-now = Delete for good
account-taken = { $count ->
    [one] 1 game of this browser belongs to the account now.
   *[other] { $count } games of this browser belong to the account now.
  }
account-moderation = To the moderation
account-own = Make this account the owner’s
account-own-why = You came by the link of the console. Whoever owns the server names those who moderate.
account-held-mute = { $ending ->
    [never] You may not talk at tables any more.
   *[then] You may not talk at tables until { $until }.
  }
account-held-ban = { $ending ->
    [never] You may not sit down here any more.
   *[then] You may not sit down here until { $until }.
  }
