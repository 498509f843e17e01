# Choices in the Queendomino family, as one tells somebody to make them.

deed-claim = Выбрать: { $what }.
deed-place = { $points ->
    [0] Присоединить: { $what }.
    [one] Присоединить: { $what }, сразу { $points } очко.
    [few] Присоединить: { $what }, сразу { $points } очка.
    [many] Присоединить: { $what }, сразу { $points } очков.
   *[other] Присоединить: { $what }, сразу { $points } очка.
  }
deed-discard = Сбросить: { $what }.
deed-tax = Собрать { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
  }. Рыцарей: { $knights }.
deed-build = Построить: { $building }.
deed-bribe = Сжечь с помощью дракона: { $building }.
deed-pass = Пропустить шаг: { $step }.
