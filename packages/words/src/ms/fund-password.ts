// Malay words of the area `fundPassword`.

import type { fundPassword as en } from '../en/fund-password.ts'
import type { SameKeys } from '../same-keys.ts'

export const fundPassword: SameKeys<typeof en> = {
  title: 'Kata laluan pengeluaran',
  setTitle: 'Tetapkan kata laluan pengeluaran',
  changeTitle: 'Tukar kata laluan pengeluaran',
  resetTitle: 'Kata laluan pengeluaran baharu',
  intro:
    'Enam digit yang diminta pada setiap pengeluaran. Tidak sama dengan kata laluan log masuk.',
  resetIntro:
    'Kata laluan log masuk dan pengesahan kedua anda menggantikan yang lama. Kunci turut ditamatkan.',
  holdAhead: 'Selepas itu pengeluaran menunggu 24 jam. Dagangan tidak terjejas.',
  old: 'Kata laluan pengeluaran semasa',
  new: 'Kata laluan pengeluaran baharu',
  repeat: 'Ulang kata laluan pengeluaran baharu',
  forgot: 'Terlupa?',
  ruleSix: 'Enam digit',
  ruleVaried: 'Bukan turutan atau ulangan seperti 123456 atau 121212',
  looksLikeDate:
    'Ini kelihatan seperti tarikh. Tarikh lahir mudah diteka: pilih digit lain jika ya.',
  triesLeft: 'Kata laluan pengeluaran salah. Baki cubaan: {{count}}',
  lockedNow: 'Salah lima kali: pengeluaran dikunci selama 24 jam.',
  set: 'Tetapkan',
  save: 'Tukar',
  reset: 'Tetapkan semula',
  done: 'Kata laluan pengeluaran disimpan. Pengeluaran boleh dibuat mulai {{time}}.',
  unknown:
    'Tiada jawapan. Ia mungkin sudah disimpan: cuba yang baharu pada pengeluaran seterusnya, atau tetapkan semula.',
  isSet: 'Telah ditetapkan',
  isUnset: 'Belum ditetapkan',
}
