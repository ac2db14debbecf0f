// Malay words of the area `picture`.

import type { picture as en } from '../en/picture.ts'
import type { SameKeys } from '../same-keys.ts'

export const picture: SameKeys<typeof en> = {
  rules:
    'JPEG, PNG atau WebP, sehingga {{megabytes}} MB. Lokasi dan butiran lain dalam foto tidak dihantar.',
  camera: 'Ambil foto',
  choose: 'Pilih gambar',
  wrongType: 'Hanya gambar JPEG, PNG dan WebP boleh digunakan.',
  tooBig: 'Gambar melebihi {{megabytes}} MB. Sila pilih yang lebih kecil.',
  unreadable: 'Gambar ini tidak dapat dibuka. Sila pilih gambar lain.',
  zoom: 'Zum',
  zoomIn: 'Zum masuk',
  zoomOut: 'Zum keluar',
  other: 'Pilih gambar lain',
  sending: 'Menghantar gambar',
  sent: '{{percent}}% dihantar',
  working: 'Menyemak gambar…',
  stop: 'Henti',
  noAnswer: 'Tiada jawapan. Gambar anda masih ada di sini: cuba lagi.',
}
