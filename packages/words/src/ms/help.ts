// Malay words of the area `help`.

import type { help as en } from '../en/help.ts'
import type { SameKeys } from '../same-keys.ts'

export const help: SameKeys<typeof en> = {
  title: 'Khidmat pelanggan',
  safety: 'Kami tidak pernah meminta kata laluan, kod atau bayaran.',
  reachTitle: 'Cara menghubungi kami',
  writeMail: 'Tulis e-mel',
  copyAddress: 'Salin alamat',
  noContact:
    'Tiada maklumat hubungan dimasukkan untuk sistem ini lagi. Tanya orang yang memberikan kod jemputan kepada anda.',
  noContactOperator:
    'Untuk pengendali: masukkan maklumat hubungan di pejabat belakang di bawah “Operator”, atau tetapkan SUPPORT_EMAIL semasa bermula.',
  faqTitle: 'Soalan lazim',
  faqSearch: 'Cari soalan',
  clearSearch: 'Kosongkan carian',
  faqNone: 'Tiada soalan sepadan dengan “{{text}}”.',
  faqFound: '{{count}} ditemui',
  savedCopy: 'Salinan disimpan pada {{time}}; pelayan tidak dapat dihubungi sekarang.',
  aboutTitle: 'Perihal',
  modeTitle: 'Sistem ini',
  modePractice: 'Demo',
  modePracticeText:
    'Semua akaun menggunakan wang demo. Tiada wang sebenar boleh dimasukkan atau dikeluarkan.',
  modeLive: 'Sebenar',
  modeLiveText: 'Akaun sebenar wujud di samping akaun demo.',
  sourceTitle: 'Sumber harga',
  sourceLive: 'Langsung',
  sourceReplay: 'Rakaman',
  sourceSimulated: 'Simulasi',
  sourceLiveText:
    'Harga bursa awam secara langsung. Titik tengah bida dan tanya terbaik setiap bursa digunakan; jika beberapa bursa mempunyai pasangan itu, harga yang dipaparkan ialah mediannya.',
  sourceUnverifiedText:
    'Harga datang daripada pelayan yang dinamakan di bawah, bukan terus daripada bursa. Belum disahkan bahawa ini harga pasaran sebenar.',
  sourceReplayText:
    'Harga rakaman pasaran sebenar dimainkan berulang kali. Ia bukan harga semasa, dan sesiapa pun boleh mengetahui harga seterusnya: untuk latihan sahaja.',
  sourceSimulatedText:
    'Harga dijana oleh model tanpa pasaran sebenar. Model hanya menggunakan kunci rahsia dan jam. SHA-256 setiap hari diterbitkan sebelum harga pertamanya, dan kuncinya selepas harga terakhirnya.',
  dayHash: 'SHA-256 bagi {{day}} (UTC)',
  dayKey: 'Kunci bagi {{day}} (UTC)',
  dayCheck: 'Dengan kuncinya sesiapa boleh mengira semula harga sehari.',
  verifyTitle: 'Semak sendiri',
  verifyIntro:
    'Tiada sesiapa boleh mengubah harga, harga laksana atau keputusan kemudian tanpa dikesan. Sebabnya:',
  verifyTape: 'Setiap harga dicatat sebagai tik bernombor sebelum sesiapa boleh menggunakannya.',
  verifyChain:
    'Rekod dihubungkan dengan cincangan SHA-256; satu digit berubah memutuskan rantaian.',
  verifyOrder:
    'Pesanan menyatakan tik yang melaksanakan atau menentukannya serta memaparkan tik di sekelilingnya.',
  checkTrade: 'Semak dagangan',
  reportTitle: 'Laporan bulanan',
  reportText:
    'Bagaimana pesanan dilaksanakan, siapa yang rugi dan apa yang kami peroleh, bulan demi bulan.',
  riskTitle: 'Risiko',
  riskText:
    'Kontrak leveraj boleh rugi melebihi marginnya, sehingga seluruh wang dalam akaun. Opsyen bermasa boleh menyebabkan kehilangan seluruh jumlah belian. Keputusan wang demo tidak menggambarkan keputusan wang sebenar.',
  noticesTitle: 'Perisian sumber terbuka',
  noticesText: 'Apl ini dibina dengan perisian berikut. Terima kasih kepada pengarangnya.',
}
