// Malay words of the area `report`.

import type { report as en } from '../en/report.ts'
import type { SameKeys } from '../same-keys.ts'

export const report: SameKeys<typeof en> = {
  title: 'Laporan bulanan',
  intro:
    'Bagaimana pesanan dilaksanakan, siapa yang rugi dan apa yang kami peroleh, bulan demi bulan. Setiap angka dikira daripada rekod selepas bulan berakhir. Tiada sesiapa boleh menaip atau mengubahnya.',
  month: 'Bulan',
  ofPractice: 'Akaun demo',
  ofReal: 'Akaun sebenar',
  measured: 'Dikira pada {{date}}. Laporan seterusnya pada {{next}}.',
  empty: 'Belum ada bulan yang berakhir. Laporan pertama pada {{date}}.',
  few: 'Kurang daripada 5',
  fewAccounts: 'Akaun terlalu sedikit',
  privacy:
    'Bilangan 1 hingga 4, dan jumlah wang bagi kurang daripada 5 akaun, tidak dipaparkan; peratusan hanya bermula daripada 100 akaun, supaya tiada sesiapa dapat dikenali.',
  counterpartyTitle: 'Siapa pihak lawan',
  counterpartyText:
    'Kami. Kami ialah pihak lawan bagi setiap kontrak dan setiap opsyen: kerugian pelanggan akibat harga menjadi keuntungan kami, dan keuntungan pelanggan kami yang bayar. Pesanan tidak dihantar ke pasaran luar.',
  contracts: 'Kontrak',
  copies: 'Dagangan salin',
  options: 'Opsyen',
  opened: 'Pesanan dibuka',
  openedHow:
    'Pesanan pelanggan sendiri yang menjadi posisi dalam bulan ini, pada harga pasaran atau harga had.',
  bought: 'Opsyen dibeli',
  boughtHow: 'Pembelian yang diterima dalam bulan ini.',
  refused: 'Pesanan ditolak',
  refusedHow:
    'Pesanan dalam log arahan yang tidak diterima: harga bergerak melebihi toleransi, baki tidak mencukupi, had dicapai dan sebagainya. Log tidak menyimpan sebabnya, maka sebab tidak diberitahu.',
  handlingMean: 'Masa hingga diputuskan, purata',
  handlingLongest: 'Masa hingga diputuskan, paling lama',
  handlingHow:
    'Daripada ketibaan pesanan di enjin dagangan hingga diputuskan, mengikut masa dalam log arahan, termasuk yang ditolak. Masa melalui internet tidak termasuk.',
  milliseconds: '{{ms}} milisaat',
  stoppedOut: 'Tutup paksa',
  stoppedOutHow: 'Posisi yang ditutup paksa dalam bulan ini kerana margin tidak mencukupi.',
  losing: 'Akaun yang rugi',
  losingOf: '{{share}} daripada {{accounts}}',
  losingHow:
    'Daripada akaun yang mempunyai kontrak terbuka dalam bulan ini, bahagian yang hasilnya di bawah sifar: untung rugi, semua yuran, dan perubahan nilai kontrak yang masih terbuka. Salinan dikira sekali. Dibundarkan ke atas kepada 0.1%.',
  losingOptionsHow:
    'Daripada akaun dengan opsyen yang diputuskan dalam bulan ini, bahagian yang rugi melebihi untung. Opsyen yang batal tidak dikira. Dibundarkan ke atas kepada 0.1%.',
  voided: 'Opsyen batal',
  voidedHow: 'Tiada harga yang cukup baharu pada masa tamat.',
  returned: 'Jumlah belian dipulangkan',
  returnedHow: 'Jumlah belian bagi opsyen yang batal, dipulangkan sepenuhnya.',
  fills: 'Harga dapat berbanding harga dipaparkan',
  fillsHow:
    'Setiap pesanan pasaran mencatat harga yang dilihat pelanggan. Lebih baik dan lebih buruk adalah bagi pelanggan. Beza: purata jarak antara dua harga itu, dibahagi dengan harga yang dipaparkan. USD: jarak didarab saiz setiap pesanan, dijumlahkan.',
  strikes: 'Harga laksana berbanding harga dipaparkan',
  strikesHow:
    'Perbandingan yang sama bagi opsyen. Jumlah wang tidak diberitahu kerana harga itu hanya menentukan siapa menang.',
  columnFill: 'Harga dapat',
  columnOrders: 'Pesanan',
  columnMean: 'Beza',
  better: 'Lebih baik',
  equal: 'Seperti dipaparkan',
  worse: 'Lebih buruk',
  unnamed: 'Tanpa harga',
  cancelled: 'Pesanan menunggu dibatalkan',
  cancelledHow:
    'Pesanan had yang berakhir dalam bulan ini tanpa dilaksanakan, mengikut sebab dalam rekodnya.',
  skipped: 'Pesanan tidak disalin',
  skippedHow: 'Pesanan peneraju yang tidak disalin untuk pengikut, mengikut sebab dalam rekodnya.',
  copied: 'Pesanan disalin',
  copiedHow:
    'Salinan dibuka pada tick yang sama dengan pesanan asal. Tiada harga dipaparkan terlebih dahulu, maka ia tidak dibandingkan.',
  reasonManual: 'Oleh pelanggan',
  reasonPaused: 'Penyalinan dijeda',
  reasonLeverage: 'Tiada leveraj dalam had',
  reasonMinLots: 'Di bawah lot minimum',
  reasonAllocation: 'Melebihi peruntukan',
  reasonNotAllowed: 'Tidak dibenarkan peraturan di sini',
  reasonExposure: 'Had posisi',
  none: 'Tiada',
  house: 'Pendapatan kami',
  houseHow:
    'Jumlah lejar kami sendiri bagi bulan ini, dalam USD. Tambah ialah wang masuk kepada kami, tolak ialah wang keluar. Baris bagi kurang daripada 5 akaun tidak dipaparkan dan tidak dijumlahkan.',
  tradingPnl: 'Rugi tolak untung pelanggan daripada kontrak',
  optionPnl: 'Rugi tolak untung pelanggan daripada opsyen',
  fees: 'Yuran dagangan',
  overnight: 'Yuran semalaman',
  withdrawalFees: 'Yuran pengeluaran',
  rewards: 'Ganjaran penjemput',
  protection: 'Baki negatif ditanggung',
  welfare: 'Hadiah',
  adjustments: 'Pembetulan manual',
  sum: 'Jumlah baris yang dipaparkan',
  tax: 'Cukai ditahan',
  taxHow: 'Ditahan untuk pihak berkuasa. Ia bukan milik kami dan tidak dijumlahkan.',
  columnWhat: 'Hasil',
  inGap: 'Opsyen yang tamat tanpa harga baharu',
  inGapHow:
    'Pada masa tamat, harga terbaharu sudah melebihi 30 saat. Opsyen sedemikian lazimnya batal. Kesannya dinilai dengan harga terbaharu itu: jika menang, kami untung kerana tidak membayar; jika kalah, pelanggan untung kerana jumlah belian dikembalikan. Jika harga terputus kerana kami, kemenangan mengikut harga itu dibayar.',
  forHouse: 'Kami untung',
  forCustomer: 'Pelanggan untung',
  forNobody: 'Tiada kesan',
  gapOurs: 'Kerana kami',
  gapSources: 'Kerana sumber',
  gapDue: 'Semua',
  gapHouse: 'Sepatutnya menang, batal',
  gapCustomer: 'Sepatutnya kalah, batal',
  gapNeither: 'Sepatutnya seri, batal',
  gapPaid: 'Dibayar sebagai menang',
  behindGap: 'Tutup paksa selepas harga terputus',
  behindGapHow:
    'Posisi yang ditutup paksa dalam 60 saat dari harga pertama selepas lebih 30 saat tanpa harga. Ia dinilai dengan harga sepuluh minit kemudian, dan dikira dalam bulan tamatnya sepuluh minit itu. USD: jumlah yang akan diperoleh semula, atau terus rugi, hingga waktu itu, sebelum yuran.',
  columnLater: 'Harga 10 minit kemudian',
  columnPositions: 'Posisi',
  stopsAll: 'Semua',
  stopsHouse: 'Pulih',
  stopsCustomer: 'Makin buruk',
  stopsNeither: 'Sama, atau tiada harga baharu',
  payouts: 'Pengeluaran',
  paid: 'Dibayar',
  paidHow:
    'Pengeluaran yang dibayar dalam bulan ini, tidak kira bila dimohon. Yang lambat dikira dalam bulan ia dibayar, maka tiada yang tercicir.',
  paidMedian: 'Masa bayaran, median',
  paidP95: 'Masa bayaran, 95% dalam',
  paidLongest: 'Masa bayaran, paling lama',
  paidTimeHow:
    'Masa sebenar dari permohonan hingga bayaran, termasuk malam, hujung minggu dan waktu tanpa bayaran. Tiada had masa bayaran dijanjikan, maka tiada had untuk dibandingkan: inilah masa yang diambil.',
  failed: 'Tidak dibayar, dikembalikan',
  failedHow:
    'Pengeluaran yang ditolak atau dipulangkan dalam bulan ini. Jumlah penuh telah dikembalikan.',
  takenBack: 'Dibatalkan pelanggan',
  takenBackHow:
    'Permohonan yang dibatalkan pelanggan dalam bulan ini sebelum diluluskan. Jumlah penuh telah dikembalikan.',
  waiting: 'Menunggu pada akhir bulan',
  waitingHow: 'Sudah dimohon, tetapi belum dibayar atau berakhir apabila bulan tamat.',
  longestWait: 'Paling lama menunggu',
  longestWaitHow: 'Dari permohonan hingga akhir bulan.',
  basis: 'Apa yang boleh disemak',
  basisText:
    'Harga, setiap kali ia terputus dan puncanya ada dalam rekod awam. Pesanan dan pengeluaran tidak didedahkan: pelanggan boleh menyemak rekod sendiri dengan resitnya, tetapi jumlah dalam laporan ini datang daripada rekod kami, dan hanya mereka yang diberi melihatnya boleh mengira semula.',
  missing: 'Apa yang tidak dikira',
  missingText:
    'Pesanan yang tidak sampai ke enjin kerana medan salah atau sambungan gagal. Harga dapat bagi pesanan had, kerana harganya ditetapkan pelanggan sendiri. Penutupan pada harga pasaran, kerana rekod tidak menyimpan harga yang dipaparkan.',
}
