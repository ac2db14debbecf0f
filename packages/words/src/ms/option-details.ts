// Malay words of an option looked at closer: its constants, its review.

import type { optionDetails as en } from '../en/option-details.ts'
import type { SameKeys } from '../same-keys.ts'

export const optionDetails: SameKeys<typeof en> = {
  infoPayouts: 'Tempoh dan kadar bayaran',
  infoBreakEven: 'pulang modal {{rate}}',
  infoStake: 'Jumlah belian setiap opsyen',
  infoOpenStake: 'Had jumlah belian terbuka',
  infoNoLimit: 'Tiada had',
  infoDecimals: 'Perpuluhan harga',
  infoSource: 'Sumber harga',
  infoMark: 'Harga tanda',
  infoMarkText:
    'Titik tengah bida dan tanya terbaik sumber; digunakan untuk harga laksana dan penyelesaian.',
  infoMedianOf: 'Median {{venues}}',
  infoIndex: 'Harga indeks',
  infoIndexText:
    'Median harga semasa bursa-bursa ini. Bursa yang tersasar lebih {{limit}} daripadanya diketepikan dan direkodkan.',
  infoQuorumText:
    'Sekurang-kurangnya {{quorum}} daripadanya mesti sepadan; jika tidak, tiada harga.',
  infoStale: 'Dianggap terhenti selepas',
  infoStaleText: '{{age}} tanpa tik. Pembelian tidak dibenarkan ketika itu.',
  infoSettlement: 'Penyelesaian',
  infoSettlementText:
    'Tik terakhir pada atau sebelum masa tamat menentukan. Sama dengan harga laksana: jumlah belian dikembalikan. Jika tik itu lebih daripada {{age}} sebelum masa tamat: batal dan jumlah belian dikembalikan; jika harga terputus kerana kami dan tik itu menunjukkan kemenangan, anda menang.',
  infoRisk:
    'Opsyen bermasa ditentukan oleh pergerakan kecil dalam masa singkat. Anda boleh kehilangan keseluruhan jumlah belian. Dalam banyak dagangan, anda untung hanya jika ramalan betul lebih kerap daripada kadar pulang modal.',
  stakeRange: '{{min}}–{{max}} {{currency}}',
  reviewTitle: 'Semak pesanan anda',
  reviewInstrument: 'Instrumen',
  reviewDirection: 'Arah',
  reviewShown: 'Harga semasa (anggaran)',
  reviewExpiry: 'Masa tamat (anggaran)',
  reviewTolerance: 'Had gelinciran',
  reviewStrikeNote: 'Harga laksana ialah tik semasa pesanan anda diproses.',
  confirmBuy: 'Beli {{direction}} · {{stake}} {{currency}}',
  pathAlt:
    'Harga dari harga laksana {{strike}} ke harga penyelesaian {{settlement}}, ditentukan oleh tick {{seq}}',
  decidingTick: 'ditentukan oleh tick {{seq}}',
}
