// What users' screens are told of a group.

import type { EngineState } from '@fairtick/core/engine/state'
import { residentAccount } from '@fairtick/core/engine/state'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { AccountNotice, BalanceText, NoticeBody } from './engine-port.ts'
import type { Group } from './group.ts'
import type { GroupEvent } from './group-event.ts'
import { optionText } from './outcome.ts'

/** One notice for each order that changed, then one for each account that did. */
export function describeNotices(state: EngineState, group: Group): readonly AccountNotice[] {
  const notices: AccountNotice[] = []
  const changed = new Set<string>()
  for (const placed of group.events) {
    const { event } = placed
    const body = bodyOf(placed)
    if (body) notices.push({ ...ownerOf(state, event.accountId), body })
    if (event.entries.length > 0 || placed.contract) changed.add(event.accountId)
  }
  for (const accountId of changed) {
    const body = { kind: 'balance', balance: balanceOf(state, accountId) } as const
    notices.push({ ...ownerOf(state, accountId), body })
  }
  return notices
}

function bodyOf({ event, contract }: GroupEvent): NoticeBody | undefined {
  if (contract) return { kind: 'contract', contract }
  switch (event.kind) {
    case 'option-bought':
      return { kind: 'option', option: optionText(event.option, undefined) }
    case 'option-settled':
      return { kind: 'option', option: optionText(event.option, event.settlement) }
    case 'margin-called':
      return { kind: 'margin-call', riskRate: formatRate(event.riskRate) }
    default:
      return undefined
  }
}

function balanceOf(state: EngineState, accountId: string): BalanceText {
  const { balances, usedMargin, reserved } = residentAccount(state, accountId)
  return {
    cash: formatMoney(balances.cash),
    stake: formatMoney(balances.stake),
    hold: formatMoney(balances.withdrawal_hold),
    salary: formatMoney(balances.salary),
    usedMargin: formatMoney(usedMargin),
    reserved: formatMoney(reserved),
  }
}

function ownerOf(state: EngineState, accountId: string) {
  const { userId, kind } = residentAccount(state, accountId)
  return { userId, accountKind: kind }
}
