# An owner's box of the Queendomino family: checked and kept.

box-text = Alcuni numeri sulle nostre tessere edificio sono stime. Se hai il gioco davanti, correggili: tutti potranno giocare con la tua scatola.
box-part = Parte della scatola
box-tiles = Tessere edificio
box-dominoes = Tessere domino
box-tiles-text = { $count ->
    [one] Di questa tessera non siamo certi. Guarda il lato grigio: quanti cavalieri e torri mostra?
   *[other] Di queste { $count } tessere non siamo certi. Guarda il lato grigio di ciascuna: quanti cavalieri e torri mostra?
  }
box-copies = { $count } copie
box-knights = Cavalieri: { $name }
box-towers = Torri: { $name }
box-tax = Monete di tassa: { $name }
box-tax-none = nessuna
box-tax-knight = per cavaliere
box-tax-tower = per torre
box-sum = { $knights ->
    [one] Su tutte le tessere insieme: 1 cavaliere, { $towers ->
        [one] 1 torre.
       *[other] { $towers } torri.
      }
   *[other] Su tutte le tessere insieme: { $knights } cavalieri, { $towers ->
        [one] 1 torre.
       *[other] { $towers } torri.
      }
  }
box-dominoes-text = Scrivi il numero sul retro di una tessera che è diversa. La scatola deve avere ancora lo stesso numero di caselle di ogni tipo.
box-number = Numero
box-half-0 = Paesaggio della prima metà
box-half-1 = Paesaggio della seconda metà
box-crowns = Corone
box-changed = Tessere cambiate
box-as-printed = Come prima
box-too-many = { $crowns ->
    [one] { $box }: { $count } di troppo, { $terrain } con 1 corona.
   *[other] { $box }: { $count } di troppo, { $terrain } con { $crowns } corone.
  }
box-missing = { $crowns ->
    [one] { $box }: { $count } in meno, { $terrain } con 1 corona.
   *[other] { $box }: { $count } in meno, { $terrain } con { $crowns } corone.
  }
box-odd = I conti delle tessere non tornano ancora.
box-count = { $count ->
    [0] Finora nulla è diverso.
    [one] 1 correzione.
   *[other] { $count } correzioni.
  }
box-name = Nome della scatola
box-name-plain = La mia scatola
box-keep = Salva la scatola
box-kept = { $name }: salvata. Sceglila quando apparecchi un tavolo.

## Refusals

refusal-box-unknown = Qui non c’è nessuna scatola con quel nome.
refusal-box-taken = C’è già una scatola con quel nome. Scegline un altro.
refusal-box-full = Qui non si possono salvare altre scatole.
refusal-box-wrong = Non può essere una scatola: { $problem }
