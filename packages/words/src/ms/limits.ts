// Malay words of the area `limits`.

import type { limits as en } from '../en/limits.ts'
import type { SameKeys } from '../same-keys.ts'

export const limits: SameKeys<typeof en> = {
  title: 'Had dan rehat',
  limits: 'Had',
  intro:
    'Anda tetapkan sendiri. Had lebih ketat berkuat kuasa serta-merta, had lebih longgar selepas 24 jam. Menutup, membatal dan mengeluarkan wang sentiasa boleh.',
  dailyLoss: 'Had kerugian harian',
  dailyLossHint:
    'Hasil hari itu termasuk yang masih terbuka dan kerugian sebelum had ditetapkan; jumlah belian yang belum diselesaikan dikira sebagai rugi. Selepas melebihi had, tiada pembukaan baharu pada hari itu.',
  openPositions: 'Posisi dan pesanan serentak',
  depositDay: 'Deposit dalam 24 jam',
  depositWeek: 'Deposit dalam 7 hari',
  depositMonth: 'Deposit dalam 30 hari',
  sessionMinutes: 'Tempoh satu sesi',
  sessionHint: 'Selepas itu anda dilog keluar pada peranti ini.',
  none: 'Tiada had',
  minutes: '{{count}} minit',
  pending: 'Dari {{time}}: {{value}}',
  edit: 'Tetapkan “{{name}}”',
  amount: 'Paling banyak (USD)',
  count: 'Paling banyak',
  countHint: 'Dari 0 hingga 200',
  minutesLabel: 'Minit, dari 15 hingga 1440',
  save: 'Simpan had',
  remove: 'Buang had',
  savedNow: 'Had berkuat kuasa sekarang.',
  savedLater: 'Had yang lebih longgar berkuat kuasa dari {{time}}. Sebelum itu had lama kekal.',
  breaks: 'Rehat',
  timeOut: 'Rehat sementara',
  timeOutText:
    'Dalam tempoh ini tiada pembukaan baharu dan tiada deposit. Ia tidak boleh ditamatkan awal.',
  selfExclusion: 'Pengecualian diri',
  selfExclusionText:
    'Selama berbulan-bulan atau lebih. Tiada sesiapa boleh menamatkannya lebih awal.',
  until: 'Sehingga {{time}}',
  notActive: 'Tidak aktif',
  day1: '1 hari',
  day3: '3 hari',
  day7: '7 hari',
  day30: '30 hari',
  month6: '6 bulan',
  year1: '1 tahun',
  year5: '5 tahun',
  length: 'Tempoh',
  begin: 'Mula sekarang',
  beginTitle: 'Mula sehingga {{time}}?',
  beginText:
    'Pesanan yang menunggu dibatalkan. Posisi terbuka kekal dan boleh ditutup bila-bila masa. Ini tidak boleh ditarik balik.',
  begun: 'Tempoh rehat telah bermula.',
  unknown: 'Tiada jawapan. Ia mungkin sudah disimpan: lihat halaman ini sebelum cuba lagi.',
}
