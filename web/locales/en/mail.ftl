# An address for mail, on the page of an account, and the pages that links in mails lead to.

mail-title = Notices by mail
mail-about = In games with hours or days for each turn, a mail tells you that one waits. Then none comes for that game until you have looked at it.
mail-now = Mails go to { $address }.
mail-wanted = A mail with a link has gone to { $address }. Once you have opened it, notices go there.
mail-address = Mail address
mail-other = Another mail address
mail-give = Send me the link
mail-remove = Write to me no more
mail-confirm-title = Confirm your address
mail-confirm-about = Press the button, and a mail tells you when a game of hours or days waits for you.
mail-confirm-do = Yes, write to me
mail-confirm-done = Your address is confirmed.
mail-stop-title = No more mails
mail-stop-about = Press the button, and no more mails come from here.
mail-stop-do = Write to me no more
mail-stop-done = No more mails come. What was known of your address is deleted.
mail-none = This page is opened by a link in a mail.
mail-account = To the account
