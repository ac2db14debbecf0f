// Malay words of the area `proof`.

import type { proof as en } from '../en/proof.ts'
import type { SameKeys } from '../same-keys.ts'

export const proof: SameKeys<typeof en> = {
  mailHint: 'Kod enam digit dihantar ke {{email}}.',
  appCode: 'Kod daripada apl pengesah',
  usePasskey: 'Sahkan dengan kunci laluan',
  passkeyDone: 'Disahkan dengan kunci laluan',
  useRecovery: 'Guna kod pemulihan',
  useApp: 'Guna apl pengesah',
  notRecovery: 'Kembali ke kunci laluan',
  recoveryCode: 'Kod pemulihan',
  recoveryHint:
    'Dua belas huruf dan digit. Setiap satu hanya sekali; selepas itu pengeluaran ditangguhkan 24 jam.',
  cancelled: 'Kunci laluan tidak digunakan. Anda boleh cuba lagi.',
  failed: 'Kunci laluan tidak dapat digunakan pada peranti ini.',
  known: 'Peranti ini sudah menyimpan kunci laluan akaun ini.',
  impossible: 'Kunci laluan tidak berfungsi di alamat atau pelayar ini.',
  loginTitle: 'Sahkan ini anda',
  loginText: 'Akaun ini dilindungi pengesahan dua langkah. Kata laluan sahaja tidak mencukupi.',
  otherAccount: 'Log masuk dengan cara lain',
  confirmFirst: 'Sahkan dahulu sebelum meneruskan.',
}
