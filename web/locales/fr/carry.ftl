## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Ouvrez ce lien sur l’autre appareil, et vous y jouez la suite. Place : { $names }.
   *[other] Ouvrez ce lien sur l’autre appareil, et les places de cet écran vous y suivent : { $names }.
  }
carry-own = Pour vous seulement.
carry-own-why = Toute personne qui a ce lien peut jouer à votre place, maintenant et chaque fois que cette tablée rejoue.
carry-link = Lien vers votre place
carry-picture = Le lien vers votre place en code QR
carry-camera = Pointez ici l’appareil photo de l’autre appareil.
carry-both = Les deux appareils peuvent rester ouverts : ce que vous faites sur l’un se voit sur l’autre.
carry-lost = Le lien est tombé entre de mauvaises mains ? Gardez vos parties sous un nom : la place appartient alors à votre compte, et le lien n’ouvre plus rien.
carry-account = Cette place appartient à votre compte. Connectez-vous sur l’autre appareil sous le nom { $name }, et la table y est aussi.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Votre place vous suit
carried-none = Ce lien n’ouvre aucune place
carried-none-why = Il manque peut-être une partie du lien, ou la place a été libérée ou appartient maintenant à un compte. Copiez-le de nouveau sur l’appareil où vous jouez.
carried-two = Vous jouez déjà ici
carried-two-text = Votre place sur cet appareil : { $mine }. Le lien mène à celle-ci : { $theirs }. Un appareil ne peut avoir que l’une des deux à une table.
carried-two-lost = Si vous changez, cet appareil oublie cette place : { $mine }. Seul un autre appareil qui l’a peut alors la jouer.
carried-two-account = Si vous changez, votre compte garde cette place, sur les autres appareils où votre session est ouverte : { $mine }.
carried-stay = Continuer : { $names }
carried-take = Jouer : { $names }
