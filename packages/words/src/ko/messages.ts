// Korean words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {
  title: '메시지',
  listMain: '알림',
  listTrade: '거래',
  listMoney: '입출금',
  listAccount: '계정',
  listRoutine: '정기',
  routineNote:
    '오버나이트 수수료, 급여처럼 매일 자동으로 쌓이는 기록입니다. 배지에 세지 않고 푸시도 보내지 않습니다.',
  routineChange: '알림 설정',
  emptyList: '이 종류의 메시지가 아직 없습니다.',
  detailTitle: '메시지',
  markAllRead: '모두 읽음으로 표시',
  allRead: '모두 읽음으로 표시했습니다.',
  unread: '읽지 않음',
  empty: '아직 메시지가 없습니다. 옵션 판정 결과가 여기로 도착합니다.',
  toMarket: '마켓 보기',
  supportTitle: '고객센터',
  supportText: '자주 묻는 질문과 문의 방법',
  newer: '이후 메시지',
  older: '이전 메시지',
  neighbours: '다른 메시지',
  seeOrder: '주문 보기',
  seeInstrument: '종목 보기',
  seeRecord: '내역 보기',
  seeCopies: '내 카피 보기',
  seeSkips: '카피되지 않은 주문 보기',
  seeLeader: '리드 트레이더 보기',
  deleted: '삭제된 메시지입니다.',
  notFound: '메시지를 찾을 수 없습니다.',
  toList: '전체 메시지',
  today: '오늘',
  yesterday: '어제',
}
