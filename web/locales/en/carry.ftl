## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Open this link on the other device, and you play on there as { $names }.
   *[other] Open this link on the other device, and the seats of this screen come along: { $names }.
  }
carry-own = For you alone.
carry-own-why = Whoever has this link can play in your place, now and whenever these players play again.
carry-link = Link to your seat
carry-picture = The link to your seat as a QR code
carry-camera = Point the other device’s camera here.
carry-both = Both devices may stay open: what you do on one is seen on the other.
carry-lost = Has the link got into the wrong hands? Keep your games under a name: the seat then belongs to your account, and the link opens nothing any more.
carry-account = This seat belongs to your account. Sign in on the other device as { $name }, and the table is there, too.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Your seat comes along
carried-none = This link opens no seat
carried-none-why = Part of the link may be missing, or the seat was freed or belongs to an account now. Copy the link again on the device where you play.
carried-two = You already play here
carried-two-text = On this device you play as { $mine }; the link is to the seat of { $theirs }. A device can have only one of them at a table.
carried-two-lost = If you change, this device forgets the seat of { $mine }. Only another device that has it can then play on with it.
carried-two-account = If you change, the seat of { $mine } stays with your account, on the other devices where you are signed in.
carried-stay = Go on as { $names }
carried-take = Play as { $names }
