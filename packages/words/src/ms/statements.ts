// Malay words of the area `statements`.

import type { statements as en } from '../en/statements.ts'
import type { SameKeys } from '../same-keys.ts'

export const statements: SameKeys<typeof en> = {
  exportAction: 'Simpan sebagai fail',
  exportTitle: 'Simpan sebagai fail',
  exportNote:
    'Fail CSV untuk hamparan: satu baris bagi setiap rekod, daripada yang terlama, jumlah dalam USD dengan semua perpuluhan. Penapis senarai tidak digunakan.',
  exportStart: 'Simpan fail',
  exportStop: 'Henti',
  exportRunning: '{{size}} KB diterima',
  exportDone: 'Disimpan: {{name}}',
  exportOffline: 'Luar talian. Fail boleh disimpan apabila sambungan pulih.',
  exportNoDay: 'Pilih kedua-dua tarikh.',
  exportOrder: 'Tarikh akhir lebih awal daripada tarikh mula.',
  exportTooLong: 'Satu fail memuatkan paling banyak {{days}} hari.',
  exportBroken: 'Fail tidak diterima sepenuhnya, jadi tiada yang disimpan.',
  equityTitle: 'Ekuiti mengikut masa',
  equityPeriod: 'Tempoh',
  equityDays: '{{days}} hari',
  equitySince: 'sejak {{time}}',
  equityTable: 'Sebagai jadual',
  equityTime: 'Masa',
  equityFew: 'Kurang daripada dua bacaan dalam tempoh ini.',
  equityNote: 'Dibaca sekali sejam. Jika tiada bacaan, garisan bertitik.',
}
