// Callers that open contracts at the market and close them again, through the engine.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros, parseMoney } from '@fairtick/core/numbers/money'
import type { ContractText } from '@fairtick/server/engine/engine-port'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { orderedId } from '@fairtick/server/platform/random-id'
import { GRANT, startBenchEngine } from '../options/bench-engine.ts'

/** Each caller goes round its accounts: a position on each, then the close of each. */
const ACCOUNTS_PER_CALLER = 5
/** A market order that every account of a bench can pay. */
export const ORDER = {
  kind: 'open-contract',
  symbol: 'BTCUSDT',
  orderType: 'market',
  leverage: 10,
  lots: parseLots('0.3') as Lots,
  ...{ limitPrice: undefined, shown: undefined, takeProfit: undefined, stopLoss: undefined },
} as const

/** What was acknowledged, or what stands in the tables. */
export type Books = {
  readonly openings: number
  readonly closes: number
  readonly fees: bigint
  readonly profits: bigint
  readonly cash: bigint
}

export type Traders = {
  /** One order: an opening at the market or the close of a whole position, acknowledged. */
  readonly order: (caller: number) => Promise<void>
  readonly acknowledged: () => Books
  readonly readStored: () => Promise<Books>
  readonly stop: () => Promise<void>
}

export async function startTraders(
  database: Database,
  clock: Clock,
  callers: number,
): Promise<Traders> {
  const wanted = callers * ACCOUNTS_PER_CALLER
  const { engine, accounts, stop } = await startBenchEngine(database, clock, wanted)
  const turns = new Array<number>(callers).fill(0)
  const open = new Map<string, string>()
  const openingFees = new Map<string, number>()
  const fees = new Map<string, number>()
  const profits = new Map<string, number>()

  // Counted by amount: the texts of a million orders would be the engine's to collect.
  const note = (contract: ContractText): void => {
    const close = contract.closes[0]
    if (close) {
      count(fees, close.fee)
      count(profits, close.profit)
    } else count(openingFees, contract.opening?.fee ?? '')
  }
  const draftFor = (accountId: string, turn: number) => {
    const orderId = open.get(accountId)
    if (orderId !== undefined) {
      open.delete(accountId)
      return { kind: 'close-contract', accountId, orderId, lots: undefined } as const
    }
    const opened = orderedId(clock.wallMs())
    open.set(accountId, opened)
    const direction = turn % 2 === 0 ? 'long' : 'short'
    return { ...ORDER, accountId, orderId: opened, direction } as const
  }
  return {
    order: async (caller) => {
      const turn = turns[caller] as number
      turns[caller] = turn + 1
      const place = caller * ACCOUNTS_PER_CALLER + (turn % ACCOUNTS_PER_CALLER)
      const accountId = accounts[place] as string
      const draft = draftFor(accountId, turn)
      const scope = `${accountId}:${draft.kind}`
      const key = { scope, key: orderedId(clock.wallMs()), bodyHash: 'same' }
      const outcome = await engine.ask(draft, key)
      if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
      note(outcome.contract)
    },
    acknowledged: () => {
      const paid = sum(openingFees) + sum(fees)
      const gained = sum(profits)
      const cash = GRANT * BigInt(accounts.length) + gained - paid
      const [openings, closes] = [size(openingFees), size(fees)]
      return { openings, closes, fees: paid, profits: gained, cash }
    },
    readStored: () => readStored(database),
    stop,
  }
}

function count(counts: Map<string, number>, amount: string): void {
  counts.set(amount, (counts.get(amount) ?? 0) + 1)
}

function size(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, times) => total + times, 0)
}

function sum(counts: ReadonlyMap<string, number>): bigint {
  let total = 0n
  for (const [amount, times] of counts) {
    const money = parseMoney(amount)
    if (money === undefined) throw new Error(`no amount: ${amount}`)
    total += money * BigInt(times)
  }
  return total
}

/** Also looks whether the ledger is balanced and agrees with the accounts. */
async function readStored(database: Database): Promise<Books> {
  const [row] = await database.query<Record<string, string>>(`
    SELECT (SELECT count(*) FROM contract_order)::text AS openings,
           (SELECT count(*) FROM contract_close)::text AS closes,
           ((SELECT sum(open_fee) FROM contract_order)
             + (SELECT sum(fee) FROM contract_close))::text AS fees,
           (SELECT sum(profit) FROM contract_close)::text AS profits,
           (SELECT sum(cash) FROM account)::text AS cash,
           (SELECT sum(cash_change) FROM journal_entry)::text AS entered`)
  if (row?.entered !== row?.cash) throw new Error(`the ledger says ${row?.entered} of ${row?.cash}`)
  return {
    openings: Number(row?.openings),
    closes: Number(row?.closes),
    fees: moneyFromMicros(BigInt(row?.fees ?? 0)),
    profits: moneyFromMicros(BigInt(row?.profits ?? 0)),
    cash: moneyFromMicros(BigInt(row?.cash ?? 0)),
  }
}
