// Chinese words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {
  title: '消息',
  listMain: '通知',
  listTrade: '交易',
  listMoney: '充提',
  listAccount: '账户',
  listRoutine: '例行',
  routineNote: '隔夜费、薪酬等每日自动生成的记录，不计入角标，也不推送。',
  routineChange: '通知设置',
  emptyList: '暂无此类消息。',
  detailTitle: '消息详情',
  markAllRead: '全部标为已读',
  allRead: '已全部标为已读。',
  unread: '未读',
  empty: '暂无消息。期权结算结果会发送到这里。',
  toMarket: '查看行情',
  supportTitle: '客服',
  supportText: '常见问题与联系方式',
  newer: '下一条',
  older: '上一条',
  neighbours: '其他消息',
  seeOrder: '查看订单',
  seeInstrument: '查看品种',
  seeRecord: '查看记录',
  seeCopies: '查看我的跟单',
  seeSkips: '查看未跟单的订单',
  seeLeader: '查看带单员',
  deleted: '此消息已删除。',
  notFound: '找不到此消息。',
  toList: '全部消息',
  today: '今天',
  yesterday: '昨天',
}
