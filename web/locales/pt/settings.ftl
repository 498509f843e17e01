# As definições e o que cada uma quer dizer.

settings-seen = É assim que fica
settings-language-lost = Sem rede não é possível descarregar { $name }. A língua fica como está.
settings-size = Tamanho do texto e das peças
settings-size-letter = A
settings-size-90 = Pequeno, { $percent } por cento
settings-size-100 = Tamanho habitual
settings-size-115 = Grande, { $percent } por cento
settings-size-130 = Muito grande, { $percent } por cento
settings-pace-why-slow = Cerca de dois segundos por ação.
settings-pace-why-plain = Quase um segundo por ação.
settings-pace-why-quick = A mesa mostra de imediato como tudo está.
settings-pace-why-click = Cada ação espera pelo teu clique.
settings-signs = Padrões marcados
settings-signs-why = Um sinal em cada quadrado, para todos os olhos.
settings-again = O segundo clique confirma
settings-again-why = Clica outra vez no dominó ou no quadrado que escolheste. Sem isto, um só clique escolhe e confirma.
settings-calm-why = As peças aparecem onde ficam.
settings-keys = Teclas soltas ativas
settings-keys-why = As letras, os algarismos e os sinais do teclado têm efeito à mesa. As setas, Enter e Escape têm sempre.
settings-captions = Legendas
settings-captions-why = O que um som diz aparece por um momento em palavras.
