// One contract order step by step, with the recorded ticks around those that it used (TR-2.6).

import { formatMoney, moneyFromMicros, negateMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ContractText } from '../../engine/engine-port.ts'
import { type ReadTicksAround, ticksAround } from '../../engine/ticks-around.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PresentContract } from './present-contract.ts'
import { listCharges, listLevelChanges } from './store.ts'

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
  const steps = [
    ...orderSteps(order, contract),
    ...(await levelSteps(database, present, contract)),
    ...(await chargeSteps(database, contract)),
    ...closeSteps(order),
  ]
  const timeline = steps.toSorted((a, b) => a.time - b.time)
  const seqs = timeline.flatMap(({ seq }) => (seq === null ? [] : [seq]))
  const request: ReadTicksAround = { symbol: order.symbol, seqs, priceDecimals }
  return { kind: 'contract', order, timeline, ticks: await ticksAround(database, request) }
}

function orderSteps(order: WireContract, { opening, cancelled }: ContractText): readonly Step[] {
  const { orderTime: time, lots, delegatedPrice, marketPrice, takeProfit, stopLoss } = order
  const price = delegatedPrice ?? marketPrice
  const steps: Step[] = [{ ...EMPTY, time, what: 'placed', price, lots, takeProfit, stopLoss }]
  if (opening) {
    const fill = { price: order.openPrice, seq: opening.seq, lots, fee: opening.fee }
    steps.push({ ...EMPTY, time: opening.time, what: 'opened', ...fill })
  }
  if (cancelled) steps.push({ ...EMPTY, ...cancelled, what: 'cancelled' })
  return steps
}

async function levelSteps(
  database: Queryable,
  present: PresentContract,
  contract: ContractText,
): Promise<readonly Step[]> {
  const changes = await listLevelChanges(database, contract.id)
  return changes.map(({ time, take_profit, stop_loss }) => {
    // The presenter writes the levels with the instrument's decimals.
    const changed = present({ ...contract, takeProfit: take_profit, stopLoss: stop_loss })
    const { takeProfit, stopLoss } = changed
    return { ...EMPTY, time: Number(time), what: 'levels_set', takeProfit, stopLoss }
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
