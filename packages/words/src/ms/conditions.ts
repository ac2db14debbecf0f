// Malay words of the area `conditions`: what changes for everyone, in announcements.

import type { conditions as en } from '../en/conditions.ts'
import type { SameKeys } from '../same-keys.ts'

export const conditions: SameKeys<typeof en> = {
  spread: 'Spread',
  fee: 'Yuran',
  overnightLong: 'Yuran semalaman, long',
  overnightShort: 'Yuran semalaman, short',
  leverage: 'Leveraj',
  minLots: 'Pesanan terkecil (lot)',
  maxLots: 'Pesanan terbesar (lot)',
  payout: 'Kadar bayaran, {{duration}}',
  minStake: 'Belian terkecil',
  maxStake: 'Belian terbesar',
  openStake: 'Jumlah belian terbuka, paling banyak',
  openNotional: 'Jumlah posisi terbuka, paling banyak',
  offer: 'Pesanan baharu',
  tax: 'Kadar cukai',
  taxBase: 'Cukai dikenakan atas',
  window: 'Di luar waktu pemprosesan',
  methodFee: 'Pengeluaran ke {{method}}: kadar yuran',
  methodFixed: 'Pengeluaran ke {{method}}: yuran tetap',
  methodMin: 'Pengeluaran ke {{method}}: minimum',
  methodMax: 'Pengeluaran ke {{method}}: maksimum',
  reward: 'Ganjaran pasukan, tahap {{level}}',
  vipVolume: 'VIP {{level}}: jumlah dagangan 30 hari mulai',
  vipDiscount: 'VIP {{level}}: diskaun yuran',
  bank: 'bank',
  wallet: 'dompet',
  none: 'tiada',
  gains: 'keuntungan',
  amount: 'seluruh jumlah',
  queue: 'permintaan menunggu',
  refuse: 'permintaan ditolak',
  offered: 'diterima',
  notOffered: 'tidak diterima',
  offerEnds:
    'Pesanan yang menunggu dibatalkan ketika itu. Yang terbuka kekal dengan syaratnya dan boleh ditutup pada bila-bila masa.',
}
