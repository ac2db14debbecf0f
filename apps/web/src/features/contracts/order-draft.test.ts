// Holds which ticket begins with an order that was cancelled to be changed.

import { expect, test } from 'vitest'
import { exampleContract } from '../../live/contract-fixture.ts'
import { draftAnew, takeDraft } from './order-draft.ts'

const order = exampleContract({ direction: 'short', delegatedPrice: '105.5' })

test('the ticket of its instrument begins with the order, once', () => {
  draftAnew(order)
  expect(takeDraft('BTCUSDT')).toBe(order)
  expect(takeDraft('BTCUSDT')).toBeUndefined()
})

test('a ticket of another instrument begins as usual', () => {
  draftAnew(order)
  expect(takeDraft('ETHUSDT')).toBeUndefined()
  expect(takeDraft('BTCUSDT')).toBeUndefined()
})
