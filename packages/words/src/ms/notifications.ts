// Malay words of the area `notifications`.

import type { notifications as en } from '../en/notifications.ts'

import type { SameKeys } from '../same-keys.ts'

export const notifications: SameKeys<typeof en> = {
  title: 'Pemberitahuan',
  intro:
    'Semuanya tersimpan dalam apl di bawah Mesej. Di sini anda memilih apa lagi yang sampai kepada anda, dan bagaimana.',
  kinds: 'Apa yang anda terima',
  app: 'Dalam apl',
  push: 'Notifikasi',
  mail: 'E-mel',
  security: 'Keselamatan akaun',
  money: 'Deposit dan pengeluaran',
  margin: 'Margin call dan tutup paksa',
  orders: 'Pesanan: dilaksanakan, dibatalkan, ambil untung, henti rugi',
  options: 'Keputusan opsyen',
  account: 'Akaun demo dan peneraju',
  alerts: 'Amaran harga',
  chat: 'Jawapan khidmat pelanggan',
  terms: 'Perubahan syarat',
  routine: 'Rutin: yuran semalaman, gaji, salinan ditutup',
  secondNeeded:
    'Notifikasi atau e-mel kekal hidup supaya berita tentang wang anda sampai kepada anda.',
  mailInstead: 'Selagi tiada peranti menerima notifikasi, e-mel dihantar sebagai ganti.',
  appHint: 'Mati: mesej disimpan, tetapi tidak ditunjukkan sebagai baharu.',
  quietText:
    'Tiada notifikasi pada waktu ini. Margin call dan keselamatan tetap dihantar; yang masih berguna dihantar selepasnya.',
  quietOn: 'Waktu senyap',
  quietFrom: 'Dari',
  quietUntil: 'Hingga',
  quietZone: 'Mengikut {{zone}}',
  quietSame: 'Masa mula dan tamat mesti berbeza.',
  save: 'Simpan waktu senyap',
  device: 'Peranti ini',
  deviceWhy:
    'Fairtick boleh memberitahu anda tentang margin call, pesanan dan wang anda walaupun ia ditutup. Yang muncul pada skrin tidak menyebut jumlah.',
  turnOn: 'Hidupkan pemberitahuan',
  turnOff: 'Matikan pada peranti ini',
  isOn: 'Peranti ini menerima pemberitahuan.',
  devices: 'Peranti yang menerima pemberitahuan: {{count}}',
  denied:
    'Pelayar anda menyekat pemberitahuan laman ini. Benarkannya dalam tetapan laman pada pelayar, kemudian kembali ke sini.',
  unsupported:
    'Pelayar ini tidak dapat menerima pemberitahuan. Semuanya tersimpan dalam apl, dan e-mel juga sampai kepada anda.',
  iosInstall:
    'Pada iPhone dan iPad, hanya apl yang dipasang menerima pemberitahuan, dari iOS 16.4. Tambah Fairtick ke skrin utama, buka dari situ, dan kembali ke halaman ini.',
  installWay: 'Cara memasang apl',
  failed: 'Perkhidmatan notifikasi pelayar tidak dapat dihubungi. Cuba lagi kemudian.',
  saved: 'Disimpan.',
}
