// Malay words of the area `receipts`.

import type { receipts as en } from '../en/receipts.ts'
import type { SameKeys } from '../same-keys.ts'

export const receipts: SameKeys<typeof en> = {
  title: 'Resit anda',
  intro:
    'Setiap pesanan, deposit dan pengeluaran mempunyai resit bertandatangan. Apl mengambilnya sendiri dan menyimpannya pada peranti ini.',
  count: 'Disimpan pada peranti ini',
  newest: 'Terbaharu',
  none: 'Belum ada resit. Resit muncul di sini tidak lama selepas pesanan atau deposit pertama anda.',
  dropped:
    '{{most}} resit terbaharu disimpan. {{count}} yang lebih lama telah dibuang: simpan fail dari semasa ke semasa.',
  saveAll: 'Simpan semua (satu fail)',
  checkAll: 'Semak semua',
  checkThis: 'Semak rekod ini',
  tooMany:
    'Resit terlalu banyak untuk dihantar terus: simpan fail, kemudian pilih fail itu di halaman semakan.',
  denied:
    '{{count}} resit bercanggah dengan resit yang dikeluarkan kemudian. Kedua-duanya bertandatangan: simpan fail dan tunjukkan kepada orang lain.',
  unavailable:
    'Pelayar ini tidak menyimpan data apl, seperti dalam tetingkap peribadi. Resit masih boleh disimpan satu demi satu.',
  keepsTitle: 'Cara resit disimpan',
  keepsSigned: 'Kami menandatangani setiap resit dan tidak boleh menafikannya kemudian.',
  keepsHere:
    'Resit disimpan dalam pelayar ini, walaupun selepas anda log keluar. Orang lain yang log masuk di sini tidak melihatnya, tetapi sesiapa yang boleh membaca fail pelayar ini boleh membacanya.',
  keepsAgain:
    'Sebahagian resit diambil semula pada setiap lawatan. Jika resit kemudian bercanggah dengan yang disimpan, kedua-duanya disimpan dan apl memberitahunya pada setiap skrin.',
  keepsFile: 'Mengosongkan data pelayar memadamkan resit. Fail yang disimpan kekal.',
}
