// What the figures of an option are made of: the ticks of strike and settlement, and the rate that
// was fixed at the purchase (TR-5).

import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import { calculateOptionProfit, calculatePayout } from '@fairtick/core/options/payout'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { TextKey } from '../../../platform/i18n.ts'
import {
  changeResult,
  type Explanation,
  type FigureInput,
  input,
} from '../../../shell/explanation/explanation.ts'
import { RESULT_WORDS } from '../../options/public.ts'
import type { OptionDetail } from '../shared/order-detail.ts'

export type OptionFigure = 'strike' | 'settlement' | 'rate' | 'stake' | 'payout' | 'result'

export type OptionExplanations = Readonly<Partial<Record<OptionFigure, Explanation>>>

type Detail = Pick<OptionDetail, 'order' | 'ticks'>

/** A settlement is there once it is settled; without its tick it is told in words. */
export function explainOption({ order, ticks }: Detail, decimals: number): OptionExplanations {
  const stake = parseMoney(order.amount)
  const rate = parseRate(order.payoutRate)
  if (stake === undefined || rate === undefined) return {}
  const tick = (kind: 'strikeTick' | 'settlementTick', seq: number | null, price: string) =>
    tickInput({ kind, seq, price }, { order, ticks })
  const strike = tick('strikeTick', order.strikeSeq, order.strike)
  const settled = order.settlePrice
  const settlement = settled === null ? undefined : tick('settlementTick', order.settleSeq, settled)
  return {
    strike: { formula: 'explain.strikeFormula', rule: 'TR-5.1', inputs: [strike], decimals },
    rate: { formula: 'explain.rateFormula', rule: 'TR-5.4', inputs: [], decimals },
    stake: { formula: 'explain.stakeFormula', rule: 'TR-5.1', inputs: [], decimals },
    payout: {
      ...{ formula: 'explain.payoutFormula', rule: 'TR-5.4', decimals },
      inputs: [input('stake', order.amount), input('payoutRate', order.payoutRate)],
      result: changeResult(formatMoney(calculatePayout(stake, rate))),
    },
    ...(settlement && { settlement: explainSettlement(order, settlement, decimals) }),
    ...(order.result && {
      result: {
        ...{ formula: RESULT_FORMULAS[order.result], rule: ruleOf(order), decimals },
        inputs: [
          ...(settlement ? [strike, settlement] : []),
          ...outageInputs(order),
          input('direction', order.direction === 'up' ? 'options.up' : 'options.down'),
          input('result', RESULT_WORDS[order.result]),
          input('stake', order.amount),
          ...(order.result === 'win' ? [input('payoutRate', order.payoutRate)] : []),
        ],
        result: changeResult(formatMoney(calculateOptionProfit(stake, rate, order.result))),
      },
    }),
  }
}

type Named = {
  readonly kind: 'strikeTick' | 'settlementTick'
  readonly seq: number | null
  readonly price: string
}

function tickInput({ kind, seq, price }: Named, { order, ticks }: Detail): FigureInput {
  const tick = ticks.find(([number]) => number === seq)
  const named = tick && { tick: { symbol: order.symbol, seq: tick[0], timeMs: tick[1] } }
  return { ...input(kind, price), ...named }
}

/** A tick that was too old at the expiry says why, and what follows. */
function explainSettlement(
  order: WireOption,
  settlement: FigureInput,
  decimals: number,
): Explanation {
  return {
    ...{ formula: 'explain.settlementFormula', rule: 'TR-5.2', decimals },
    inputs: [
      settlement,
      input('expiry', `${order.expiryTime}`),
      ...(isStale(order, settlement) ? outageInputs(order) : []),
    ],
  }
}

function isStale({ expiryTime }: WireOption, { tick }: FigureInput): boolean {
  return tick !== undefined && expiryTime - tick.timeMs > STALE_AFTER_MS
}

/** Whose the outage was at the expiry; decides between void and the result by the last price. */
function outageInputs({ outage, result }: WireOption): readonly FigureInput[] {
  if (outage !== null) return [input('outage', OUTAGE_WORDS[outage])]
  return result === 'void' ? [input('outage', 'explain.outageUnnamed')] : []
}

const OUTAGE_WORDS = {
  own: 'explain.outageOwn',
  source: 'explain.outageSource',
} as const satisfies Record<string, TextKey>

const RESULT_FORMULAS: Readonly<Record<NonNullable<WireOption['result']>, TextKey>> = orUnknown(
  {
    win: 'explain.winFormula',
    lose: 'explain.lossFormula',
    draw: 'explain.refundFormula',
    void: 'explain.voidFormula',
  },
  'shell.unknown',
)

const ruleOf = ({ outage, result }: WireOption) =>
  outage !== null || result === 'void' ? 'TR-5.3' : 'TR-5.2'
