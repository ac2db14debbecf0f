// Malay words of the area `locks`: why something is locked for a customer.

import type { locks as en } from '../en/locks.ts'
import type { SameKeys } from '../same-keys.ts'

export const locks: SameKeys<typeof en> = {
  customerRequest: 'Ini dikunci atas permintaan anda. Khidmat pelanggan boleh membukanya semula.',
  securityReview:
    'Ini dikunci sementara kami menyemak aktiviti luar biasa pada akaun anda. Khidmat pelanggan boleh memberitahu anda lebih lanjut.',
  termsBreach:
    'Ini dikunci kerana pelanggaran perjanjian pengguna. Khidmat pelanggan boleh memberitahu anda lebih lanjut.',
  legalOrder:
    'Ini dikunci atas perintah pihak berkuasa. Khidmat pelanggan boleh memberitahu anda lebih lanjut.',
  linkedAccount:
    'Ini dikunci kerana rehat atau had ditetapkan untuk akaun yang berkait dengan akaun anda. Jika akaun itu milik orang berlainan, khidmat pelanggan boleh membukanya.',
}
