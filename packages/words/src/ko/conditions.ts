// Korean words of the area `conditions`: what changes for everyone, in announcements.

import type { conditions as en } from '../en/conditions.ts'
import type { SameKeys } from '../same-keys.ts'

export const conditions: SameKeys<typeof en> = {
  spread: '스프레드',
  fee: '수수료',
  overnightLong: '오버나이트 수수료(매수)',
  overnightShort: '오버나이트 수수료(매도)',
  leverage: '레버리지',
  minLots: '최소 주문 랏',
  maxLots: '최대 주문 랏',
  payout: '페이아웃율({{duration}})',
  minStake: '최소 구매 금액',
  maxStake: '최대 구매 금액',
  openStake: '미정산 금액 한도',
  openNotional: '보유 포지션 총액 한도',
  offer: '신규 주문',
  tax: '세율',
  taxBase: '과세 대상',
  window: '처리 시간 외',
  methodFee: '{{method}} 출금: 수수료율',
  methodFixed: '{{method}} 출금: 고정 수수료',
  methodMin: '{{method}} 출금: 최소 금액',
  methodMax: '{{method}} 출금: 최대 금액',
  reward: '팀 보상({{level}}레벨)',
  vipVolume: 'VIP {{level}}: 30일 거래금액 기준',
  vipDiscount: 'VIP {{level}}: 수수료 할인',
  bank: '은행',
  wallet: '지갑',
  none: '없음',
  gains: '수익',
  amount: '전체 금액',
  queue: '접수 후 대기',
  refuse: '접수 불가',
  offered: '접수',
  notOffered: '접수 중단',
  offerEnds:
    '대기 주문은 그 시점에 취소됩니다. 보유 중인 거래는 기존 조건대로 유지되며 언제든지 종료할 수 있습니다.',
}
