// Malay words of the area `recovery`.

import type { recovery as en } from '../en/recovery.ts'
import type { SameKeys } from '../same-keys.ts'

export const recovery: SameKeys<typeof en> = {
  title: 'Dapatkan semula akaun',
  intro:
    'Untuk sesiapa yang tidak lagi mempunyai e-mel, pengesahan kedua atau kata laluan akaun. Dua kakitangan kami menyemaknya, semua hubungan yang diketahui dimaklumkan, dan selepas beberapa hari menunggu hanya anda yang menetapkan yang baharu melalui pautan.',
  reachable: 'E-mel yang boleh anda baca sekarang',
  reachableHint:
    'Pautan dihantar ke sini. Jika ia bukan alamat akaun anda, ia akan menjadi alamat akaun.',
  whatLost: 'Apa yang anda tidak lagi miliki?',
  lostEmail: 'E-mel akaun',
  lostPassword: 'Kata laluan log masuk',
  lostPhone: 'Nombor telefon',
  lostFactor: 'Apl pengesah atau kunci laluan',
  lostFundPassword: 'Kata laluan pengeluaran',
  chooseOne: 'Pilih sekurang-kurangnya satu.',
  note: 'Apa yang berlaku (pilihan)',
  ask: 'Minta bantuan',
  askedTitle: 'Permintaan telah dicatat',
  askedText:
    'Jika akaun itu wujud dan maklumat anda mencukupi, kami akan menghubungi anda di {{email}}. Sehingga itu tiada apa-apa yang berubah.',
  photosTitle: 'Foto dokumen anda',
  photosText:
    'Diperlukan jika tiada kata laluan dan e-mel akaun: hadapan, belakang, dan anda memegangnya. Hanya penyemak melihatnya. Tambah dalam masa sejam, paling banyak {{count}}.',
  photosSent: 'Foto dihantar: {{count}}',
  haveLink: 'Saya ada kod daripada e-mel',
  linkField: 'Kod daripada e-mel',
  setTitle: 'Tetapkan semula akses',
  setText:
    'Ini berfungsi sekali sahaja. Selepas itu semua peranti dilog keluar dan pengeluaran ditangguhkan selama 24 jam.',
  emailBecomes: 'E-mel akaun selepas ini: {{email}}',
  newPhone: 'Nombor telefon baharu',
  set: 'Tetapkan sekarang',
  doneTitle: 'Akses anda telah ditetapkan semula',
  doneText: 'Log masuk dengannya. Pengeluaran ditangguhkan selama 24 jam.',
  stopTitle: 'Ini bukan saya',
  stopText:
    'Ini menghentikan bantuan yang diminta untuk akaun anda. Tiada apa-apa padanya yang berubah.',
  stop: 'Hentikan',
  stoppedTitle: 'Dihentikan',
  stoppedText:
    'Tiada apa-apa yang berubah. Jika seseorang mungkin tahu kata laluan anda, tukar sekarang.',
  ownTitle: 'Akses kepada akaun anda telah diminta',
  ownPending: 'Diminta pada {{time}} dari {{contact}}. Kakitangan kami sedang menyemaknya.',
  ownApproved:
    'Diluluskan. Pada {{time}} pautan untuk menetapkan semula akses dihantar ke {{contact}}.',
}
