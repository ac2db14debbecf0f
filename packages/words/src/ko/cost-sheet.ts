// Korean words of the area `costSheet`.

import type { costSheet as en } from '../en/cost-sheet.ts'
import type { SameKeys } from '../same-keys.ts'

export const costSheet: SameKeys<typeof en> = {
  titleContract: '레버리지 거래의 비용과 위험',
  titleOption: '시간제 옵션의 비용과 위험',
  titleCopying: '카피 트레이딩의 비용과 위험',
  intro:
    '이 계좌에서 이 종류의 거래를 처음 하기 전에 읽어 주세요. 조건이 바뀔 때만 다시 표시됩니다.',
  accept: '읽었습니다. 계속하기',
  noticeTitle: '먼저 비용과 위험을 확인해 주세요',
  noticeText: '주문 내용은 그대로 남아 있습니다. 비용과 위험을 읽고 동의하면 주문이 이어집니다.',
  read: '비용과 위험 읽기',
  orderTitle: '이번 주문',
  size: '수량',
  lots: '{{pair}} {{lots}}랏',
  margin: '증거금(×{{leverage}}, 약)',
  spreadCost: '스프레드(진입과 종료)',
  openFee: '진입 수수료(약)',
  closeFee: '같은 가격일 때 종료 수수료',
  nightFee: '오버나이트 수수료(1박)',
  stake: '구매 금액',
  win: '맞혔을 때',
  lose: '틀렸을 때',
  breakEven: '손익분기 적중률',
  ratesTitle: '{{pair}} 요율',
  ratesNote: '모든 고객에게 같습니다. VIP 할인이 있으면 수수료가 낮아집니다.',
  spread: '스프레드',
  fee: '수수료(진입·종료 각각)',
  overnightLong: '오버나이트 수수료(매수)',
  overnightShort: '오버나이트 수수료(매도)',
  leverage: '최대 레버리지',
  payout: '{{rate}} · 손익분기 {{breakEven}}',
  stakeRange: '1회 구매 금액',
  share: '리드 트레이더의 성과 보수(최대)',
  risksTitle: '위험',
  counterparty:
    '모든 거래의 상대방은 당사입니다. 고객의 손실은 당사의 이익이 되고, 고객의 이익은 당사가 지급합니다.',
  stopOut:
    '순자산이 사용 증거금의 {{rate}}까지 떨어지면 미체결 주문이 취소되고 손실이 가장 큰 포지션부터 강제 청산됩니다.',
  gap: '가격이 급변하면 증거금보다 큰 손실이 날 수 있습니다.',
  protected: '마이너스 잔고는 당사가 부담합니다.',
  unprotected: '마이너스 잔고는 보전되지 않으며 고객이 부담합니다.',
  credit: '오버나이트 요율이 음수이면 고객이 받습니다.',
  noFee:
    '다른 수수료는 없습니다. 비용은 페이아웃율에 들어 있어, 맞혔을 때의 이익이 틀렸을 때의 손실보다 작습니다.',
  wholeStake: '짧은 시간에 구매 금액 전부를 잃을 수 있습니다.',
  draw: '행사가격과 같거나 판정에 쓸 만큼 새로운 가격이 없으면 구매 금액이 반환됩니다.',
  ownFees:
    '카피는 각각 고객 본인의 거래이며, 아래 요율로 스프레드, 수수료, 오버나이트 수수료를 따로 냅니다.',
  shareRule:
    '성과 보수는 카피를 종료할 때 하이워터마크를 넘는 이익에서만 차감됩니다. 손실을 리드 트레이더가 보전하지 않습니다.',
  past: '리드 트레이더의 과거 성과는 앞으로의 성과를 뜻하지 않습니다. 배정한 금액을 잃을 수 있고, 가격이 급변하면 그 이상도 잃을 수 있습니다.',
  allTitle: '전체 종목({{count}})',
  allContracts: '스프레드 · 편도 수수료 · 오버나이트 매수/매도 · 레버리지',
  allOptions: '페이아웃율',
}
