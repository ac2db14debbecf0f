// Malay words of the area `security`.

import type { security as en } from '../en/security.ts'
import type { SameKeys } from '../same-keys.ts'

export const security: SameKeys<typeof en> = {
  title: 'Pengesahan dua langkah',
  intro: 'Diminta semasa log masuk, pengeluaran dan perubahan tetapan keselamatan.',
  heldUntil: 'Tetapan keselamatan ditukar: pengeluaran ditangguhkan sehingga {{time}}.',
  holdNote: 'Selepas setiap perubahan, pengeluaran ditangguhkan selama 24 jam.',
  passkeys: 'Kunci laluan',
  passkeysText:
    'Log masuk dengan cap jari, wajah atau PIN peranti. Laman palsu tidak dapat mencurinya.',
  since: 'Ditambah {{time}}',
  lastUsed: 'Kali terakhir digunakan {{time}}',
  neverUsed: 'Belum digunakan',
  synced: 'Disegerakkan',
  addPasskey: 'Tambah kunci laluan',
  passkeyName: 'Nama kunci laluan',
  nameHint: 'Supaya anda tahu pada peranti mana ia berada.',
  makePasskey: 'Teruskan pada peranti ini',
  editPasskey: 'Sunting “{{name}}”',
  saveName: 'Simpan nama',
  nameSaved: 'Nama disimpan.',
  removePasskey: 'Buang kunci laluan ini',
  removePasskeyText:
    'Ia tidak lagi boleh membuka akaun anda. Padamkan juga dalam tetapan kata laluan peranti.',
  passkeyAdded: 'Kunci laluan ditambah.',
  passkeyRemoved: 'Kunci laluan dibuang.',
  app: 'Apl pengesah',
  appText: 'Apl pada telefon memaparkan kod enam digit baharu setiap 30 saat.',
  appSince: 'Digunakan sejak {{time}}',
  setUpApp: 'Sediakan apl',
  removeApp: 'Buang apl',
  removeAppText: 'Kodnya tidak akan diminta lagi. Padamkan juga entri dalam apl.',
  appAdded: 'Apl pengesah kini digunakan.',
  appRemoved: 'Apl pengesah telah dibuang.',
  scan: 'Imbas dengan apl pengesah',
  qrLabel: 'Kod QR kunci',
  openInApp: 'Buka dalam apl pada telefon ini',
  keyText: 'atau masukkan kunci ini sendiri',
  copyKey: 'Salin kunci',
  appCodeNow: 'Kod yang dipaparkan apl sekarang',
  startApp: 'Mula gunakan',
  keyValid: 'Kunci sah selama {{minutes}} min.',
  recovery: 'Kod pemulihan',
  recoveryText:
    'Jika telefon atau kunci laluan anda hilang, setiap kod mengesahkan anda sekali. Tanpa peranti dan kod ini, hanya semakan yang diminta di halaman log masuk boleh membantu, dan ia mengambil masa beberapa hari.',
  codesLeft: '{{count}} berbaki',
  renewCodes: 'Buat kod baharu',
  renewText: 'Kod sebelum ini tidak lagi berfungsi.',
  codesTitle: 'Simpan kod pemulihan anda',
  codesText:
    'Ia hanya dipaparkan sekali ini. Tulis di atas kertas atau simpan dalam pengurus kata laluan supaya boleh dicapai tanpa telefon.',
  copyCodes: 'Salin semua',
  saveCodes: 'Simpan sebagai fail',
  codesKept: 'Saya telah menyimpannya',
  unknown: 'Tiada jawapan. Perubahan mungkin sudah berlaku: lihat halaman ini sebelum cuba lagi.',
}
