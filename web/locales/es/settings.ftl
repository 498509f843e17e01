# Los ajustes y lo que significa cada uno.

settings-seen = Así se ve ahora
settings-language-lost = Sin red no se puede descargar { $name }. El idioma se queda como está.
settings-size = Tamaño del texto y de las piezas
settings-size-letter = A
settings-size-90 = Pequeño, { $percent } por ciento
settings-size-100 = Tamaño habitual
settings-size-115 = Grande, { $percent } por ciento
settings-size-130 = Muy grande, { $percent } por ciento
settings-pace-why-slow = Unos dos segundos por acción.
settings-pace-why-plain = Casi un segundo por acción.
settings-pace-why-quick = La mesa muestra al instante cómo está todo.
settings-pace-why-click = Cada acción espera tu clic.
settings-signs = Dibujos marcados
settings-signs-why = Un signo en cada cuadrado, para cualquier vista.
settings-again = El segundo clic confirma
settings-again-why = Haz clic otra vez en la ficha o el cuadrado elegidos. Sin esto, un solo clic elige y confirma.
settings-calm-why = Las piezas aparecen donde van.
settings-keys = Teclas sueltas activas
settings-keys-why = Las letras, cifras y signos del teclado actúan en la mesa. Las flechas, Intro y Escape actúan siempre.
settings-captions = Subtítulos
settings-captions-why = Lo que dice un sonido se muestra un momento en palabras.
