// The lists of system messages: by what they are about, and the routine ones apart from all others.

import type { NotificationKind } from './notification-kinds.ts'

/** `main`: everything but what is routine. */
export const MESSAGE_LISTS = ['main', 'trade', 'money', 'account', 'routine'] as const

export type MessageList = (typeof MESSAGE_LISTS)[number]

/** Besides `main`, the one list that a message of a kind is in. */
const LIST_OF_KIND: Readonly<Record<NotificationKind, Exclude<MessageList, 'main'>>> = {
  security: 'account',
  money: 'money',
  margin: 'trade',
  orders: 'trade',
  options: 'trade',
  account: 'account',
  alerts: 'trade',
  chat: 'account',
  terms: 'account',
  routine: 'routine',
}

export function isListed(kind: NotificationKind, list: MessageList): boolean {
  return list === 'main' ? LIST_OF_KIND[kind] !== 'routine' : LIST_OF_KIND[kind] === list
}
