// A file that was saved is compared with the orders, cell by cell, in any language.

import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { expect, test } from 'vitest'
import { compareExport } from './exported-files.ts'
import type { OrderDetail } from './recompute-orders.ts'

const close = { lots: '3', price: '109', seq: 2 }
const ORDER = {
  ...{ id: 'c', symbol: 'BTCUSD', direction: 'long', orderType: 'market', leverage: 10 },
  ...{ lots: '3', lotsOpen: '0', openPrice: '101', openSeq: 1, status: 'closed' },
  ...{ orderTime: 1_000, closeTime: 2_000, profit: '240', fee: '3.27', takeProfit: null },
  closes: [close],
}
const detailsOf = (order: object) => [{ kind: 'contract', order }] as unknown as OrderDetail[]
const HEADER = 'Order ID,Order time,Symbol,Status,Lots ordered,P/L (USD),Take profit'
const TIME = '1970-01-01T09:00:01.000+09:00'
const ROW = `c,${TIME},BTCUSD,closed,3,240,`
const differencesOf = (...lines: string[]) =>
  compareExport(`\uFEFF${lines.join('\r\n')}\r\n`, detailsOf(ORDER)).differences

test('a file as it was saved agrees', () => {
  expect(differencesOf(HEADER, ROW)).toEqual([])
  const closes = 'Order ID,"Status",Closes (lots@price#tick)'
  expect(differencesOf(closes, 'c,"closed",3@109#2')).toEqual([])
  expect(compareExport(`${HEADER}\r\n`, []).rows).toBe(0)
})

test.each([
  [ROW.replace('240', '241'), 'c: profit in the file is 241, in the order 240'],
  [ROW.replace(',3,', ',30,'), 'c: lots in the file is 30, in the order 3'],
  [
    ROW.replace('01.000', '01.001'),
    `c: orderTime in the file is ${TIME.replace('01.000', '01.001')}`,
  ],
  [`${ROW}99`, 'c: takeProfit in the file is 99'],
  [ROW.replace('closed', 'cancelled'), 'c: status in the file is cancelled'],
  [ROW.replace('c,', 'd,'), 'd: in the file, but none of your orders'],
])('%s is named', (row, named) => {
  expect(differencesOf(HEADER, row).join()).toContain(named)
})

test('a row that is there twice and a column that nobody exports are named', () => {
  expect(differencesOf(HEADER, ROW, ROW)).toEqual(['c: in the file more than once'])
  expect(differencesOf('Order ID,Luck', 'c,7')).toEqual(['c: a column that no export has'])
})

test('the header may be in any language', () => {
  const { orderId, status, profit } = DICTIONARIES.th.exports
  expect(differencesOf(`${orderId},${status},${profit}`, 'c,closed,241').join()).toContain(
    'profit in the file',
  )
})

test('saved before it ended: only what lasts must agree', () => {
  const header = 'Order ID,Status,Lots ordered,P/L (USD)'
  expect(differencesOf(header, 'c,trading,3,0')).toEqual([])
  expect(differencesOf(header, 'c,trading,4,0').join()).toContain('lots in the file is 4')
})
