// Korean words of the area `wallet`.

import type { wallet as en } from '../en/wallet.ts'
import type { SameKeys } from '../same-keys.ts'

export const wallet: SameKeys<typeof en> = {
  title: '지갑',
  offline: '오프라인입니다. 입력한 내용은 유지됩니다.',
  seeLimits: '내 한도 보기',
  askSupport: '고객센터에 문의',
  bindBank: '은행 계좌 등록',
  addWallet: '지갑 등록',
  setFundPassword: '출금 비밀번호 설정',
  status: '상태',
  statusPending: '심사 중',
  statusSuccess: '승인',
  statusFailed: '반려',
  statusCancelled: '취소됨',
  records: '내역',
  cashRecords: '입출금 내역',
  kind: '내역 종류',
  deposits: '입금',
  withdrawals: '출금',
  noDeposits: '아직 입금 내역이 없습니다.',
  noWithdrawals: '아직 출금 내역이 없습니다.',
  targets: '출금받을 곳',
  bank: '은행 계좌',
  coins: '암호화폐 지갑',
  noBank: '등록된 은행 계좌가 없습니다.',
  noWallet: '등록된 지갑이 없습니다.',
  changeUnderReview: '변경을 심사하고 있습니다.',
  heldUntil: '{{time}}부터 출금 가능',
  recordGone: '이 내역을 찾을 수 없습니다.',
}
