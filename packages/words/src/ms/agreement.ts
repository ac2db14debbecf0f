// Malay words of the area `agreement`.

import type { agreement as en } from '../en/agreement.ts'
import type { SameKeys } from '../same-keys.ts'

export const agreement: SameKeys<typeof en> = {
  title: 'Perjanjian pengguna',
  purpose:
    '**1. Apakah perkhidmatan ini**\nSistem Fairtick ini untuk demo sahaja. Setiap akaun memegang wang demo yang tidak bernilai: deposit dan pengeluaran boleh dicuba, tetapi wang sebenar tidak boleh didepositkan atau dikeluarkan.',
  account:
    '**2. Akaun anda**\nAkaun ini untuk anda seorang; berikan butiran anda sendiri. Rahsiakan kata laluan dan jangan gunakannya di tempat lain. Kami tidak akan meminta kata laluan atau kod anda. Sesiapa yang log masuk bertindak atas nama anda, maka tamatkan sesi yang tidak anda kenali.',
  prices:
    '**3. Harga**\nSetiap skrin menyatakan sumber harganya: pasaran langsung, data rakaman atau simulasi. Setiap harga direkodkan sebagai tik bernombor sebelum sesiapa boleh bertindak ke atasnya. Apabila tiada harga baharu selama 30 saat, tiada pesanan, penutupan atau pembelian bagi instrumen itu dilaksanakan. Selepas harga terputus kerana kami, tiada posisi ditutup paksa selama 30 saat.',
  options:
    '**4. Opsyen bermasa**\nHarga laksana ialah tik yang berkuat kuasa ketika pesanan anda diproses; keputusan ditentukan oleh tik yang berkuat kuasa pada masa tamat. Betul: jumlah belian dikembalikan bersama bayaran yang ditunjukkan semasa membeli. Salah: seluruh jumlah belian hilang. Sama: jumlah belian dikembalikan. Jika tik terakhir lebih daripada 30 saat sebelum masa tamat, opsyen itu batal dan jumlah belian dikembalikan; jika harga terputus kerana kami dan tik terakhir menunjukkan anda betul, anda menang.',
  contracts:
    '**5. Kontrak leveraj**\nBelian dilaksanakan pada harga tanya (Ask) dan jualan pada harga bida (Bid) bagi tik yang berkuat kuasa ketika pesanan anda diproses. Pembukaan mengikat margin dan dikenakan yuran, penutupan dikenakan yuran, dan setiap malam ada yuran semalaman yang dibayar atau diterima; semuanya ditunjukkan sebelum anda memesan. Apabila ekuiti akaun jatuh kepada 50% margin digunakan, pesanan yang belum selesai dibatalkan dan posisi ditutup paksa, bermula dengan kerugian terbesar. Jika harga melompat, kerugian boleh melebihi margin, dan baki bawah sifar kami tanggung, kecuali peraturan yang terpakai melarangnya: ketika itu anda menanggungnya, dan maklumat setiap instrumen menyatakannya.',
  risk: '**6. Risiko**\nDengan leveraj, pergerakan harga yang kecil mengubah wang anda dengan besar, dan kesemuanya boleh hilang dengan cepat. Opsyen jangka pendek hampir seperti pertaruhan, dan dengan kadar bayarannya anda tetap rugi jika hanya separuh ramalan betul. Keputusan dengan wang demo tidak menggambarkan keputusan dengan wang sebenar. Tiada apa-apa di sini merupakan nasihat.',
  use: '**7. Penggunaan wajar**\nJangan ganggu perkhidmatan, jangan cuba akaun orang lain dan jangan buka akaun secara pukal. Permintaan yang terlalu kerap akan diperlahankan atau ditolak.',
  data: '**8. Data anda**\nKami menyimpan nombor telefon, e-mel, nama, bahasa, siapa yang menjemput anda, pesanan, baki, deposit, pengeluaran dan akaun penerimaan anda, gambar yang anda hantar, serta peranti dan alamat rangkaian bagi setiap sesi. Ia digunakan untuk mengurus akaun anda. Kata laluan, kod dan token sesi hanya disimpan dalam bentuk cincang.',
}
