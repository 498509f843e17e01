# La mesa en palabras: lo que se lee en voz alta y las teclas para ello.

reading-none = No hay nada de eso en esta mesa.
reading-nowhere = El foco no está en ningún cuadrado.
reading-nothing = nada
reading-row = Fila { $row }
reading-column = Columna { $column }
reading-squares = Cuadrados: { $what }
reading-pair = { $what }. { $more }
reading-territory = { $terrain }, { $squares ->
    [one] 1 cuadrado
   *[other] { $squares } cuadrados
  }, { $crowns ->
    [0] ninguna corona
    [one] 1 corona
   *[other] { $crowns } coronas
  }
reading-castles = { $owner ->
    [nobody] Castillos neutrales: { $list }
   *[other] Castillos de { $name }: { $list }
  }
reading-knights = { $owner ->
    [nobody] Caballeros neutrales: { $list }
   *[other] Caballeros de { $name }: { $list }
  }
reading-borders = Fronteras entre: { $list }
reading-border = { $first } y { $second }
reading-walls = Fronteras con: { $list }
reading-beside = Al lado: { $list }
reading-buildings = Edificios: { $list }
reading-extent = Ancho { $columns }, alto { $rows }; { $size } como máximo
reading-taken = { $when ->
    [over] { $order }. { $domino }, { $name }, turno jugado
    [now] { $order }. { $domino }, { $name }, turno en curso
   *[later] { $order }. { $domino }, { $name }
  }
reading-open = { $order }. { $domino }, libre
reading-keys = Teclas
reading-keys-off = Las teclas sueltas están desactivadas en los ajustes. Todo tiene también un botón.
reading-key-o = lee lo que es tuyo
reading-key-l = lee lo que se puede tomar: líneas o cartas
reading-key-g = lee el tablero común
reading-key-p = lee lo que tienen los demás
key-space = Espacio
key-does-walk = de cuadrado en cuadrado
key-does-confirm = elige y después confirma
key-does-clear = suelta lo elegido
key-does-turn = gira la ficha de dominó
key-does-digit = elige por el puesto en el orden o por el precio
key-does-skip = omite el paso
key-does-undo = deshace
key-does-hint = pide una pista
key-does-card = elige una carta de la mano
key-does-use = elige qué hacer con ella; B, la otra cosa
key-does-end = deja el resto de la carta
key-does-sell = elige venderla
key-does-back = una acción atrás
key-does-on = una acción adelante
key-does-hold = detiene lo que hacen los demás o lo deja seguir
key-does-sheet = abre la mesa en palabras
key-does-about = lee el cuadrado enfocado y el terreno al que pertenece
