// Holds what a card says of a close: the net result by the margin of the lots that it is about.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { exampleContract } from '../../../live/contract-fixture.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { formatsOf } from '../../../platform/formats.ts'
import type { Say } from '../../../platform/i18n.ts'
import { shareClose } from './share-close.tsx'

const BITCOIN = {
  ...{ symbol: 'BTCUSDT', pair: 'BTC/USDT', priceDecimals: 2, contractSize: '0.01' },
  ...{ spread: '1', minLots: '0.1', maxLots: '500', lotStep: '0.1', feeRate: '0.0005' },
  ...{ leverages: [20], overnightRate: { long: '0', short: '0' }, durations: [] },
  ...{ minStake: '5', maxStake: '500', maxOpenNotional: null, maxOpenStake: null },
} as unknown as WireInstrument
const t = ((key: string) => key) as Say
const speaking = { t, price: formatsOf('en').price }

const CLOSE: WireContract['closes'][number] = {
  ...{ lots: '10', price: '101', seq: 9, time: 2_000, profit: '0.1', fee: '0.005' },
  reason: 'manual',
}

test('of a whole position: all that it brought, less all that it cost', () => {
  // 10 lots of 0.01 at 100, ×20: a margin of 0.5; 0.1 − 0.01 of fees.
  const closed = exampleContract({
    ...{ status: 'closed', lotsOpen: '0', closes: [CLOSE], profit: '0.1', fee: '0.01' },
  })
  const content = shareClose(closed, BITCOIN, speaking)
  expect(content).toMatchObject({ ratio: '0.18', profit: '0.09', basis: { amount: '0.5' } })
  expect([content?.opened.seq, content?.ended.seq]).toEqual([7, 9])
})

test('of a part: the lots that were closed, less their fee', () => {
  const part = { ...CLOSE, lots: '5', profit: '0.05', fee: '0.0025' }
  const left = exampleContract({ lotsOpen: '5', closes: [part], profit: '0.05', fee: '0.0075' })
  expect(shareClose(left, BITCOIN, speaking)).toMatchObject({ ratio: '0.19', profit: '0.0475' })
})

test('before anything was closed there is no card', () => {
  expect(shareClose(exampleContract(), BITCOIN, speaking)).toBeUndefined()
})
