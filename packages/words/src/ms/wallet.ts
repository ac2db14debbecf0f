// Malay words of the area `wallet`.

import type { wallet as en } from '../en/wallet.ts'
import type { SameKeys } from '../same-keys.ts'

export const wallet: SameKeys<typeof en> = {
  title: 'Dompet',
  offline: 'Luar talian. Apa yang anda isi masih disimpan.',
  seeLimits: 'Lihat had saya',
  askSupport: 'Tanya khidmat pelanggan',
  bindBank: 'Tambah akaun bank',
  addWallet: 'Tambah dompet',
  setFundPassword: 'Tetapkan kata laluan pengeluaran',
  status: 'Status',
  statusPending: 'Dalam semakan',
  statusSuccess: 'Lulus',
  statusFailed: 'Gagal',
  statusCancelled: 'Dibatalkan',
  records: 'Rekod',
  cashRecords: 'Deposit dan pengeluaran',
  kind: 'Jenis rekod',
  deposits: 'Deposit',
  withdrawals: 'Pengeluaran',
  noDeposits: 'Belum ada deposit.',
  noWithdrawals: 'Belum ada pengeluaran.',
  targets: 'Pengeluaran dibayar kepada',
  bank: 'Akaun bank',
  coins: 'Dompet kripto',
  noBank: 'Tiada akaun bank ditambah.',
  noWallet: 'Tiada dompet ditambah.',
  changeUnderReview: 'Perubahan sedang disemak.',
  heldUntil: 'Pengeluaran ke sini mulai {{time}}',
  recordGone: 'Rekod ini tidak ditemui.',
}
