// What users' screens are told of, numbered in the process of the engine: accounts and chats.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { Engine } from '../engine/run/engine-host.ts'
import { presentNotice, startAccountFeed } from '../features/account/public.ts'
import { startChatFeed } from '../features/chat/public.ts'
import { createPresentContract } from '../features/contracts/public.ts'
import {
  createLeaderNames,
  createPresentCopy,
  type LeaderNames,
} from '../features/copying/public.ts'
import { createPresentOption } from '../features/options/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { Database } from '../platform/database.ts'
import type { RowSeal } from '../platform/row-seal.ts'

export type UserFeedParts = {
  readonly bus: Bus
  readonly database: Database
  /** The same data by connections of their own. */
  readonly chatDatabase: Database
  readonly rowSeal: RowSeal
  readonly engine: Pick<Engine, 'onCommitted'>
  readonly instruments: ReadonlyMap<string, Instrument>
  /** Must not go back. */
  readonly nowMs: () => number
}

/** To be started where the engine leads: serials are given in one place. */
export async function startUserFeeds(parts: UserFeedParts): Promise<void> {
  const { bus, database, chatDatabase, nowMs, engine, instruments } = parts
  const leaderNames = createLeaderNames(parts)
  const present = createPresenters(instruments, leaderNames)
  const accounts = startAccountFeed({ bus, database, nowMs })
  engine.onCommitted(({ notices }) =>
    accounts.publish(notices.map((notice) => presentNotice(notice, present))),
  )
  startChatFeed({ bus, database: chatDatabase, nowMs })
  await leaderNames.ready()
}

/** How orders, and what copying did, look on the wire. */
export function createPresenters(
  instruments: ReadonlyMap<string, Instrument>,
  { leaderOf }: Pick<LeaderNames, 'leaderOf'>,
) {
  const decimalsOf = (symbol: string) => instruments.get(symbol)?.priceDecimals ?? 0
  return {
    presentOption: createPresentOption(decimalsOf),
    presentContract: createPresentContract(decimalsOf, leaderOf),
    presentCopy: createPresentCopy(decimalsOf, leaderOf),
  }
}
