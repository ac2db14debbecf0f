// Holds how statement files are read: every line or none (REL-64).

import { formatMoney } from '@fairtick/core/numbers/money'
import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const HEADER = 'account,currency,balance,balanceUsd'
const read = (...lines: string[]) => {
  const statement = readStatement([HEADER, ...lines].join('\n'))
  return 'wrongLine' in statement ? statement.wrongLine : formatMoney(statement.assets)
}

test('the assets are the sum of what the accounts hold in USD', () => {
  expect(read('Bank A,JPY,1500000,10125.5', 'Tron hot wallet,USDT,-0.5,-0.5')).toBe('10125')
  expect(readStatement(`\uFEFF${HEADER}\r\nBank,USD,1,1\r\n\r\n`)).toMatchObject({
    lines: [{ account: 'Bank', currency: 'USD' }],
  })
})

test('one wrong line makes the file wrong, and says which', () => {
  expect(readStatement('')).toEqual({ wrongLine: 1 })
  expect(readStatement(HEADER)).toEqual({ wrongLine: 1 })
  expect(readStatement('a,b,c,d\nBank,USD,1,1')).toEqual({ wrongLine: 1 })
  expect(read('Bank,USD,1,1', 'Bank,usd,1,1')).toBe(3)
  expect(read('Bank,USD,1,1e9')).toBe(2)
  expect(read('Bank,USD,1')).toBe(2)
  expect(read(',USD,1,1')).toBe(2)
  expect(read('Bank,USD,1,1,1')).toBe(2)
  expect(read('Bank,USD,1,1.1234567')).toBe(2)
})

test('an account and currency stand in it once', () => {
  expect(read('Bank,USD,1,1', 'Bank,EUR,1,1')).toBe('2')
  expect(read('Bank,USD,1,1', 'Bank,USD,2,2')).toBe(3)
})
