// Korean words of the area `limits`.

import type { limits as en } from '../en/limits.ts'
import type { SameKeys } from '../same-keys.ts'

export const limits: SameKeys<typeof en> = {
  title: '거래 한도·휴식',
  limits: '한도',
  intro:
    '스스로 정하는 한도입니다. 더 엄격하게 하면 즉시, 완화하면 24시간 후에 적용됩니다. 종료, 취소, 출금은 언제나 가능합니다.',
  dailyLoss: '일일 손실 한도',
  dailyLossHint:
    '당일 실현 손익(설정 전 손실 포함)과 평가 손익의 합계이며, 판정 전 구매 금액은 손실로 계산합니다. 초과하면 그날은 새로 거래할 수 없습니다.',
  openPositions: '동시에 보유할 포지션과 주문',
  depositDay: '24시간 입금',
  depositWeek: '7일간 입금',
  depositMonth: '30일간 입금',
  sessionMinutes: '1회 이용 시간',
  sessionHint: '시간이 지나면 이 기기에서 로그아웃됩니다.',
  none: '한도 없음',
  minutes: '{{count}}분',
  pending: '{{time}}부터: {{value}}',
  edit: '‘{{name}}’ 설정',
  amount: '최대(USD)',
  count: '최대',
  countHint: '0~200',
  minutesLabel: '분(15~1440)',
  save: '한도 저장',
  remove: '한도 해제',
  savedNow: '한도가 즉시 적용되었습니다.',
  savedLater: '완화된 한도는 {{time}}부터 적용됩니다. 그때까지는 기존 한도가 유지됩니다.',
  breaks: '휴식',
  timeOut: '일시 정지',
  timeOutText: '기간 동안 새로 거래하거나 입금할 수 없습니다. 중간에 끝낼 수 없습니다.',
  selfExclusion: '자가 이용 제한',
  selfExclusionText: '몇 달 이상의 휴식입니다. 누가 요청해도 종료일 전에는 해제되지 않습니다.',
  until: '{{time}}까지',
  notActive: '설정 안 함',
  day1: '1일',
  day3: '3일',
  day7: '7일',
  day30: '30일',
  month6: '6개월',
  year1: '1년',
  year5: '5년',
  length: '기간',
  begin: '지금 시작',
  beginTitle: '{{time}}까지 시작할까요?',
  beginText:
    '대기 중인 주문은 취소됩니다. 포지션은 유지되며 언제든 종료할 수 있습니다. 시작하면 되돌릴 수 없습니다.',
  begun: '휴식이 시작되었습니다.',
  unknown:
    '응답이 없었습니다. 이미 저장되었을 수 있으니 다시 시도하기 전에 이 화면을 확인해 주세요.',
}
