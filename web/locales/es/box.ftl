# An owner's box of the Queendomino family: checked and kept.

box-text = Algunos números de nuestras fichas de edificio son estimaciones. Si tienes el juego delante, corrígelos: así cualquiera podrá jugar con tu caja.
box-part = Parte de la caja
box-tiles = Fichas de edificio
box-dominoes = Fichas de dominó
box-tiles-text = Estas { $count } fichas no las conocemos con certeza. Mira la cara gris de cada una: ¿cuántos caballeros y torres muestra?
box-copies = { $count ->
    [one] hay 1
   *[other] hay { $count }
  }
box-knights = Caballeros: { $name }
box-towers = Torres: { $name }
box-tax = Monedas por impuestos: { $name }
box-tax-none = ninguna
box-tax-knight = por caballero
box-tax-tower = por torre
box-sum = En todas las fichas: { $knights ->
    [one] 1 caballero
   *[other] { $knights } caballeros
  }, { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
  }.
box-dominoes-text = Introduce el número del reverso de una ficha que sea distinta. La caja debe seguir teniendo el mismo número de cuadrados de cada tipo.
box-number = Número
box-half-0 = Primera mitad
box-half-1 = Segunda mitad
box-crowns = Coronas
box-changed = Fichas cambiadas
box-as-printed = Como antes
box-too-many = { $crowns ->
    [0] { $box }: { $terrain } sin corona, { $count } de más.
    [one] { $box }: { $terrain } con 1 corona, { $count } de más.
   *[other] { $box }: { $terrain } con { $crowns } coronas, { $count } de más.
  }
box-missing = { $crowns ->
    [0] { $box }: { $terrain } sin corona, { $count } de menos.
    [one] { $box }: { $terrain } con 1 corona, { $count } de menos.
   *[other] { $box }: { $terrain } con { $crowns } coronas, { $count } de menos.
  }
box-odd = Las fichas de dominó aún no cuadran.
box-count = { $count ->
    [0] De momento nada es distinto.
    [one] 1 corrección.
   *[other] { $count } correcciones.
  }
box-name = Nombre de la caja
box-name-plain = Mi caja
box-keep = Guardar la caja
box-kept = { $name } está guardada. Elígela al preparar una mesa.

## Refusals

refusal-box-unknown = Aquí no hay ninguna caja con ese nombre.
refusal-box-taken = Ya hay una caja con ese nombre. Elige otro.
refusal-box-full = Aquí no se pueden guardar más cajas.
refusal-box-wrong = Eso no puede ser una caja: { $problem }
