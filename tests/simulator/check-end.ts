// Liveness: what must hold when every key was asked again and every market is fresh.

import { formatPrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { ContractText } from '@fairtick/server/engine/engine-port'
import { findUnconserved } from '@fairtick/server/test/conservation'
import { compare, fraction } from '@fairtick/testkit/fraction'
import { createNaiveAccount } from '@fairtick/testkit/naive-account'
import { createNaiveExchange } from '@fairtick/testkit/naive-copying'
import { entryOf, exitOf, isRiskAtMost, type NaiveAccount } from '@fairtick/testkit/naive-figures'
import { findExtraContracts, readContracts } from './check-contracts.ts'
import { findExtraMoney } from './check-money.ts'
import { boughtIds, checkReplay, checkStep, optionIds } from './check-step.ts'
import { priceAt } from './generate-command.ts'
import { findExtraFollows } from './generate-copying.ts'
import { INSTRUMENTS, type World } from './world.ts'

/** What was acknowledged, no more, and nothing left that a market should have set off. */
export async function checkEnd(world: World): Promise<string[]> {
  const { customers } = world
  const told = boughtIds(world)
  const kept = await optionIds(world)
  const open = customers.asked.filter(({ outcome }) => outcome === undefined)
  return [
    ...(await checkStep(world)),
    ...(await checkReplay(world)),
    ...open.map(({ key }) => `never answered: ${key.key}`),
    ...(new Set(told).size === told.length ? [] : ['one option under two keys']),
    ...(kept.length === told.length ? [] : [`${kept.length} options, ${told.length} acknowledged`]),
    ...(await findExtraContracts(world)),
    ...(await findExtraMoney(world)),
    ...(await findExtraFollows(world)),
    ...(await findLost(world)),
    ...(await findUnfired(world)),
    ...(await findMissedRollovers(world)),
  ]
}

/** The engine is asked for credits here by nobody's deposit. */
async function findLost({ database }: World): Promise<string[]> {
  const findings = await findUnconserved(database)
  return findings.filter((finding) => !/^deposits_(bank|wallet) /.test(finding))
}

/** Levels that are reached, limits that could fill, accounts that should have been stopped out. */
async function findUnfired(world: World): Promise<string[]> {
  const contracts = Map.groupBy(
    (await readContracts(world.database)).values(),
    ({ accountId }) => accountId,
  )
  const rows = await world.database.query<{ id: string; cash: string }>(
    'SELECT id, (cash / 1000000.0)::text AS cash FROM account',
  )
  return rows.flatMap(({ id, cash }) => {
    const account = naiveAccount(world, cash, contracts.get(id) ?? [])
    const isDue = account.positions.length > 0 && isRiskAtMost(account, 'stopOut')
    return [...unfiredOf(account), ...(isDue ? [`${id} should have been stopped out`] : [])]
  })
}

function unfiredOf(account: NaiveAccount): string[] {
  const reached = account.positions.filter((position) => {
    const { side, takeProfit, stopLoss } = position
    const gain = (level: typeof takeProfit) =>
      level === undefined
        ? undefined
        : compare(exitOf(account, position), level) * (side === 'long' ? 1 : -1)
    return (gain(takeProfit) ?? -1) >= 0 || (gain(stopLoss) ?? 1) <= 0
  })
  const fillable = account.orders.filter((order) => {
    const above = compare(entryOf(account, order), order.limit)
    return order.side === 'long' ? above <= 0 : above >= 0
  })
  return [
    ...reached.map(({ id }) => `a level of ${id} is reached and it is open`),
    ...fillable.map(({ id }) => `${id} could fill and waits`),
  ]
}

/** As the slow oracle has it, for its figures. */
function naiveAccount(
  { marks }: World,
  cash: string,
  contracts: readonly ContractText[],
): NaiveAccount {
  const level = (text: string | null) => (text === null ? undefined : fraction(text))
  const common = (contract: ContractText) => ({
    ...{ id: contract.id, symbol: contract.symbol, side: contract.direction },
    ...{ ordered: 0, placed: 0 },
    terms: { ...instrumentOf(contract.symbol), ...contract.constants },
    ...{ takeProfit: level(contract.takeProfit), stopLoss: level(contract.stopLoss) },
  })
  const markOf = (market: number) => fraction(formatPrice(priceAt(market, marks[market] ?? 1), 0))
  return {
    ...createNaiveAccount('account', cash, createNaiveExchange()),
    positions: contracts.flatMap((contract) => {
      const { status, opening, lotsOpen: lots, margin } = contract
      if (status !== 'trading' || opening === null) return []
      const open = { open: fraction(opening.price), openSeq: opening.seq }
      return [{ ...common(contract), ...open, lots: fraction(lots), margin: fraction(margin) }]
    }),
    orders: contracts.flatMap((contract) => {
      const { status, limitPrice, lots, leverage } = contract
      if (status !== 'pending' || limitPrice === null) return []
      const size = { lots: fraction(lots), leverage, reserved: fraction('0') }
      return [{ ...common(contract), ...size, limit: fraction(limitPrice) }]
    }),
    instruments: new Map(INSTRUMENTS.map((instrument) => [instrument.symbol, instrument])),
    ticks: new Map(
      INSTRUMENTS.map(({ symbol }, market) => [
        symbol,
        [{ seq: 1, time: 0, mark: markOf(market) }],
      ]),
    ),
    source: 'replay',
  }
}

function instrumentOf(symbol: string) {
  const instrument = INSTRUMENTS.find((one) => one.symbol === symbol)
  if (instrument === undefined) throw new Error(`nobody knows ${symbol}`)
  return instrument
}

/** 07:00 in Tokyo, where no clock is ever put forward. */
const ROLLOVER_IN_UTC_MS = 22 * 3_600_000

/** One on the tape for each day between its first record and its last (TR-4.4). */
async function findMissedRollovers({ database }: World): Promise<string[]> {
  const [tape] = await database.query<{ first: bigint; last: bigint; rollovers: bigint }>(
    `SELECT min(first_time) AS first, max(last_time) AS last,
            sum(regexp_count(payload, '"rollover"')) AS rollovers
     FROM tape_block`,
  )
  const daysUntil = (time: bigint) => Math.floor((Number(time) - ROLLOVER_IN_UTC_MS) / DAY_MS)
  const wanted = tape ? daysUntil(tape.last) - daysUntil(tape.first) : 0
  const found = Number(tape?.rollovers ?? 0)
  return found === wanted ? [] : [`${found} rollovers on the tape, ${wanted} were due`]
}
