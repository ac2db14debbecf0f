// Korean words of how orders are given, in their sheet and in the settings.

import type { ticketSettings as en } from '../en/ticket-settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const ticketSettings: SameKeys<typeof en> = {
  tolerance: '허용 슬리피지',
  toleranceHint: '가격이 이보다 더 불리하게 움직이면 구매하지 않고 다시 묻습니다.',
  review: '구매 전 확인',
  reviewFirst: '처음 {{count}}회는 항상 확인합니다.',
  reviewHint: '끄면 버튼을 누르는 즉시 구매합니다.',
  contractReview: '레버리지 주문 확인',
  contractReviewHint: '끄면 매수·매도를 누르는 즉시 마지막 수량과 레버리지로 시장가 주문합니다.',
}
