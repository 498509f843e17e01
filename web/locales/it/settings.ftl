# Le impostazioni e che cosa vuol dire ognuna.

settings-seen = Ecco come appare
settings-language-lost = Senza rete non si può scaricare { $name }. La lingua resta quella di prima.
settings-size = Grandezza di testo e pezzi
settings-size-letter = A
settings-size-90 = Piccola, { $percent } per cento
settings-size-100 = Grandezza abituale
settings-size-115 = Grande, { $percent } per cento
settings-size-130 = Molto grande, { $percent } per cento
settings-pace-why-slow = Circa due secondi per azione.
settings-pace-why-plain = Quasi un secondo per azione.
settings-pace-why-quick = Il tavolo mostra subito come stanno le cose.
settings-pace-why-click = Ogni azione aspetta il tuo clic.
settings-signs = Motivi marcati
settings-signs-why = Un segno su ogni casella, per tutti gli occhi.
settings-again = Il secondo clic conferma
settings-again-why = Fai clic ancora una volta sulla tessera o sulla casella scelta. Senza questo, un solo clic sceglie e conferma.
settings-calm-why = I pezzi appaiono dove vanno.
settings-keys = Tasti singoli attivi
settings-keys-why = Lettere, cifre e segni della tastiera agiscono al tavolo. Frecce, Invio ed Esc agiscono sempre.
settings-captions = Sottotitoli
settings-captions-why = Quello che dice un suono compare per un momento in parole.
