// Malay words of the area `activities`.

import type { activities as en } from '../en/activities.ts'
import type { SameKeys } from '../same-keys.ts'

export const activities: SameKeys<typeof en> = {
  activityCentre: 'Kempen',
  noActivities: 'Tiada kempen buat masa ini.',
  open: 'Sedang berlangsung',
  upcoming: 'Belum bermula',
  ended: 'Tamat',
  rules: 'Peraturan',
  rulesOf: 'Peraturan: {{title}}',
  from: 'Dari {{time}}',
  until: 'Hingga {{time}}',
  join: 'Sertai',
  joined: 'Disertai',
  joinedAt: 'Disertai pada {{time}} mengikut versi {{version}} peraturan.',
  joinedOlder:
    'Peraturan telah berubah selepas anda menyertai: kini versi {{version}}. Versi yang anda terima kekal direkodkan sehingga anda menyertai semula.',
  joinNote:
    'Penyertaan merekodkan bahawa anda menerima peraturan ini (versi {{version}}) beserta masanya. Tiada wang dipindahkan dan tiada janji selain peraturan ini.',
  joinConfirm: 'Sertai dengan peraturan ini',
  offHere:
    'Kempen tidak boleh disertai di sini kerana peraturan untuk {{place}}: ganjaran untuk berdagang tidak dibenarkan.',
}
