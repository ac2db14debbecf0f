// Malay words of the area `depositReasons`.

import type { depositReasons as en } from '../en/deposit-reasons.ts'
import type { SameKeys } from '../same-keys.ts'

export const depositReasons: SameKeys<typeof en> = {
  notReceived: 'Bayaran belum diterima.',
  amountDiffers: 'Jumlah pada bukti pindahan atau bayaran adalah berbeza.',
  senderDiffers: 'Penghantar bukan pemilik akaun ini.',
  voucherUnreadable: 'Bukti pindahan tidak dapat dibaca.',
  voucherUsed: 'Bukti pindahan ini milik deposit yang telah diproses sebelum ini.',
  accountClosed: 'Akaun ini tidak menerima deposit.',
  practiceEnded:
    'Ini wang demo, dan wang sebenar telah bermula di sini: wang demo tidak lagi dimasukkan atau dikeluarkan.',
}
