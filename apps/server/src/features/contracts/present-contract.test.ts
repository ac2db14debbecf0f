// Orders on the wire: decimals of the instrument, sums over the closes (TR-1.2, TR-4.17).

import { describe, expect, it } from 'vitest'
import type { CloseText, ContractText } from '../../engine/engine-port.ts'
import { createPresentContract } from './present-contract.ts'

const LEADER = { leaderId: 'l', name: 'Leader' }

const OPENED: ContractText = {
  id: 'order1',
  accountId: 'account1',
  symbol: 'BTCUSDT',
  direction: 'long',
  orderType: 'market',
  leverage: 10,
  orderTime: 1_000,
  lots: '0.3',
  constants: {} as ContractText['constants'],
  limitPrice: null,
  shownPrice: '64000',
  takeProfit: '65000.5',
  stopLoss: '63000.125',
  status: 'trading',
  reserved: { margin: '0', fee: '0' },
  opening: { price: '64001.3', seq: 7, time: 1_001, margin: '300', fee: '1.25' },
  lotsOpen: '0.3',
  margin: '300',
  overnightFee: '0',
  closes: [],
  cancelled: null,
  copyOf: null,
  live: { liquidationPrice: '58000', riskRate: '0.05' },
}

const closeOf = (lots: string, profit: string, fee: string): CloseText => ({
  ...{ lots, profit, fee, price: '64100', seq: 9, time: 2_000, reason: 'manual' },
})

describe('prices', () => {
  it.each([
    [2, '64000.00', '64001.30', '65000.50', '63000.125', '58000.00'],
    [0, '64000', '64001.3', '65000.5', '63000.125', '58000'],
    [
      12,
      ...['64000.000000000000', '64001.300000000000', '65000.500000000000'],
      ...['63000.125000000000', '58000.000000000000'],
    ],
  ])('TR-1.2: have at least %i decimals', (decimals, ...shown) => {
    const order = createPresentContract(
      () => decimals as number,
      () => LEADER,
    )(OPENED)
    const { marketPrice, openPrice, takeProfit, stopLoss, liquidationPrice } = order
    expect([marketPrice, openPrice, takeProfit, stopLoss, liquidationPrice]).toEqual(shown)
  })

  it('that there are not are null', () => {
    const waiting = { ...OPENED, opening: null, takeProfit: null, live: null }
    const order = createPresentContract(
      () => 2,
      () => LEADER,
    )(waiting)
    const { delegatedPrice, openPrice, takeProfit, closePrice, liquidationPrice } = order
    expect([delegatedPrice, openPrice, takeProfit, closePrice, liquidationPrice]).toEqual(
      Array(5).fill(null),
    )
  })
})

describe('sums', () => {
  const present = createPresentContract(
    () => 2,
    () => LEADER,
  )

  it('of an order without a close are its opening fee and no profit', () => {
    expect(present(OPENED)).toMatchObject({ fee: '1.25', profit: '0', profitRatio: null })
    expect(present({ ...OPENED, opening: null })).toMatchObject({ fee: '0', profit: '0' })
  })

  it('TR-4.17: of closes are their fees with the opening fee, and profit over the margin', () => {
    const closes = [closeOf('0.1', '10', '0.5'), closeOf('0.2', '-40.000001', '0.75')]
    expect(present({ ...OPENED, status: 'closed', closes })).toMatchObject({
      ...{ fee: '2.5', profit: '-30.000001', profitRatio: '-0.1' },
      ...{ closePrice: '64100.00', closeTime: 2_000, closeReason: 'manual' },
      closes: [{ price: '64100.00' }, { price: '64100.00' }],
    })
  })
})
