# Une adresse de courriel, sur la page du compte, et les pages où mènent les liens des courriels.

mail-title = Notifications par courriel
mail-about = Dans les parties où chaque tour dure des heures ou des jours, un courriel vous dit que l’une d’elles attend. Puis plus aucun pour cette partie, tant que vous ne l’avez pas regardée.
mail-now = Les courriels vont à { $address }.
mail-wanted = Un courriel avec un lien est parti pour { $address }. Une fois le lien ouvert, les notifications y arriveront.
mail-lost = Aucun courriel n’a pu aller à { $address }. L’adresse est peut-être mal écrite.
mail-address = Adresse de courriel
mail-other = Une autre adresse de courriel
mail-give = M’envoyer le lien
mail-remove = Ne plus m’écrire
mail-confirm-title = Confirmez votre adresse
mail-confirm-about = Appuyez sur le bouton, et un courriel vous dira quand une partie où chaque tour dure des heures ou des jours vous attend.
mail-confirm-do = Oui, écrivez-moi
mail-confirm-done = Votre adresse est confirmée.
mail-stop-title = Plus de courriels
mail-stop-about = Appuyez sur le bouton, et plus aucun courriel ne viendra d’ici.
mail-stop-do = Ne plus m’écrire
mail-stop-done = Plus aucun courriel ne viendra. Ce qu’on savait de votre adresse est effacé.
mail-none = Cette page s’ouvre par le lien d’un courriel.
mail-account = Vers le compte
