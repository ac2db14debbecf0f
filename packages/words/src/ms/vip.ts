// Malay words of the area `vip`.

import type { vip as en } from '../en/vip.ts'
import type { SameKeys } from '../same-keys.ts'

export const vip: SameKeys<typeof en> = {
  towards: 'Jumlah dagangan ke arah V{{level}}',
  highest: 'Ini tahap tertinggi.',
  noDiscount: 'Belum ada diskaun yuran',
  discount: 'Yuran dagangan −{{discount}}',
  volume: 'Jumlah dagangan kontrak 30 hari',
  volumeFormula:
    'Nilai kontrak anda semasa dibuka dan ditutup, dijumlahkan bagi 30 hari terakhir mengikut waktu {{zone}}, termasuk hari ini. Opsyen tidak dikira.',
  missing: '{{amount}} USD lagi untuk V{{level}}',
  savedTitle: 'Dijimatkan oleh diskaun',
  soFar: '{{month}} setakat ini',
  savedFormula:
    'Bagi setiap pembukaan dan penutupan: yuran tanpa diskaun, tolak yuran yang dikenakan.',
  tableTitle: 'Semua tahap',
  comingFrom: 'Dari {{time}}',
  comingLevel: 'V{{level}}: dari {{volume}} USD, yuran dagangan −{{discount}}',
  columnLevel: 'Tahap',
  columnVolume: 'Jumlah dari (USD)',
  columnDiscount: 'Diskaun',
  mine: 'Anda',
  note: 'Tahap mengikut jumlah dagangan anda dengan sendirinya dan boleh turun semula. Setiap dagangan dikenakan yuran dan boleh rugi: tahap bukan sebab untuk berdagang lebih banyak.',
  offHere:
    'Tahap tidak memberi diskaun yuran di sini kerana peraturan untuk {{place}}: insentif untuk berdagang tidak dibenarkan.',
}
