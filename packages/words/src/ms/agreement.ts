// Malay words of the area `agreement`.

import type { agreement as en } from '../en/agreement.ts'
import type { SameKeys } from '../same-keys.ts'

export const agreement: SameKeys<typeof en> = {
  title: 'Perjanjian pengguna',
  purpose:
    '**1. Apakah perkhidmatan ini**\nSistem Fairtick ini untuk demo sahaja. Setiap akaun memegang wang demo: ia tidak bernilai, tidak boleh didepositkan dan tidak boleh dikeluarkan.',
  account:
    '**2. Akaun anda**\nAkaun ini untuk anda seorang; berikan butiran anda sendiri. Rahsiakan kata laluan dan jangan gunakannya di tempat lain. Kami tidak akan meminta kata laluan atau kod anda. Sesiapa yang log masuk bertindak atas nama anda, maka tamatkan sesi yang tidak anda kenali.',
  prices:
    '**3. Harga**\nSetiap skrin menyatakan sumber harganya: pasaran langsung, data rakaman atau simulasi. Setiap harga direkodkan sebagai tik bernombor sebelum sesiapa boleh bertindak ke atasnya. Apabila tiada harga baharu selama 30 saat, tiada pembelian boleh dibuat.',
  options:
    '**4. Opsyen bermasa**\nHarga laksana ialah tik yang berkuat kuasa ketika pesanan anda diproses; keputusan ditentukan oleh tik yang berkuat kuasa pada masa tamat. Betul: jumlah belian dikembalikan bersama bayaran yang ditunjukkan semasa membeli. Salah: seluruh jumlah belian hilang. Sama: jumlah belian dikembalikan. Jika tik terakhir lebih daripada 30 saat sebelum masa tamat, opsyen itu batal dan jumlah belian dikembalikan.',
  risk: '**5. Risiko**\nOpsyen jangka pendek hampir seperti pertaruhan, dan dengan kadar bayarannya anda tetap rugi jika hanya separuh ramalan betul. Keputusan dengan wang demo tidak menggambarkan keputusan dengan wang sebenar. Tiada apa-apa di sini merupakan nasihat.',
  use: '**6. Penggunaan wajar**\nJangan ganggu perkhidmatan, jangan cuba akaun orang lain dan jangan buka akaun secara pukal. Permintaan yang terlalu kerap akan diperlahankan atau ditolak.',
  data: '**7. Data anda**\nKami menyimpan nombor telefon, e-mel, nama, bahasa, siapa yang menjemput anda, pesanan dan baki anda, serta peranti dan alamat rangkaian bagi setiap sesi. Ia digunakan untuk mengurus akaun anda. Kata laluan, kod dan token sesi hanya disimpan dalam bentuk cincang.',
}
