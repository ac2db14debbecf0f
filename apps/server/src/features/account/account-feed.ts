// What users' screens are told of their accounts: numbered, pushed, and told again on demand.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { AccountBalance } from '@fairtick/wire/socket/frames'
import type { Bus } from '../../platform/bus.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { createAccountHistory } from './account-history.ts'
import { type AccountRow, loadAccounts } from './store.ts'

export type AccountFeed = {
  /** Call it after the commit of what the events tell, in the order of the commits. */
  readonly publish: (events: readonly AccountEvent[]) => void
}

type Parts = {
  readonly bus: Bus
  readonly database: Queryable
  /** Must not go back. */
  readonly nowMs: () => number
}

/** Answers `account.snapshot` and `account.missed` and publishes `account`. */
export function startAccountFeed({ bus, database, nowMs }: Parts): AccountFeed {
  const history = createAccountHistory(nowMs)
  bus.answer('account.snapshot', async ({ userId }) => {
    // The serial first: what is committed in between is then told again, never lost.
    const serial = history.lastSerial(userId)
    const balances = (await loadAccounts(database, userId)).map(balanceOf)
    return { serial, account: 'practice', body: { event: 'snapshot', balances } }
  })
  bus.answer('account.missed', async ({ userId, after }) => history.listAfter(userId, after))
  return {
    publish: (events) => {
      for (const event of events) {
        bus.publish('account', { userId: event.userId, ...history.add(event) })
      }
    },
  }
}

function balanceOf(account: AccountRow): AccountBalance {
  return {
    account: account.kind,
    cash: formatMoney(account.cash),
    stake: formatMoney(account.stake),
    hold: formatMoney(account.hold),
    salary: formatMoney(account.salary),
    usedMargin: formatMoney(account.usedMargin),
    reserved: formatMoney(account.reserved),
  }
}
