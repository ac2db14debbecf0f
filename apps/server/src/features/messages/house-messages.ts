// Messages about what two people of the house decided: new conditions, adjustments.

import type { AdjustmentReason } from '@fairtick/wire/admin/change-kinds'
import { moneyText } from '@fairtick/words/number-texts'
import type { AccountOwner } from '../../engine/engine-port.ts'
import type { NewMessage } from './store.ts'
import type { TermChange } from './term-changes.ts'

type When = { readonly changeId: string; readonly fromMs: number; readonly timeZone: string }

export type HouseChange = When & {
  /** Of an instrument's constants; undefined: terms of withdrawals and rewards. */
  readonly pair: string | undefined
  readonly changes: readonly TermChange[]
}

/** Everybody is told before it acts. */
export function houseChangeMessage(
  userId: string,
  { changeId, fromMs, timeZone, pair, changes }: HouseChange,
): NewMessage {
  const when = { from: zonedText(fromMs, timeZone), zone: timeZone }
  const values = { ...when, changes: JSON.stringify(changes) }
  const told = { userId, cause: `change:${changeId}:${userId}`, about: null }
  return pair === undefined
    ? { ...told, template: 'money-terms-changed', values }
    : { ...told, template: 'conditions-changed', values: { ...values, pair } }
}

/** Everybody is told before the rules of a country act; `names` are those of the place. */
export function jurisdictionMessage(
  userId: string,
  { changeId, fromMs, timeZone }: When,
  names: Readonly<Record<string, string>> = {},
): NewMessage {
  return {
    ...{ userId, cause: `change:${changeId}:${userId}`, about: null },
    template: 'jurisdiction-changed',
    values: {
      ...{ from: zonedText(fromMs, timeZone), zone: timeZone },
      place: JSON.stringify(names),
    },
  }
}

export function adjustmentMessage(
  { userId, accountKind }: AccountOwner,
  adjustment: { readonly id: string; readonly amount: string; readonly reason: AdjustmentReason },
): NewMessage {
  const { id, amount, reason } = adjustment
  const isTaken = amount.startsWith('-')
  return {
    ...{ userId, accountKind, cause: `adjustment:${id}`, about: null },
    template: isTaken ? 'adjusted-down' : 'adjusted-up',
    values: { amount: moneyText(amount.replace('-', '')), reason },
  }
}

/** `2026-11-21 20:00`: the same in every language. */
export function zonedText(timeMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return parts.format(timeMs)
}
