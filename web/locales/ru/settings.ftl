# Настройки и что значит каждая из них.

settings-seen = Так это выглядит
settings-language-lost = { $name }: без сети этот язык не загрузить. Язык остаётся прежним.
settings-size = Размер текста и фишек
settings-size-letter = А
settings-size-90 = Мелкий, { $percent } процентов
settings-size-100 = Обычный размер
settings-size-115 = Крупный, { $percent } процентов
settings-size-130 = Очень крупный, { $percent } процентов
settings-pace-why-slow = Около двух секунд на действие.
settings-pace-why-plain = Чуть меньше секунды на действие.
settings-pace-why-quick = Стол сразу показывает, как всё стоит.
settings-pace-why-click = Каждое действие ждёт вашего щелчка.
settings-signs = Заметные знаки
settings-signs-why = Знак на каждом квадрате — для любых глаз.
settings-again = Второй щелчок подтверждает
settings-again-why = Щёлкните выбранный участок или квадрат ещё раз. Без этого один щелчок выбирает и подтверждает.
settings-calm-why = Фишки появляются сразу на своём месте.
settings-keys = Одиночные клавиши действуют
settings-keys-why = Буквы, цифры и знаки клавиатуры что-то делают за столом. Стрелки, Enter и Escape действуют всегда.
settings-captions = Подписи к звукам
settings-captions-why = О чём говорит звук, ненадолго показано словами.
