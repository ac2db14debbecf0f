// Holds what a card says of an option, and what it keeps to itself.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { formatsOf } from '../../platform/formats.ts'
import type { Say } from '../../platform/i18n.ts'
import { shareOption } from './share-option.ts'

const WON: WireOption = {
  ...{ id: 'o-1234567890', symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 30 },
  ...{ payoutRate: '0.8', strike: '63511.99', strikeSeq: 100, orderTime: 1_000 },
  ...{ expiryTime: 31_000, status: 'closed', settlePrice: '63523.44', settleSeq: 117 },
  ...{ closeTime: 31_200, result: 'win', profit: '20', outage: null },
}
const BITCOIN = { pair: 'BTC/USDT', priceDecimals: 2 }
const t = ((key: string) => key) as Say

const share = (change: Partial<WireOption> = {}) =>
  shareOption({ ...WON, ...change }, BITCOIN, { t, price: formatsOf('en').price })

test('the share is of the stake, with the two ticks that decided', () => {
  expect(share()).toMatchObject({
    ratio: '0.8',
    opened: { price: '63,511.99', seq: 100, timeMs: 1_000 },
    ended: { price: '63,523.44', seq: 117, timeMs: 31_000 },
  })
  expect(share({ result: 'lose', profit: '-25' })?.ratio).toBe('-1')
})

test('nothing leads to the order or its owner', () => {
  expect(JSON.stringify(share())).not.toContain(WON.id)
})

test('where nothing was won or lost there is no card', () => {
  expect(share({ result: 'draw', profit: '0' })).toBeUndefined()
  expect(share({ result: 'void', settlePrice: null, settleSeq: null })).toBeUndefined()
})
