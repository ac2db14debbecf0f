// What every account is owed at one moment: rows of one snapshot, contracts at the newest ticks.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Instrument } from '@fairtick/core/market/instrument'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { AccountKind } from '@fairtick/proof/liability-leaf'
import type { Mark } from '@fairtick/proof/liability-root'
import type { Bus } from '../../platform/bus.ts'
import { type Database, fixMoment } from '../../platform/database.ts'
import { profitOf } from '../statements/public.ts'
import { calculateOwed, type Owed } from './figures.ts'
import { type AccountRow, type Holding, listAccounts, loadTapePosition } from './snapshot-store.ts'

export type SnapshotParts = {
  readonly database: Database
  readonly bus: Pick<Bus, 'ask'>
  readonly instruments: ReadonlyMap<string, Instrument>
}

export type OwedMember = Owed & { readonly member: string }

export type Snapshot = {
  readonly position: number
  readonly members: readonly OwedMember[]
  /** Those that were needed, by symbol. */
  readonly marks: readonly Mark[]
}

/** Between two pages whoever else waits has a turn. */
const ACCOUNTS_A_PAGE = 200

/** Throws where an open contract has no price: nothing is made up, and nobody left out. */
export function readSnapshot(parts: SnapshotParts, kind: AccountKind): Promise<Snapshot> {
  return parts.database.transaction(async (tx) => {
    await fixMoment(tx)
    const position = await loadTapePosition(tx)
    // Asked for within: no contract of the snapshot is younger than its price.
    const marks = await readTicks(parts.bus)
    const used = new Map<string, Mark>()
    const members: OwedMember[] = []
    for (let afterId = ''; ; ) {
      const page = await listAccounts(tx, kind, { afterId, limit: ACCOUNTS_A_PAGE })
      for (const account of page) members.push(owedTo(account, parts.instruments, marks, used))
      if (page.length < ACCOUNTS_A_PAGE) break
      afterId = page.at(-1)?.id ?? ''
      await nextTurn()
    }
    const bySymbol = [...used.values()].sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
    return { position, members, marks: bySymbol }
  })
}

type Ticks = ReadonlyMap<string, { readonly mark: Mark; readonly price: Price }>

async function readTicks(bus: SnapshotParts['bus']): Promise<Ticks> {
  const { instruments } = await bus.ask('market.snapshot', {})
  return new Map(
    instruments.flatMap(({ symbol, tick }) => {
      const price = tick && parsePrice(tick.price)
      if (tick === undefined || price === undefined) return []
      return [[symbol, { price, mark: { symbol, seq: tick.seq, price: tick.price } }] as const]
    }),
  )
}

function owedTo(
  { member, balances, holdings }: AccountRow,
  instruments: SnapshotParts['instruments'],
  ticks: Ticks,
  used: Map<string, Mark>,
): OwedMember {
  const profits = holdings.map((holding: Holding) => {
    const [instrument, tick] = [instruments.get(holding.symbol), ticks.get(holding.symbol)]
    if (!instrument || !tick) throw new Error(`an open contract on ${holding.symbol} has no price`)
    used.set(holding.symbol, tick.mark)
    return profitOf(holding, instrument, tick.price)
  })
  return { member, ...calculateOwed(balances, profits) }
}
