// What users' screens are told of a group.

import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { Account, EngineState } from '@fairtick/core/engine/state/state'
import { formatRate } from '@fairtick/core/numbers/rate'
import { copyText } from '../codec/copy-text.ts'
import type { GroupEvent } from '../codec/outcome.ts'
import { optionText } from '../codec/outcome.ts'
import type { AccountBalances, AccountNotice, NoticeBody } from '../engine-port.ts'
import type { Group } from './group.ts'

/** One notice for each order that changed, then one for each account that did. */
export function describeNotices(state: EngineState, group: Group): readonly AccountNotice[] {
  const notices: AccountNotice[] = []
  const changed = new Set<string>()
  for (const placed of group.events) {
    const { event } = placed
    const body = bodyOf(placed)
    if (body) notices.push(noticeTo(residentAccount(state, event.accountId), body))
    const line = copyText(event, placed.time)
    if (line) {
      notices.push(noticeTo(residentAccount(state, event.accountId), { kind: 'copy', line }))
    }
    if (event.entries.length > 0 || placed.contract) changed.add(event.accountId)
  }
  for (const accountId of changed) {
    const account = residentAccount(state, accountId)
    notices.push(noticeTo(account, { kind: 'balance', balances: balancesOf(account) }))
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

function balancesOf({ balances, usedMargin, reserved }: Account): AccountBalances {
  const { cash, stake, withdrawal_hold: hold, salary } = balances
  return { cash, stake, hold, salary, usedMargin, reserved }
}

function noticeTo({ userId, kind }: Account, body: NoticeBody): AccountNotice {
  return { userId, accountKind: kind, body }
}
