# Choices of Domaine, as one tells somebody to make them.

deed-castle = { $whose ->
    [own] Поставить замок на { $square }.
   *[neutral] Поставить нейтральный замок на { $square }.
  }
deed-guard = Поставить его рыцаря на { $square }.
deed-sell = Продать «{ $card }» за { $ducats ->
    [one] { $ducats } дукат
    [few] { $ducats } дуката
    [many] { $ducats } дукатов
   *[other] { $ducats } дуката
  }.
deed-card = Разыграть «{ $use }» за { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
    [many] { $price } дукатов
   *[other] { $price } дуката
  }.
deed-take = Взять «{ $card }» из Канцелярии.
deed-draw = Взять карту из колоды.
deed-end = Не разыгрывать остальное на карте.
deed-knight = { $price ->
    [0] Поставить рыцаря на { $square }.
   *[other] Поставить рыцаря на { $square }, в лес за дукат.
  }
deed-border = Поставить границу между { $first } и { $second }.
deed-expand = { $taken ->
    [yes] Расширить владение { $castle }, забрать { $square }. Хозяин квадрата: { $owner }.
   *[no] Расширить владение { $castle }, забрать { $square }.
  }
deed-desert = Сманить рыцаря с { $knight } (хозяин: { $owner }) и поставить своего на { $square }.
deed-ally = Заключить союз между владениями { $castle } и { $target }. Союзник: { $owner }.
