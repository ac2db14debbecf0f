// Holds what a ticket begins with after an order was cancelled to be changed.

import { expect, test } from 'vitest'
import { exampleContract } from '../../live/contract-fixture.ts'
import { ticketFromOrder } from './ticket-from-order.ts'

test('the ticket begins as the order was', () => {
  const order = exampleContract({
    direction: 'short',
    delegatedPrice: '105.5',
    lots: '3',
    stopLoss: '110',
  })
  expect(ticketFromOrder(order)).toEqual({
    direction: 'short',
    orderType: 'limit',
    limit: '105.5',
    leverage: 20,
    size: { by: 'lots', text: '3' },
    takeProfit: { by: 'price', text: '', sign: 'gain' },
    stopLoss: { by: 'price', text: '110', sign: 'loss' },
  })
})
