// What users' screens are told of a group.

import type { EngineState } from '@fairtick/core/engine/state'
import { residentAccount } from '@fairtick/core/engine/state'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { AccountNotice } from './engine-port.ts'
import type { Group } from './group.ts'
import { optionText } from './outcome.ts'

/** One notice for each option that opened or closed, then one for each balance that changed. */
export function describeNotices(state: EngineState, group: Group): readonly AccountNotice[] {
  const notices: AccountNotice[] = []
  const changed = new Set<string>()
  for (const { event } of group.events) {
    if (event.entries.length > 0) changed.add(event.accountId)
    if (event.kind !== 'option-bought' && event.kind !== 'option-settled') continue
    const settlement = event.kind === 'option-settled' ? event.settlement : undefined
    const option = optionText(event.option, settlement)
    notices.push({ ...ownerOf(state, event.accountId), body: { kind: 'option', option } })
  }
  for (const accountId of changed) {
    const { balances } = residentAccount(state, accountId)
    const balance = {
      cash: formatMoney(balances.cash),
      stake: formatMoney(balances.stake),
      hold: formatMoney(balances.withdrawal_hold),
      salary: formatMoney(balances.salary),
    }
    notices.push({ ...ownerOf(state, accountId), body: { kind: 'balance', balance } })
  }
  return notices
}

function ownerOf(state: EngineState, accountId: string) {
  const { userId, kind } = residentAccount(state, accountId)
  return { userId, accountKind: kind }
}
