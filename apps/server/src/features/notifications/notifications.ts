// What reaches people outside of the app: the kind of each, and for how long it is worth saying.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { NotificationKind } from '@fairtick/wire/notification-kinds'

type Rule = {
  readonly kind: NotificationKind
  /** A device that was off for longer is not told any more. */
  readonly lifeMs: number
  /** The act has a mail of its own, which nobody can switch off. */
  readonly isMailedByAct?: true
}

/** Each has its text in `words/pushes`, which names no amount, price or person. */
export const NOTIFICATIONS = {
  security: { kind: 'security', lifeMs: DAY_MS, isMailedByAct: true },
  identity: { kind: 'security', lifeMs: DAY_MS },
  linked: { kind: 'security', lifeMs: DAY_MS },
  deposit: { kind: 'money', lifeMs: DAY_MS },
  withdrawal: { kind: 'money', lifeMs: DAY_MS },
  adjusted: { kind: 'money', lifeMs: DAY_MS },
  bankRefused: { kind: 'money', lifeMs: DAY_MS },
  marginCall: { kind: 'margin', lifeMs: 5 * MINUTE_MS },
  stopOut: { kind: 'margin', lifeMs: HOUR_MS },
  levelReached: { kind: 'orders', lifeMs: HOUR_MS },
  orderFilled: { kind: 'orders', lifeMs: HOUR_MS },
  orderCancelled: { kind: 'orders', lifeMs: HOUR_MS },
  copy: { kind: 'orders', lifeMs: HOUR_MS },
  copyClosed: { kind: 'routine', lifeMs: HOUR_MS },
  option: { kind: 'options', lifeMs: HOUR_MS },
  overnight: { kind: 'routine', lifeMs: DAY_MS },
  salary: { kind: 'routine', lifeMs: DAY_MS },
  leading: { kind: 'account', lifeMs: DAY_MS },
  practice: { kind: 'account', lifeMs: DAY_MS },
  alert: { kind: 'alerts', lifeMs: 10 * MINUTE_MS },
  chat: { kind: 'chat', lifeMs: HOUR_MS },
  terms: { kind: 'terms', lifeMs: DAY_MS },
} as const satisfies Record<string, Rule>

export type NotificationName = keyof typeof NOTIFICATIONS

export function ruleOf(name: NotificationName): Rule {
  return NOTIFICATIONS[name]
}

export function notificationKindOf(name: NotificationName): NotificationKind {
  return ruleOf(name).kind
}

export function isNotification(name: string): name is NotificationName {
  return Object.hasOwn(NOTIFICATIONS, name)
}
