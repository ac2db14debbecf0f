// Malay words of the area `explain`.

import type { explain as en } from '../en/explain.ts'
import type { SameKeys } from '../same-keys.ts'

export const explain: SameKeys<typeof en> = {
  about: '{{name}}: asal angka-angka ini',
  takenAt: 'Nilai pada {{time}}',
  again: 'Kemas kini',
  rounded: 'Dibundarkan kepada {{step}}, nilai separuh kepada genap.',
  ruleOf: 'Peraturan {{rule}}',
  workedOut: 'Dikira pada peranti ini',
  charged: 'Dikenakan',
  tickAt: 'tik {{seq}}, {{time}}',
  tickRecorded: 'Sama dengan rekod awam.',
  tickDiffers: 'Tidak sama dengan rekod awam. Sila maklumkan khidmat pelanggan.',
  tickUnread: 'Tik yang direkodkan tidak dapat dimuatkan.',
  tickUsed: 'digunakan',
  tick: 'Harga',
  strikeTick: 'Harga laksana',
  settlementTick: 'Harga penyelesaian',
  fillMark: 'Harga rujukan semasa dipadankan',
  price: 'Harga pesanan',
  lotsClosed: 'Lot ditutup',
  netQuantity: 'Kuantiti (beli − jual)',
  feeRate: 'Kadar yuran',
  vipDiscount: 'Diskaun VIP',
  overnightRate: 'Kadar semalaman',
  payoutRate: 'Kadar bayaran',
  taxRate: 'Kadar cukai',
  fees: 'Semua yuran',
  overnight: 'Yuran semalaman dibayar',
  beforeDiscount: 'Sebelum diskaun',
  notCharged: 'Tidak dikenakan, mengikut tahap VIP',
  cash: 'Baki',
  equity: 'Ekuiti',
  cashAfter: 'Baki selepas pesanan',
  equityAfter: 'Ekuiti selepas pesanan',
  openProfitAfter: 'Untung/rugi terapung selepas pesanan',
  usedMarginAfter: 'Margin digunakan selepas pesanan',
  reservedAfter: 'Ditahan selepas pesanan',
  equityThere: 'Ekuiti pada harga itu',
  amount: 'Jumlah diminta',
  feeFixed: 'Yuran tetap',
  taxable: 'Jumlah bercukai',
  tax: 'Cukai',
  result: 'Keputusan',
  expiry: 'Masa tamat',
  outage: 'Gangguan harga',
  outageOwn: 'daripada kami (tiada gangguan sumber direkodkan)',
  outageSource: 'sumber terganggu (direkodkan)',
  outageUnnamed: 'tidak dinyatakan dalam rekod',
  askFormula: 'Ask: harga tik + separuh spread. Untuk membuka posisi beli dan menutup posisi jual.',
  bidFormula: 'Bid: harga tik − separuh spread. Untuk menutup posisi beli dan membuka posisi jual.',
  marginFormula:
    'Lot × saiz kontrak × harga buka ÷ leveraj. Setiap penutupan mengekalkan bahagian lot yang masih terbuka.',
  marginFormulaInverse:
    'Lot × saiz kontrak ÷ leveraj. Setiap penutupan mengekalkan bahagian lot yang masih terbuka.',
  profitFormula:
    'Bagi setiap penutupan: lot × saiz kontrak × pergerakan harga ke arah anda, kemudian dijumlahkan.',
  profitFormulaInverse:
    'Bagi setiap penutupan: lot × saiz kontrak × pergerakan harga ke arah anda ÷ harga tutup, kemudian dijumlahkan.',
  feeFormula: 'Lot × saiz kontrak × harga × kadar yuran, ditolak diskaun VIP ketika itu.',
  feeFormulaInverse: 'Lot × saiz kontrak × kadar yuran, ditolak diskaun VIP ketika itu.',
  netFormula: 'Untung/rugi ditolak semua yuran dan yuran semalaman.',
  overnightFormula:
    'Pada setiap rollover: nilai lot pada harga ketika itu × kadar semalaman bagi arah anda.',
  liquidationOfOrder:
    'Harga yang membawa seluruh akaun ke tahap stop-out jika harga lain tidak berubah. Ia berubah mengikut posisi anda yang lain.',
  openProfitFormula:
    'Baki lot × saiz kontrak × pergerakan dari harga buka ke harga tutup semasa, ke arah anda. Sebelum yuran tutup.',
  openProfitFormulaInverse:
    'Baki lot × saiz kontrak × pergerakan dari harga buka ke harga tutup semasa, ke arah anda ÷ harga tutup semasa. Sebelum yuran tutup.',
  ratioFormula: 'Untung/rugi terapung ÷ margin.',
  feeNowFormula: 'Baki lot × saiz kontrak × harga tutup semasa × kadar yuran × (1 − diskaun VIP).',
  feeNowFormulaInverse: 'Baki lot × saiz kontrak × kadar yuran × (1 − diskaun VIP).',
  netIfClosedFormula:
    'Untung/rugi terapung − yuran tutup + untung/rugi bahagian ditutup − yuran setakat ini − yuran semalaman.',
  liquidationFormula:
    'Harga tik + (margin digunakan × tahap stop-out − ekuiti) ÷ kuantiti. Pada harga ini ekuiti jatuh ke tahap stop-out, harga lain tidak berubah.',
  liquidationFormulaInverse:
    'Harga apabila ekuiti jatuh kepada margin digunakan × tahap stop-out, harga lain tidak berubah. Untung/rugi di sini dibahagi dengan harga, jadi ia punca yang lebih dekat bagi persamaan kuadratik.',
  liquidationNone:
    'Harga tik + (margin digunakan × tahap stop-out − ekuiti) ÷ kuantiti: tiada harga positif, jadi instrumen ini sahaja tidak membawa kepada stop-out.',
  notionalInverse: 'Lot × saiz kontrak: nilai penuh yang anda dagangkan, sudah dalam dolar.',
  overnightInverse:
    'Lot × saiz kontrak × kadar arah anda, pada setiap rollover semasa posisi terbuka. Tolak: anda membayar.',
  loseAtStopFormula:
    'Untung/rugi pada harga henti rugi ditolak kedua-dua yuran; tidak melebihi ekuiti anda. Jika harga melonjak, ia boleh lebih.',
  loseAtStopOutFormula:
    'Untung/rugi pada harga stop-out ditolak kedua-dua yuran; tidak melebihi ekuiti anda.',
  loseZeroFormula:
    'Tiada yang menutupnya sebelum harga menjadi sifar: nilai nosional + yuran buka, tidak melebihi ekuiti anda.',
  loseAllFormula: 'Tiada harga bagi pesanan ini sahaja yang mengehadkannya: seluruh ekuiti anda.',
  breakEvenLong:
    'Harga pesanan × (1 + f) ÷ (1 − f), dengan f = kadar yuran × (1 − diskaun VIP). Kedua-dua yuran pulang di situ; yuran semalaman tidak termasuk.',
  breakEvenShort:
    'Harga pesanan × (1 − f) ÷ (1 + f), dengan f = kadar yuran × (1 − diskaun VIP). Kedua-dua yuran pulang di situ; yuran semalaman tidak termasuk.',
  breakEvenLongInverse:
    'Harga pesanan ÷ (1 − 2 × f), dengan f = kadar yuran × (1 − diskaun VIP). Kedua-dua yuran pulang di situ; yuran semalaman tidak termasuk.',
  breakEvenShortInverse:
    'Harga pesanan ÷ (1 + 2 × f), dengan f = kadar yuran × (1 − diskaun VIP). Kedua-dua yuran pulang di situ; yuran semalaman tidak termasuk.',
  spendableAfterFormula:
    'Baki − margin digunakan − ditahan, ditolak kerugian terapung; untung terapung tidak menambah. Tidak kurang daripada 0.',
  payoutFormula: 'Jumlah belian × kadar bayaran. Jumlah belian turut dikembalikan.',
  winFormula:
    'Harga penyelesaian berada di pihak pilihan anda berbanding harga laksana: jumlah belian × kadar bayaran. Jumlah belian turut dikembalikan.',
  lossFormula: 'Di pihak lain harga laksana, jumlah belian hilang dan tidak lebih daripada itu.',
  refundFormula:
    'Harga penyelesaian sama dengan harga laksana: jumlah belian dikembalikan, tiada untung atau rugi.',
  voidFormula:
    'Tik terkini pada masa tamat terlalu lama untuk menentukan, atau sumber harga bertukar: jumlah belian dikembalikan, tiada untung atau rugi.',
  breakEvenRateFormula:
    '1 ÷ (1 + kadar bayaran): betul lebih kerap daripada ini barulah untung dalam jangka panjang.',
  strikeFormula: 'Harga tik terakhir semasa pesanan anda diproses, tanpa spread.',
  settlementFormula:
    'Harga tik terakhir pada atau sebelum masa tamat, tanpa spread. Tik yang lebih lama daripada 30 s tidak menentukan, kecuali gangguan itu daripada kami dan ia menunjukkan anda menang.',
  rateFormula:
    'Ditetapkan semasa pembelian mengikut tempoh: perubahan kemudian tidak menjejaskannya.',
  profitRatio: 'Untung/rugi terapung berbanding margin',
  payoutIfRight: 'Bayaran jika betul',
  stakeFormula:
    'Jumlah yang anda bayar semasa membeli. Ia sudah keluar daripada baki; menang, seri atau batal mengembalikannya.',
  withdrawFeeFormula: 'Jumlah diminta × kadar yuran + yuran tetap.',
  withdrawTaxFormula: 'Jumlah bercukai × kadar cukai.',
  withdrawTotalFormula: 'Yuran + cukai: tiada potongan lain.',
  withdrawReceiveFormula: 'Jumlah diminta − yuran − cukai.',
  credited: 'Dikreditkan',
  feesPaid: 'Yuran dibayar oleh ahli',
  rewardRate: 'Bahagian anda bagi setiap yuran',
  partsRounded: 'Pembundaran setiap yuran',
  reward: 'Ganjaran',
  rewardFormula:
    'Yuran dibayar × bahagian anda. Bahagian setiap yuran dibundarkan berasingan; bezanya ditunjukkan dalam baris sendiri.',
  rewardDayFormula: 'Jumlah ganjaran semua peringkat pada hari itu.',
  payrollPaid: 'Ganjaran dibayar kepada anda',
  profitSharesPaid: 'Bahagian untung dibayar kepada anda',
  movedToBalance: 'Dipindahkan ke baki',
  salaryWithdrawn: 'Dikeluarkan atau sedang diproses',
  salaryFormula:
    'Ganjaran + bahagian untung − dipindahkan ke baki − dikeluarkan, semuanya sejak akaun dibuka.',
}
