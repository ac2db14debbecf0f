// Holds the figures of the preview against figures worked out by hand.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { roundRational } from '@fairtick/core/numbers/rational'
import { expect, test } from 'vitest'
import { type OrderDraft, previewContract } from './contract-preview.ts'
import { price, situationOf, YEN } from './ticket-fixture.ts'

const TEN = parseLots('10') as Lots
const LONG: OrderDraft = {
  direction: 'long',
  leverage: 20,
  entry: price('50001.25'),
  waits: false,
}

test('TR-4: cost, liquidation and break-even of ten lots at the market', () => {
  const preview = previewContract(LONG, TEN, situationOf('300'))
  expect({
    notional: formatMoney(preview.notional),
    margin: formatMoney(preview.margin),
    fee: formatMoney(preview.fee),
    overnightFee: formatMoney(preview.overnightFee),
    total: formatMoney(preview.total),
    spendableAfter: formatMoney(preview.spendableAfter),
    liquidation: preview.liquidationPrice && formatPrice(preview.liquidationPrice, 2),
    exit: preview.liquidationExit && formatPrice(preview.liquidationExit, 2),
    breakEven: preview.breakEvenPrice && formatPrice(preview.breakEvenPrice, 2),
    risk: preview.riskAfter && formatRate(preview.riskAfter),
  }).toEqual({
    notional: '5000.125',
    margin: '250.00625',
    fee: '2.500062',
    overnightFee: '1.5',
    total: '252.506312',
    spendableAfter: '47.243688',
    liquidation: '48277.53',
    exit: '48276.28',
    breakEven: '50051.28',
    risk: '1.18897',
  })
  expect(preview.riskBefore).toBeUndefined()
  expect(preview.refusal).toBeUndefined()
})

test('TR-9: the VIP discount lowers the fee', () => {
  const situation = situationOf('300', { feeDiscount: parseRate('0.2') as Rate })
  expect(formatMoney(previewContract(LONG, TEN, situation).fee)).toBe('2.00005')
})

test('TR-4.11: a waiting order reserves, and its liquidation is that of its limit price', () => {
  const waiting: OrderDraft = { ...LONG, entry: price('48001.25'), waits: true }
  const preview = previewContract(waiting, TEN, situationOf('300'))
  expect(formatMoney(preview.total)).toBe('242.406312')
  expect(formatMoney(preview.spendableAfter)).toBe('57.593688')
  // 300 − 2.400062 − 0.25 equity at a mark of 48 000, and 120.003125 of it may be left.
  expect(preview.liquidationPrice && formatPrice(preview.liquidationPrice, 2)).toBe('46226.53')
})

test('TR-4.9: my other positions on the instrument move along with it', () => {
  const other = { direction: 'short', lots: TEN, openPrice: price('49998.75') } as const
  const trades = [{ ...other, spread: price('2.5') }]
  const hedged = previewContract(LONG, TEN, situationOf('1000', { trades }))
  expect(hedged.liquidationPrice).toBeUndefined()
})

test('TR-4.9: outweighed by shorts, a long is liquidated by a rise, its stop is not', () => {
  const other = { direction: 'short', lots: parseLots('30') as Lots } as const
  const trades = [{ ...other, openPrice: price('49998.75'), spread: price('2.5') }]
  const hedged = previewContract(LONG, TEN, situationOf('2000', { trades }))
  expect(hedged.liquidationPrice && hedged.liquidationPrice > price('50000')).toBe(true)
  expect(hedged.liquidationSide).toBe('short')
  expect(hedged.liquidationExit).toBeUndefined()
  expect(previewContract(LONG, TEN, situationOf('300')).liquidationSide).toBe('long')
})

test('TR-3: USD/XXX costs by its dollars, whatever the price', () => {
  const situation = situationOf('1000', { instrument: YEN, mark: price('150') })
  const preview = previewContract({ ...LONG, entry: price('150.004') }, TEN, situation)
  expect(formatMoney(preview.notional)).toBe('10000')
  expect(formatMoney(preview.margin)).toBe('500')
  expect(formatMoney(preview.fee)).toBe('0.3')
  // 10000 · (x − 150.004) / x − 0.6 = 0
  expect(preview.breakEvenPrice && formatPrice(preview.breakEvenPrice, 3)).toBe('150.013')
})

test('TR-4.6, TR-4.13, TR-4.15: one cent too little, and the ceiling before the money', () => {
  expect(previewContract(LONG, TEN, situationOf('252.506312')).refusal).toBeUndefined()
  expect(previewContract(LONG, TEN, situationOf('252.506311')).refusal).toBe('insufficient_balance')
  const full = { openNotional: moneyFromMicros(1_996_000_000_000n) }
  expect(previewContract(LONG, TEN, situationOf('0', full)).refusal).toBe('exposure_limit')
})

test('TR-4: the loss of the spread is in the risk rate at once', () => {
  const preview = previewContract(LONG, TEN, situationOf('300'))
  const equity = roundRational({ numerator: 297_249_938n, denominator: 250_006_250n }, 6)
  expect(preview.riskAfter).toBe(equity * 1_000_000n)
})
