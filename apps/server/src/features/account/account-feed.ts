// What users' screens are told of their accounts: pushed after commits, and given again on demand.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { AccountBalance, AccountEventBody } from '@fairtick/wire/socket/frames'
import type { AccountNotice, NoticeBody } from '../../engine/engine-port.ts'
import type { Bus } from '../../platform/bus.ts'
import type { AccountNotice as BusNotice } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { PresentOption } from '../options/public.ts'
import {
  type AccountRow,
  type EventRow,
  listEvents,
  loadAccounts,
  loadLastSerial,
} from './store.ts'

/** Events that a screen may catch up on; who missed more takes the snapshot. */
export const MAX_MISSED_EVENTS = 500

export type AccountFeed = {
  /** Tells the gateway; called after the commit, in the order of the serials. */
  readonly publish: (notices: readonly (AccountNotice & { readonly serial: number })[]) => void
}

/** Answers `account.snapshot` and `account.missed` and publishes `account`. */
export function startAccountFeed(
  bus: Bus,
  database: Database,
  presentOption: PresentOption,
): AccountFeed {
  const present = (kind: 'real' | 'practice', body: NoticeBody | StoredEvent): AccountEventBody => {
    if ('event' in body) return body
    if (body.kind === 'option') return { event: 'option', order: presentOption(body.option) }
    return { event: 'balance', balance: { account: kind, ...body.balance } }
  }
  const presentRow = ({ serial, account_kind: account, payload }: EventRow): BusNotice => {
    const body = present(account, payload as NoticeBody | StoredEvent)
    return { serial: Number(serial), account, body }
  }
  bus.answer('account.snapshot', async ({ userId }) => {
    // The serial first: what is committed in between is then told again, never lost.
    const serial = await loadLastSerial(database, userId)
    const balances = (await loadAccounts(database, userId)).map(balanceOf)
    return { serial, account: 'practice', body: { event: 'snapshot', balances } }
  })
  bus.answer('account.missed', async ({ userId, after }) => {
    const last = await loadLastSerial(database, userId)
    if (after > last || last - after > MAX_MISSED_EVENTS) return 'too-old'
    const rows = await listEvents(database, userId, after, MAX_MISSED_EVENTS)
    const isWhole = rows.length === 0 ? after >= last : Number(rows[0]?.serial) === after + 1
    return isWhole ? rows.map(presentRow) : 'too-old'
  })
  return {
    publish: (notices) => {
      for (const { userId, accountKind, body, serial } of notices) {
        const message = { userId, serial, account: accountKind, body: present(accountKind, body) }
        bus.publish('account', message)
      }
    },
  }
}

/** Events that other slices added are stored as they go over the wire. */
type StoredEvent = Extract<AccountEventBody, { event: 'message' }>

function balanceOf(account: AccountRow): AccountBalance {
  return {
    account: account.kind,
    cash: formatMoney(account.cash),
    stake: formatMoney(account.stake),
    hold: formatMoney(account.hold),
    salary: formatMoney(account.salary),
  }
}
