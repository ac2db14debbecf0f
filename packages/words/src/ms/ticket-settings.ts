// Malay words of how orders are given, in their sheet and in the settings.

import type { ticketSettings as en } from '../en/ticket-settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const ticketSettings: SameKeys<typeof en> = {
  tolerance: 'Had gelinciran',
  toleranceHint:
    'Jika harga bergerak melebihi had ini dan merugikan anda, tiada pembelian dibuat dan anda akan ditanya.',
  review: 'Semak sebelum membeli',
  reviewFirst: 'Sentiasa aktif untuk {{count}} opsyen pertama.',
  reviewHint: 'Jika dimatikan, satu ketikan terus membeli.',
  contractReview: 'Semak pesanan kontrak',
  contractReviewHint:
    'Jika dimatikan, ketikan pada Beli atau Jual terus memesan pada harga pasaran dengan saiz dan leveraj terakhir.',
}
