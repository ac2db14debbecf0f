// Malay words of the area `shareCard`.

import type { shareCard as en } from '../en/share-card.ts'
import type { SameKeys } from '../same-keys.ts'

export const shareCard: SameKeys<typeof en> = {
  share: 'Kongsi',
  title: 'Kongsi keputusan',
  amounts: 'Tunjuk jumlah',
  amountsHint: 'Nama dan ID anda tidak dipaparkan pada gambar.',
  save: 'Simpan gambar',
  saved: 'Disimpan: {{name}}',
  failed: 'Gambar tidak dapat dihasilkan. Semak sambungan anda dan buka semula.',
  ofBasis: 'Untung/rugi berbanding {{basis}}',
  tick: 'Nombor tick {{seq}}',
  check: 'Setiap angka boleh disemak dengan tick yang direkodkan.',
  practice: 'Akaun demo',
  risk: 'Tidak menunjukkan hasil dagangan seterusnya. Anda boleh rugi semua wang yang dimasukkan.',
}
