// Korean words of the area `report`.

import type { report as en } from '../en/report.ts'
import type { SameKeys } from '../same-keys.ts'

export const report: SameKeys<typeof en> = {
  title: '월간 보고서',
  intro:
    '주문의 체결 상황, 손실 계좌의 비율, 당사의 수익을 매월 공개합니다. 모든 수치는 월이 끝난 뒤 기록에서 계산되며, 누구도 입력하거나 바꿀 수 없습니다.',
  month: '대상 월',
  ofPractice: '모의 계좌',
  ofReal: '실거래 계좌',
  measured: '{{date}}에 계산했습니다. 다음 보고서는 {{next}}에 나옵니다.',
  empty: '아직 끝난 달이 없습니다. 첫 보고서는 {{date}}에 나옵니다.',
  few: '5건 미만',
  fewAccounts: '계좌 수 부족',
  privacy:
    '개인을 알아볼 수 없도록 1~4건의 건수와 5개 미만 계좌의 금액은 표시하지 않습니다. 비율은 100개 계좌부터 표시합니다.',
  counterpartyTitle: '거래 상대방',
  counterpartyText:
    '당사입니다. 모든 레버리지 거래와 옵션의 상대방은 당사이며, 가격 변동으로 고객이 잃은 금액은 당사가 얻고 고객이 번 금액은 당사가 지급합니다. 주문은 외부 시장으로 전달되지 않습니다.',
  contracts: '레버리지 거래',
  copies: '카피 트레이딩',
  options: '옵션',
  opened: '체결된 신규 주문',
  openedHow: '이 달에 포지션이 된 본인 주문입니다. 시장가와 지정가를 모두 포함합니다.',
  bought: '구매한 옵션',
  boughtHow: '이 달에 접수된 구매입니다.',
  refused: '거절된 주문',
  refusedHow:
    '명령 기록에 있으나 받아들여지지 않은 주문입니다. 허용 범위를 넘은 가격 변동, 잔고 부족, 한도 도달 등이 원인입니다. 기록에 이유가 남지 않으므로 이유별로 나누지 않습니다.',
  handlingMean: '처리 시간(평균)',
  handlingLongest: '처리 시간(최장)',
  handlingHow:
    '주문이 거래 엔진에 도착한 뒤 결과가 정해질 때까지의 시간입니다. 명령 기록의 시각으로 계산하며 거절된 주문을 포함합니다. 인터넷 전송 시간은 포함하지 않습니다.',
  milliseconds: '{{ms}}밀리초',
  stoppedOut: '강제 청산',
  stoppedOutHow: '이 달에 증거금 부족으로 강제 종료된 포지션입니다.',
  losing: '손실 계좌',
  losingOf: '{{accounts}}개 계좌 중 {{share}}',
  losingHow:
    '이 달에 포지션이 있었던 계좌 중 결과가 0보다 작은 계좌의 비율입니다. 손익, 모든 비용, 이 달의 평가손익 변화를 더합니다. 카피도 포함합니다. 0.1% 단위로 올림합니다.',
  losingOptionsHow:
    '이 달에 판정된 옵션이 있는 계좌 중 손실이 이익보다 큰 계좌의 비율입니다. 무효는 제외합니다. 0.1% 단위로 올림합니다.',
  voided: '무효 옵션',
  voidedHow: '만기 시점에 충분히 새로운 가격이 없었습니다.',
  returned: '돌려준 구매 금액',
  returnedHow: '무효 옵션의 구매 금액이며 전액 돌려주었습니다.',
  fills: '표시 가격과 체결 가격',
  fillsHow:
    '시장가 주문에는 고객이 본 가격이 기록됩니다. 유리와 불리는 고객 기준입니다. 차이는 두 가격의 차이를 표시 가격으로 나눈 값의 평균이고, USD는 가격 차이에 수량을 곱해 더한 금액입니다.',
  strikes: '표시 가격과 행사가격',
  strikesHow:
    '옵션의 행사가격을 같은 방식으로 비교한 것입니다. 행사가격은 승패만 정하므로 금액은 표시하지 않습니다.',
  columnFill: '체결',
  columnOrders: '건수',
  columnMean: '차이',
  better: '유리',
  equal: '표시대로',
  worse: '불리',
  unnamed: '표시 가격 없음',
  cancelled: '취소된 대기 주문',
  cancelledHow: '이 달에 체결되지 않고 끝난 지정가 주문입니다. 이유는 주문 기록에 따릅니다.',
  skipped: '카피되지 않은 주문',
  skippedHow: '팔로워에게 카피되지 않은 제공자의 주문입니다. 이유는 기록에 따릅니다.',
  copied: '카피된 주문',
  copiedHow:
    '카피는 원래 주문과 같은 틱에서 체결됩니다. 미리 보여 준 가격이 없으므로 비교에 포함하지 않습니다.',
  reasonManual: '고객이 취소',
  reasonPaused: '카피 일시 중지',
  reasonLeverage: '한도 안의 레버리지 없음',
  reasonMinLots: '최소 랏 미만',
  reasonAllocation: '배정 금액 초과',
  reasonNotAllowed: '이 지역 규칙으로 제한',
  reasonExposure: '포지션 한도',
  none: '없음',
  house: '당사의 수익',
  houseHow:
    '당사 계정의 월간 합계(USD)입니다. 플러스는 당사의 수입, 마이너스는 지출입니다. 5개 미만 계좌의 항목은 표시하지 않고 합계에도 넣지 않습니다.',
  tradingPnl: '레버리지 거래의 고객 손실에서 이익을 뺀 금액',
  optionPnl: '옵션의 고객 손실에서 이익을 뺀 금액',
  fees: '거래 수수료',
  overnight: '오버나이트 수수료',
  withdrawalFees: '출금 수수료',
  rewards: '초대 보상',
  protection: '마이너스 잔고 보전',
  welfare: '증정',
  adjustments: '수동 정정',
  sum: '표시된 항목의 합계',
  tax: '원천징수한 세금',
  taxHow: '세무 당국을 위해 징수한 금액입니다. 당사의 수익이 아니며 합계에 포함하지 않습니다.',
  missing: '집계되지 않는 것',
  missingText:
    '입력 오류나 연결 실패로 엔진에 도착하지 못한 주문. 고객이 가격을 정하는 지정가 주문의 체결 가격. 표시된 가격이 기록에 남지 않는 시장가 종료.',
}
