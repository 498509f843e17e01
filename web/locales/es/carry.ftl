## Taking one’s seat to another device

# The sheet of the device where one plays.
carry-text = { $seats ->
    [single] Abre este enlace en el otro dispositivo y sigues jugando allí: { $names }.
   *[other] Abre este enlace en el otro dispositivo y los asientos de esta pantalla van contigo: { $names }.
  }
carry-own = Solo para ti.
carry-own-why = Quien tenga este enlace puede jugar en tu lugar, ahora y cada vez que esta mesa vuelva a jugar.
carry-link = Enlace a tu asiento
carry-picture = El enlace a tu asiento como código QR
carry-camera = Apunta aquí con la cámara del otro dispositivo.
carry-both = Los dos dispositivos pueden quedar abiertos: lo que haces en uno se ve en el otro.
carry-lost = ¿El enlace ha caído en malas manos? Guarda tus partidas bajo un nombre: el asiento pasa a ser de tu cuenta y el enlace ya no abre nada.
carry-account = Este asiento es de tu cuenta. Entra en el otro dispositivo como { $name } y la mesa está también allí.

# The page behind that link, on the other device. Names are those of seats.
carried-title = Tu asiento va contigo
carried-none = Este enlace no abre ningún asiento
carried-none-why = Quizá falta una parte del enlace, o el asiento quedó libre o es ahora de una cuenta. Copia el enlace otra vez en el dispositivo en el que juegas.
carried-two = Ya juegas aquí
carried-two-text = En este dispositivo juegas como { $mine }; el enlace lleva al asiento de { $theirs }. Un dispositivo solo puede tener uno de los dos en una mesa.
carried-two-lost = Si cambias, este dispositivo olvida el asiento de { $mine }. Después, solo otro dispositivo que lo tenga puede seguir jugando con él.
carried-two-account = Si cambias, el asiento de { $mine } queda en tu cuenta, en los otros dispositivos en los que has entrado.
carried-stay = Seguir como { $names }
carried-take = Jugar como { $names }
