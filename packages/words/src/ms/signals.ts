// Malay words of the area `signals`.

import type { signals as en } from '../en/signals.ts'
import type { SameKeys } from '../same-keys.ts'

export const signals: SameKeys<typeof en> = {
  tab: 'Isyarat',
  about:
    'Pandangan peneraju tentang harga. Ia pendapat mereka, bukan nasihat, dan tiada siapa dimaklumkan apabila ia disiarkan.',
  instrument: 'Instrumen',
  allInstruments: 'Semua instrumen',
  empty: 'Belum ada siaran di sini.',
  footnote:
    'Siaran tidak boleh diubah. Yang ditarik balik, disembunyikan atau tersilap kekal dalam senarai.',
  priceThen: 'Harga ketika itu (tik {{seq}})',
  priceNow: 'Harga sekarang',
  change: 'Perubahan harga sejak itu',
  held: 'Ketika itu peneraju memegang:',
  heldNothing: 'Ketika itu peneraju tidak memegang instrumen ini.',
  heldLots: '{{lots}} lot, purata {{price}}',
  withdrawn: 'Ditarik balik oleh peneraju',
  hidden: 'Disembunyikan oleh moderasi',
  report: 'Laporkan',
  reported: 'Anda telah melaporkannya.',
  reportTitle: 'Laporkan siaran ini',
  reportText:
    'Seseorang di Fairtick akan melihatnya. Peneraju tidak diberitahu siapa yang melaporkan.',
  reportWhy: 'Apa masalahnya?',
  reportSend: 'Hantar laporan',
  reportDone: 'Terima kasih. Kami akan melihatnya.',
  reasonClaim: 'Ia menyebut hasil, peratusan atau wang, atau menjanjikan untung',
  reasonContact: 'Ia membawa kepada maklumat hubungan atau laman lain',
  reasonUntrue: 'Apa yang dinyatakan sebagai fakta tidak benar',
  reasonInsult: 'Ia menghina atau mengugut seseorang',
  reasonSpam: 'Ia berulang-ulang atau tidak berkaitan',
  withdraw: 'Tarik balik',
  withdrawTitle: 'Tarik balik siaran ini?',
  withdrawText:
    'Teksnya hilang selama-lamanya. Bahawa siaran itu pernah ada, dengan harga dan masanya, kekal dalam senarai semua orang.',
  compose: 'Siarkan isyarat',
  composeNote: 'Anda peneraju dengan akaun ini, jadi anda boleh menyiarkan di sini.',
  composeFacts:
    'Harga, dan apa yang anda pegang dalam instrumen ini, ditambah daripada rekod kami dan ditunjukkan bersama teks anda. Siaran tidak boleh diubah.',
  direction: 'Arah',
  words: 'Pandangan anda',
  wordsHint:
    'Paling banyak {{count}} aksara. Tiada peratusan, jumlah wang, hasil, pautan atau maklumat hubungan.',
  publish: 'Siarkan',
  published: 'Telah disiarkan.',
  unanswered: 'Tiada jawapan. Cubaan semula hanya dilakukan sekali.',
}
