# Um endereço de e-mail, na página da conta, e as páginas a que levam os links dos e-mails.

mail-title = Avisos por e-mail
mail-about = Nas partidas com horas ou dias por turno, um e-mail diz-te que uma espera. Depois não chega mais nenhum dessa partida até a teres visto.
mail-now = Os e-mails vão para { $address }.
mail-wanted = Um e-mail com um link foi enviado para { $address }. Assim que o abrires, os avisos vão para lá.
mail-lost = Não foi possível enviar um e-mail para { $address }. Talvez o endereço esteja mal escrito.
mail-address = Endereço de e-mail
mail-other = Outro endereço de e-mail
mail-give = Envia-me o link
mail-remove = Não me escrevas mais
mail-confirm-title = Confirma o teu endereço
mail-confirm-about = Carrega no botão e um e-mail diz-te quando uma partida com horas ou dias por turno espera por ti.
mail-confirm-do = Sim, escreve-me
mail-confirm-done = O teu endereço está confirmado.
mail-stop-title = Sem mais e-mails
mail-stop-about = Carrega no botão e não chegam mais e-mails daqui.
mail-stop-do = Não me escrevas mais
mail-stop-done = Não chegam mais e-mails. O que se sabia do teu endereço foi apagado.
mail-none = Esta página abre-se pelo link de um e-mail.
mail-account = Para a conta
