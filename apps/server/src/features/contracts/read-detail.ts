// One contract order step by step, with the recorded ticks around those that it used (TR-2.6).

import { formatMoney, moneyFromMicros, negateMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ContractText } from '../../engine/engine-port.ts'
import { type ReadSurroundingTicks, surroundingTicks } from '../../engine/tape/surrounding-ticks.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PresentContract } from './present-contract.ts'
import { type LevelChange, listCharges, listLevelChanges } from './store.ts'

type Detail = Extract<CallResult<'orderDetail'>, { kind: 'contract' }>
type Step = Detail['timeline'][number]

const EMPTY: Omit<Step, 'time' | 'what'> = {
  ...{ price: null, seq: null, lots: null, profit: null, fee: null },
  ...{ reason: null, takeProfit: null, stopLoss: null },
}

export async function readDetail(
  database: Queryable,
  present: PresentContract,
  contract: ContractText,
  priceDecimals: number,
): Promise<Detail> {
  const order = present(contract)
  const changes = await listLevelChanges(database, contract.id)
  const write: WriteLevels = (takeProfit, stopLoss) => {
    // The presenter writes the levels with the instrument's decimals.
    const shown = present({ ...contract, takeProfit, stopLoss })
    return { takeProfit: shown.takeProfit, stopLoss: shown.stopLoss }
  }
  const steps = [
    ...orderSteps(order, contract, levelsAtPlacing(order, changes[0], write)),
    ...levelSteps(changes, write),
    ...(await chargeSteps(database, contract)),
    ...closeSteps(order),
  ]
  const timeline = steps.toSorted((a, b) => a.time - b.time)
  const seqs = timeline.flatMap(({ seq }) => (seq === null ? [] : [seq]))
  const request: ReadSurroundingTicks = { symbol: order.symbol, seqs, priceDecimals }
  return { kind: 'contract', order, timeline, ticks: await surroundingTicks(database, request) }
}

type StepLevels = Pick<Step, 'takeProfit' | 'stopLoss'>
type WriteLevels = (takeProfit: string | null, stopLoss: string | null) => StepLevels

/** Those of now, unless they were changed: then what stood before the first change. */
function levelsAtPlacing(
  { takeProfit, stopLoss }: WireContract,
  first: LevelChange | undefined,
  write: WriteLevels,
): StepLevels {
  if (first === undefined) return { takeProfit, stopLoss }
  return write(first.take_profit_before, first.stop_loss_before)
}

function orderSteps(
  order: WireContract,
  { opening, cancelled }: ContractText,
  levels: StepLevels,
): readonly Step[] {
  const { orderTime: time, lots, delegatedPrice, marketPrice } = order
  const price = delegatedPrice ?? marketPrice
  const steps: Step[] = [{ ...EMPTY, time, what: 'placed', price, lots, ...levels }]
  if (opening) {
    const fill = { price: order.openPrice, seq: opening.seq, lots, fee: opening.fee }
    steps.push({ ...EMPTY, time: opening.time, what: 'opened', ...fill })
  }
  if (cancelled) steps.push({ ...EMPTY, ...cancelled, what: 'cancelled' })
  return steps
}

function levelSteps(changes: readonly LevelChange[], write: WriteLevels): readonly Step[] {
  return changes.map(({ time, take_profit, stop_loss }) => {
    const levels = write(take_profit, stop_loss)
    return { ...EMPTY, time: Number(time), what: 'levels_set', ...levels }
  })
}

async function chargeSteps(database: Queryable, contract: ContractText): Promise<readonly Step[]> {
  const charges = await listCharges(database, contract.accountId, contract.id)
  return charges.map(({ time, cash_change }) => {
    const fee = formatMoney(negateMoney(moneyFromMicros(cash_change)))
    return { ...EMPTY, time: Number(time), what: 'overnight', fee }
  })
}

function closeSteps({ closes }: WireContract): readonly Step[] {
  return closes.map((close) => ({ ...EMPTY, ...close, what: 'closed' }))
}
