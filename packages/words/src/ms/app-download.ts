// Malay words of the area `appDownload`.

import type { appDownload as en } from '../en/app-download.ts'
import type { SameKeys } from '../same-keys.ts'

export const appDownload: SameKeys<typeof en> = {
  installWhy:
    'Sebagai apl, Fairtick dibuka dari skrin utama dalam tetingkapnya sendiri dan memaparkan apa yang terakhir dilihat walaupun tanpa rangkaian. Perkhidmatan dan akaunnya sama.',
  installed: 'Apl telah dipasang dan sedang dibuka.',
  installAction: 'Pasang',
  installDone: 'Telah dipasang. Anda boleh membukanya dari skrin utama.',
  iosTitle: 'Pada iPhone dan iPad',
  iosOpen: 'Buka halaman ini dalam Safari.',
  iosShare: 'Ketik butang kongsi.',
  iosAdd: 'Pilih “Tambah ke Skrin Utama”.',
  otherTitle: 'Dalam pelayar lain',
  otherText:
    'Buka menu pelayar dan pilih “Pasang apl” atau “Tambah ke skrin utama”. Jika tiada pilihan itu, teruskan guna dalam pelayar.',
}
