// Thai words of the area `wallet`.

import type { wallet as en } from '../en/wallet.ts'
import type { SameKeys } from '../same-keys.ts'

export const wallet: SameKeys<typeof en> = {
  title: 'กระเป๋าเงิน',
  offline: 'ออฟไลน์อยู่ ข้อมูลที่กรอกยังอยู่',
  seeLimits: 'ดูวงเงินของฉัน',
  askSupport: 'ติดต่อฝ่ายบริการ',
  bindBank: 'ผูกบัญชีธนาคาร',
  addWallet: 'ผูกกระเป๋าเงิน',
  setFundPassword: 'ตั้งรหัสถอนเงิน',
  status: 'สถานะ',
  statusPending: 'รอตรวจสอบ',
  statusSuccess: 'อนุมัติ',
  statusFailed: 'ไม่ผ่าน',
  statusCancelled: 'ยกเลิกแล้ว',
  records: 'ประวัติ',
  cashRecords: 'ประวัติฝากและถอน',
  kind: 'ประเภทประวัติ',
  deposits: 'ฝากเงิน',
  withdrawals: 'ถอนเงิน',
  noDeposits: 'ยังไม่มีประวัติการฝากเงิน',
  noWithdrawals: 'ยังไม่มีประวัติการถอนเงิน',
  targets: 'ปลายทางการถอนเงิน',
  bank: 'บัญชีธนาคาร',
  coins: 'กระเป๋าคริปโต',
  noBank: 'ยังไม่ได้ผูกบัญชีธนาคาร',
  noWallet: 'ยังไม่ได้ผูกกระเป๋าเงิน',
  changeUnderReview: 'กำลังตรวจสอบการเปลี่ยนแปลง',
  heldUntil: 'ถอนเงินไปที่นี่ได้ตั้งแต่ {{time}}',
  recordGone: 'ไม่พบประวัตินี้',
}
