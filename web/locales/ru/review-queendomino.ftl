# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Выбрать участок «{ $what }».
deed-place = { $points ->
    [0] Присоединить участок «{ $what }».
    [one] Присоединить участок «{ $what }», сразу { $points } очко.
    [few] Присоединить участок «{ $what }», сразу { $points } очка.
    [many] Присоединить участок «{ $what }», сразу { $points } очков.
   *[other] Присоединить участок «{ $what }», сразу { $points } очка.
  }
deed-discard = Сбросить участок «{ $what }».
deed-tax = Собрать { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }. Рыцарей: { $knights }.
deed-build = Построить здание «{ $building }».
deed-bribe = Сжечь с помощью дракона здание «{ $building }».
deed-pass = Пропустить шаг «{ $step }».
