## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Öffne diesen Link auf dem anderen Gerät, dann spielst du dort weiter: { $names }.
   *[other] Öffne diesen Link auf dem anderen Gerät, dann kommen die Plätze dieses Bildschirms mit: { $names }.
  }
carry-own = Nur für dich.
carry-own-why = Wer diesen Link hat, kann für dich spielen, jetzt und immer, wenn ihr in dieser Besetzung wieder spielt.
carry-link = Link zu deinem Platz
carry-picture = Der Link zu deinem Platz als QR-Code
carry-camera = Richte die Kamera des anderen Geräts hierher.
carry-both = Beide Geräte dürfen offen bleiben: Was du auf dem einen tust, ist auf dem anderen zu sehen.
carry-lost = Ist der Link in falsche Hände geraten? Behalte deine Partien unter einem Namen: Dann gehört der Platz deinem Konto, und der Link öffnet nichts mehr.
carry-account = Dieser Platz gehört deinem Konto. Melde dich auf dem anderen Gerät als { $name } an, dann ist der Tisch auch dort.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Dein Platz kommt mit
carried-none = Dieser Link öffnet keinen Platz
carried-none-why = Vielleicht fehlt ein Teil des Links, oder der Platz wurde freigegeben oder gehört jetzt einem Konto. Kopiere den Link noch einmal auf dem Gerät, auf dem du spielst.
carried-two = Du spielst hier schon
carried-two-text = Auf diesem Gerät spielst du als { $mine }, der Link führt zum Platz von { $theirs }. Ein Gerät kann an einem Tisch nur einen davon haben.
carried-two-lost = Wenn du wechselst, vergisst dieses Gerät den Platz von { $mine }. Weiterspielen kann dort dann nur ein anderes Gerät, das ihn hat.
carried-two-account = Wenn du wechselst, bleibt der Platz von { $mine } bei deinem Konto, auf den anderen Geräten, auf denen du angemeldet bist.
carried-stay = Als { $names } weiterspielen
carried-take = Als { $names } spielen
