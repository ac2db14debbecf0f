// Malay words of the area `chart`.

import type { chart as en } from '../en/chart.ts'
import type { SameKeys } from '../same-keys.ts'

export const chart: SameKeys<typeof en> = {
  drawings: 'Lukisan',
  trend: 'Garis trend',
  horizontal: 'Garis mendatar',
  fibonacci: 'Fibonacci',
  rectangle: 'Segi empat',
  add: 'Lukis: {{tool}}',
  drawHint: 'Pilih alat, kemudian seret titiknya.',
  remove: 'Padam {{drawing}}',
  removeAll: 'Padam semua',
  removed: 'Lukisan dipadam',
  allRemoved: 'Semua lukisan dipadam',
  undo: 'Buat asal',
  drawingsFull: 'Maksimum {{max}} lukisan bagi satu carta. Padam satu dahulu.',
  point: '{{drawing}}, titik {{number}}: {{price}}. Seret atau guna kekunci anak panah',
  period: 'Tempoh',
  deviations: 'Sisihan',
  fast: 'Pantas',
  slow: 'Perlahan',
  signal: 'Isyarat',
  smoothK: 'K licin',
  smoothD: 'D licin',
  usual: 'Lalai',
}
