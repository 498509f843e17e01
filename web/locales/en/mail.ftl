# An address for email, on the page of an account, and the pages that links in emails lead to.

mail-title = Notices by email
mail-about = In games with hours or days for each turn, an email tells you when one is waiting. No other comes for that game until you have looked at it.
mail-now = Emails go to { $address }.
mail-wanted = An email with a link has been sent to { $address }. Once you have opened it, notices go there.
mail-lost = No email could be sent to { $address }. Perhaps the address is misspelt.
mail-address = Email address
mail-other = Another email address
mail-give = Send me the link
mail-remove = Stop writing to me
mail-confirm-title = Confirm your address
mail-confirm-about = Press the button, and an email tells you when a game with hours or days for each turn is waiting.
mail-confirm-do = Yes, write to me
mail-confirm-done = Your address is confirmed.
mail-stop-title = No more emails
mail-stop-about = Press the button, and no more emails come from here.
mail-stop-do = Stop writing to me
mail-stop-done = No more emails will come. All data about your address is deleted.
mail-none = This page is opened by a link in an email.
mail-account = Go to your account
