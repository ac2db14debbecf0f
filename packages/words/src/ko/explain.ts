// Korean words of the area `explain`.

import type { explain as en } from '../en/explain.ts'
import type { SameKeys } from '../same-keys.ts'

export const explain: SameKeys<typeof en> = {
  about: '{{name}} 수치 계산 근거',
  takenAt: '{{time}} 기준 값',
  again: '새로 고침',
  rounded: '{{step}} 단위로 반올림하며, 정확히 절반이면 짝수로 맞춥니다.',
  ruleOf: '규칙 {{rule}}',
  workedOut: '이 기기에서 계산한 값',
  charged: '실제 부과액',
  tickAt: '틱 {{seq}}, {{time}}',
  tickRecorded: '공개 기록과 일치합니다.',
  tickDiffers: '공개 기록과 일치하지 않습니다. 고객센터에 알려 주세요.',
  tickUnread: '기록된 틱을 불러오지 못했습니다.',
  tickUsed: '사용',
  tick: '가격',
  strikeTick: '행사가격',
  settlementTick: '판정 가격',
  fillMark: '체결 시 마크 가격',
  price: '주문 가격',
  lotsClosed: '종료한 랏',
  netQuantity: '수량(롱 − 숏)',
  feeRate: '수수료율',
  vipDiscount: 'VIP 할인율',
  overnightRate: '오버나이트 요율',
  payoutRate: '페이아웃율',
  taxRate: '세율',
  fees: '수수료 합계',
  overnight: '지불한 오버나이트 수수료',
  beforeDiscount: '할인 전',
  notCharged: 'VIP 등급에 따른 감면',
  cash: '잔고',
  equity: '순자산',
  cashAfter: '주문 후 잔고',
  equityAfter: '주문 후 순자산',
  openProfitAfter: '주문 후 평가손익',
  usedMarginAfter: '주문 후 사용 증거금',
  reservedAfter: '주문 후 대기 금액',
  equityThere: '그 가격에서의 순자산',
  amount: '출금액',
  feeFixed: '고정 수수료',
  taxable: '과세 대상 금액',
  tax: '세금',
  result: '결과',
  expiry: '만기 시각',
  outage: '가격 중단',
  outageOwn: '당사 책임(출처 장애 기록 없음)',
  outageSource: '출처 장애(기록 있음)',
  outageUnnamed: '기록에 명시되지 않음',
  askFormula: '매도호가(Ask): 틱 가격 + 스프레드의 절반. 롱 진입과 숏 종료에 쓰입니다.',
  bidFormula: '매수호가(Bid): 틱 가격 − 스프레드의 절반. 롱 종료와 숏 진입에 쓰입니다.',
  marginFormula: '랏 × 계약 단위 × 진입가 ÷ 레버리지. 종료할 때마다 남은 랏의 비율만큼 남습니다.',
  marginFormulaInverse: '랏 × 계약 단위 ÷ 레버리지. 종료할 때마다 남은 랏의 비율만큼 남습니다.',
  profitFormula: '종료마다 랏 × 계약 단위 × 유리한 방향으로 움직인 가격 폭을 계산해 합칩니다.',
  profitFormulaInverse:
    '종료마다 랏 × 계약 단위 × 유리한 방향으로 움직인 가격 폭 ÷ 종료가를 계산해 합칩니다.',
  feeFormula: '랏 × 계약 단위 × 가격 × 수수료율에서 그 시점의 VIP 할인을 뺀 금액입니다.',
  feeFormulaInverse: '랏 × 계약 단위 × 수수료율에서 그 시점의 VIP 할인을 뺀 금액입니다.',
  netFormula: '손익에서 모든 수수료와 오버나이트 수수료를 뺀 금액입니다.',
  overnightFormula: '롤오버마다 그때 가격 기준 거래 금액 × 해당 방향의 오버나이트 요율입니다.',
  liquidationOfOrder:
    '다른 가격이 그대로일 때 계좌 전체가 강제 청산 수준에 이르는 가격입니다. 다른 포지션에 따라서도 바뀝니다.',
  openProfitFormula:
    '남은 랏 × 계약 단위 × 진입가에서 현재 종료가까지 유리한 방향으로 움직인 폭입니다(종료 수수료 제외).',
  openProfitFormulaInverse:
    '남은 랏 × 계약 단위 × 진입가에서 현재 종료가까지 유리한 방향으로 움직인 폭 ÷ 현재 종료가입니다(종료 수수료 제외).',
  ratioFormula: '평가손익 ÷ 증거금입니다.',
  feeNowFormula: '남은 랏 × 계약 단위 × 현재 종료가 × 수수료율 × (1 − VIP 할인율)입니다.',
  feeNowFormulaInverse: '남은 랏 × 계약 단위 × 수수료율 × (1 − VIP 할인율)입니다.',
  netIfClosedFormula:
    '평가손익 − 종료 수수료 + 종료분 손익 − 지금까지의 수수료 − 오버나이트 수수료입니다.',
  liquidationFormula:
    '틱 가격 + (사용 증거금 × 강제 청산 수준 − 순자산) ÷ 수량. 다른 가격이 그대로일 때 순자산이 강제 청산 수준으로 줄어드는 가격입니다.',
  liquidationFormulaInverse:
    '다른 가격이 그대로일 때 순자산이 사용 증거금 × 강제 청산 수준으로 줄어드는 가격입니다. 이 종목의 손익은 가격으로 나누므로 이차방정식의 가까운 쪽 해입니다.',
  liquidationNone:
    '틱 가격 + (사용 증거금 × 강제 청산 수준 − 순자산) ÷ 수량: 양의 가격이 나오지 않으므로 이 종목만으로는 강제 청산되지 않습니다.',
  notionalInverse: '랏 × 계약 단위. 실제로 거래하는 전체 금액이며 이미 달러입니다.',
  overnightInverse:
    '랏 × 계약 단위 × 방향별 요율. 롤오버 시점에 보유 중이면 발생합니다. 마이너스는 지불입니다.',
  loseAtStopFormula:
    '손절가에서의 손익에서 왕복 수수료를 뺀 금액이며 순자산을 넘지 않습니다. 가격이 급변하면 더 커질 수 있습니다.',
  loseAtStopOutFormula:
    '강제 청산 가격에서의 손익에서 왕복 수수료를 뺀 금액이며 순자산을 넘지 않습니다.',
  loseZeroFormula:
    '가격이 0이 될 때까지 종료되지 않습니다. 명목 금액 + 진입 수수료이며 순자산을 넘지 않습니다.',
  loseAllFormula: '이 주문만으로는 손실 한도가 정해지지 않으므로 순자산 전액입니다.',
  breakEvenLong:
    '주문 가격 × (1 + f) ÷ (1 − f), f = 수수료율 × (1 − VIP 할인율). 손익이 왕복 수수료와 같아지는 가격이며 오버나이트 수수료는 포함하지 않습니다.',
  breakEvenShort:
    '주문 가격 × (1 − f) ÷ (1 + f), f = 수수료율 × (1 − VIP 할인율). 손익이 왕복 수수료와 같아지는 가격이며 오버나이트 수수료는 포함하지 않습니다.',
  breakEvenLongInverse:
    '주문 가격 ÷ (1 − 2 × f), f = 수수료율 × (1 − VIP 할인율). 손익이 왕복 수수료와 같아지는 가격이며 오버나이트 수수료는 포함하지 않습니다.',
  breakEvenShortInverse:
    '주문 가격 ÷ (1 + 2 × f), f = 수수료율 × (1 − VIP 할인율). 손익이 왕복 수수료와 같아지는 가격이며 오버나이트 수수료는 포함하지 않습니다.',
  spendableAfterFormula:
    '잔고 − 사용 증거금 − 대기 금액에서 평가손이 있으면 뺍니다. 평가익은 더하지 않습니다. 0보다 작아지지 않습니다.',
  payoutFormula: '구매 금액 × 페이아웃율입니다. 구매 금액도 함께 돌아옵니다.',
  winFormula:
    '판정 가격이 행사가격에서 선택한 쪽에 있어 적중입니다. 구매 금액 × 페이아웃율이며, 구매 금액도 함께 돌아옵니다.',
  lossFormula: '행사가격의 반대쪽이면 구매 금액을 잃으며, 그 이상은 잃지 않습니다.',
  refundFormula: '판정 가격이 행사가격과 같으면 구매 금액이 반환되고 손익은 없습니다.',
  voidFormula:
    '만기 시각의 최신 틱이 너무 오래되었거나 가격 출처가 바뀌어 구매 금액이 반환되고 손익은 없습니다.',
  breakEvenRateFormula:
    '1 ÷ (1 + 페이아웃율): 여러 번 거래할 때 적중률이 이보다 높아야 이익입니다.',
  strikeFormula: '주문이 처리될 때의 마지막 틱 가격이며 스프레드가 없습니다.',
  settlementFormula:
    '만기 시각까지의 마지막 틱 가격이며 스프레드가 없습니다. 그 시점에 30초보다 오래된 틱으로는 판정하지 않습니다. 다만 중단이 당사 책임이고 적중을 나타내면 적중으로 합니다.',
  rateFormula: '구매할 때 기간에 따라 확정되며, 이후 변경의 영향을 받지 않습니다.',
  profitRatio: '평가손익률(증거금 대비)',
  payoutIfRight: '적중 시 페이아웃',
  stakeFormula: '구매할 때 낸 금액입니다. 그때 잔고에서 빠졌으며, 적중·무승부·무효이면 돌아옵니다.',
  withdrawFeeFormula: '출금액 × 수수료율 + 고정 수수료입니다.',
  withdrawTaxFormula: '과세 대상 금액 × 세율입니다.',
  withdrawTotalFormula: '수수료 + 세금이며, 그 밖에 공제되는 것은 없습니다.',
  withdrawReceiveFormula: '출금액 − 수수료 − 세금입니다.',
  credited: '적립액',
  feesPaid: '팀원이 낸 수수료',
  rewardRate: '수수료당 보상 비율',
  partsRounded: '수수료별 반올림 차이',
  reward: '보상',
  rewardFormula:
    '납부된 수수료 × 보상 비율입니다. 수수료마다 따로 반올림하며, 그 차이는 별도 행에 표시됩니다.',
  rewardDayFormula: '그날 모든 단계의 보상을 더한 금액입니다.',
  payrollPaid: '지급된 보상',
  profitSharesPaid: '지급된 수익 배분',
  movedToBalance: '잔고로 옮긴 금액',
  salaryWithdrawn: '출금한 금액(처리 중 포함)',
  salaryFormula:
    '보상 + 수익 배분 − 잔고로 옮긴 금액 − 출금한 금액이며, 모두 계좌 개설 이후의 합계입니다.',
}
