// Korean words of an option looked at closer: its constants, its review.

import type { optionDetails as en } from '../en/option-details.ts'
import type { SameKeys } from '../same-keys.ts'

export const optionDetails: SameKeys<typeof en> = {
  infoPayouts: '기간과 페이아웃율',
  infoBreakEven: '손익분기 {{rate}}',
  infoStake: '1회 구매 금액',
  infoOpenStake: '동시 보유 한도',
  infoNoLimit: '제한 없음',
  infoDecimals: '가격 소수 자릿수',
  infoSource: '가격 출처',
  infoMark: '마크 가격',
  infoMarkText:
    '가격 출처의 최우선 매수·매도 호가의 중간값으로, 행사가격과 판정에 모두 사용됩니다.',
  infoMedianOf: '{{venues}}의 중앙값',
  infoIndex: '지수 가격',
  infoIndexText:
    '이 거래소들의 현재 가격의 중앙값입니다. 중앙값에서 {{limit}}를 넘게 벗어난 거래소는 제외되고 그 사실이 기록됩니다.',
  infoQuorumText: '최소 {{quorum}}곳의 가격이 일치해야 하며, 그렇지 않으면 가격이 나오지 않습니다.',
  infoStale: '갱신 중단 기준',
  infoStaleText: '{{age}} 동안 틱이 없을 때. 그동안은 구매할 수 없습니다.',
  infoSettlement: '판정',
  infoSettlementText:
    '만기 시각까지의 마지막 틱으로 결정됩니다. 행사가격과 같으면 구매 금액이 반환됩니다. 그 틱이 만기 시각보다 {{age}} 넘게 오래되었으면 무효이며 구매 금액이 반환됩니다. 중단이 당사 책임이고 그 틱으로 적중이면 적중으로 처리합니다.',
  infoRisk:
    '시간제 옵션은 짧은 시간의 작은 움직임으로 결과가 정해지며 구매 금액 전부를 잃을 수 있습니다. 여러 번 거래하면 손익분기 적중률보다 자주 맞혀야 이익이 납니다.',
  stakeRange: '{{min}}~{{max}} {{currency}}',
  reviewTitle: '주문 확인',
  reviewInstrument: '종목',
  reviewDirection: '방향',
  reviewShown: '현재가(약)',
  reviewExpiry: '만기 시각(약)',
  reviewTolerance: '허용 슬리피지',
  reviewStrikeNote: '행사가격은 주문이 처리되는 시점의 틱입니다.',
  confirmBuy: '{{direction}} {{stake}} {{currency}} 구매',
  pathAlt: '행사가격 {{strike}}부터 판정 가격 {{settlement}}까지의 가격 흐름, 판정 틱 {{seq}}',
  decidingTick: '판정 틱 {{seq}}',
}
