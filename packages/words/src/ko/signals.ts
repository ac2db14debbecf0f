// Korean words of the area `signals`.

import type { signals as en } from '../en/signals.ts'
import type { SameKeys } from '../same-keys.ts'

export const signals: SameKeys<typeof en> = {
  tab: '시그널',
  about:
    '리드 트레이더의 시세 의견입니다. 개인 의견일 뿐 조언이 아니며, 글이 올라와도 알림은 가지 않습니다.',
  instrument: '종목',
  allInstruments: '모든 종목',
  empty: '아직 올라온 글이 없습니다.',
  footnote: '글은 수정할 수 없습니다. 철회되거나 숨겨진 글, 빗나간 글도 목록에 남습니다.',
  priceThen: '당시 가격(틱 {{seq}})',
  priceNow: '현재 가격',
  change: '이후 가격 변화',
  held: '당시 트레이더의 보유:',
  heldNothing: '당시 트레이더는 이 종목을 보유하지 않았습니다.',
  heldLots: '{{lots}}랏, 평균 {{price}}',
  withdrawn: '트레이더가 철회함',
  hidden: '운영자가 숨김',
  report: '신고',
  reported: '신고하셨습니다.',
  reportTitle: '이 글 신고',
  reportText: 'Fairtick 담당자가 확인합니다. 누가 신고했는지는 트레이더에게 알려지지 않습니다.',
  reportWhy: '어떤 문제가 있나요?',
  reportSend: '신고하기',
  reportDone: '감사합니다. 확인하겠습니다.',
  reasonClaim: '실적, 퍼센트, 금액이 있거나 수익을 약속함',
  reasonContact: '외부 연락처나 페이지로 유도함',
  reasonUntrue: '사실이라고 적은 내용이 사실이 아님',
  reasonInsult: '모욕하거나 위협함',
  reasonSpam: '같은 내용의 반복이거나 관련 없는 내용',
  withdraw: '철회',
  withdrawTitle: '이 글을 철회할까요?',
  withdrawText:
    '본문은 완전히 사라집니다. 글이 있었다는 사실은 가격과 시간과 함께 모두의 목록에 남습니다.',
  compose: '시그널 올리기',
  composeNote: '이 계좌로 카피를 제공하고 있어 글을 올릴 수 있습니다.',
  composeFacts:
    '가격과 이 종목의 내 보유 현황은 기록에서 자동으로 붙어 본문과 함께 표시됩니다. 올린 뒤에는 수정할 수 없습니다.',
  direction: '방향',
  words: '내 의견',
  wordsHint: '최대 {{count}}자. 퍼센트, 금액, 실적, 링크, 연락처는 쓸 수 없습니다.',
  publish: '올리기',
  published: '올렸습니다.',
  unanswered: '응답이 없었습니다. 다시 시도해도 한 번만 처리됩니다.',
}
