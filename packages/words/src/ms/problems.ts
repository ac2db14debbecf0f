// Malay words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {
  checkForm: 'Sila semak ruangan yang ditandakan.',
  required: 'Sila isi ruangan ini.',
  invalid: 'Isian ini tidak boleh digunakan.',
  decimal: 'Masukkan nombor seperti 12.50.',
  tooManyDecimals: 'Tempat perpuluhan: paling banyak {{maximum}}.',
  belowMinimum: 'Mesti sekurang-kurangnya {{minimum}}.',
  aboveMaximum: 'Mesti tidak melebihi {{maximum}}.',
  phone: 'Masukkan nombor telefon, contohnya 012-345 6789.',
  email: 'Masukkan alamat e-mel seperti name@example.com.',
  emailPlain:
    'Guna huruf, angka dan tanda biasa sahaja: tanpa aksara tersembunyi atau lebar penuh, kurungan atau komen.',
  code: 'Kod pengesahan mempunyai 6 digit.',
  passwordShort: 'Gunakan sekurang-kurangnya {{minimum}} aksara.',
  passwordLong: 'Gunakan tidak lebih daripada {{maximum}} aksara.',
  passwordCommon: 'Kata laluan ini biasa digunakan dan mudah diteka. Pilih yang lain.',
  passwordMismatch: 'Kata laluan tidak sepadan.',
  nickname: 'Gunakan {{minimum}} hingga {{maximum}} huruf atau digit.',
  agree: 'Sila terima perjanjian pengguna.',
  wholeNumber: 'Masukkan nombor bulat.',
  withdrawalsFrozen:
    'Pengeluaran ditangguhkan sehingga perbezaan dalam rekod kewangan kami dijelaskan. Wang dan dagangan anda tidak terjejas.',
  fundPassword: 'Kata laluan pengeluaran mempunyai enam digit.',
  fundPasswordCommon: 'Digit ini mudah diteka. Sila pilih yang lain.',
  addressLink:
    'Ini ialah pautan. Masukkan alamat sahaja, tanpa apa-apa di hadapan atau di belakangnya.',
  bankDetail: 'Butiran ini tidak sesuai dengan cara bank yang dipilih.',
}
