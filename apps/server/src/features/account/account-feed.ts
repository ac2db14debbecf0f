// What users' screens are told of their accounts: numbered, pushed, and told again on demand.

import { createBatchFilter } from '../../platform/batch-filter.ts'
import type { Bus } from '../../platform/bus.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { createAccountHistory } from './account-history.ts'
import { createHeardEvents } from './heard-events.ts'
import { presentBalance } from './present-balance.ts'
import { loadAccounts } from './store.ts'

export type AccountFeed = {
  /** Call it after the commit of what the events tell, in the order of the commits. */
  readonly publish: (events: readonly AccountEvent[]) => void
}

/** Of what the slices tell: the queues of the staff hold it. The engine tells of none of them. */
const QUEUED: ReadonlySet<string> = new Set(['deposit', 'withdrawal'])

type Parts = {
  readonly bus: Bus
  readonly database: Queryable
  /** Must not go back. */
  readonly nowMs: () => number
}

/** Answers `account.events`, `account.snapshot` and `account.missed`, and publishes `account`. */
export function startAccountFeed({ bus, database, nowMs }: Parts): AccountFeed {
  const history = createAccountHistory(nowMs)
  const isNew = createBatchFilter()
  const heard = createHeardEvents(nowMs)
  heard.begin()
  const publish = (events: readonly AccountEvent[]) => {
    for (const event of events) {
      const update = { userId: event.userId, ...history.add(event) }
      heard.hear(update)
      bus.publish('account', update)
    }
  }
  bus.answer('account.events', async (batch) => {
    if (!isNew(batch)) return undefined
    publish(batch.events)
    if (batch.events.some(({ body }) => QUEUED.has(body.event))) bus.publish('queues', {})
    return undefined
  })
  bus.answer('account.snapshot', async ({ userId }) => {
    // The serial first: what is committed in between is then told again, never lost.
    const serial = history.lastSerial(userId)
    const quietMs = heard.quietMs(userId, serial)
    const balances = (await loadAccounts(database, userId)).map((row) =>
      presentBalance(row.kind, row),
    )
    const body = { event: 'snapshot', balances }
    return { serial, account: 'practice', body, ...(quietMs !== undefined && { quietMs }) }
  })
  bus.answer('account.missed', async ({ userId, after }) => history.listAfter(userId, after))
  return { publish }
}
