// A contract as the server tells it, for tests.

import type { WireContract } from '@fairtick/wire/socket/frames'

const POSITION: WireContract = {
  id: 'a',
  symbol: 'BTCUSDT',
  direction: 'long',
  orderType: 'market',
  lots: '10',
  lotsOpen: '10',
  leverage: 20,
  constants: {
    spread: '1',
    feeRate: '0.0005',
    overnightRate: { long: '0.0003', short: '0.0001' },
    minLots: '0.1',
  },
  delegatedPrice: null,
  marketPrice: '100',
  openPrice: '100',
  openSeq: 7,
  closePrice: null,
  closeSeq: null,
  closes: [],
  margin: '0.5',
  fee: '0.005',
  overnightFee: '0',
  takeProfit: null,
  stopLoss: null,
  profit: '0',
  profitRatio: null,
  liquidationPrice: null,
  riskRate: null,
  status: 'trading',
  closeReason: null,
  orderTime: 1_000,
  openTime: 1_000,
  closeTime: null,
  copiedFrom: null,
}

export function exampleContract(change: Partial<WireContract> = {}): WireContract {
  return { ...POSITION, ...change }
}
