// What was shown goes into the command log and comes back as it was (TR-6.1).

import { describe, expect, it } from 'vitest'
import { matchesQuote, type QuotedDeductions } from '../cash/quoted-deductions.ts'
import { parseMoney } from '../numbers/money.ts'
import { parseRate } from '../numbers/rate.ts'
import { commandFields, readCommandFields } from './codec/command-text.ts'
import type { SubmitWithdrawal } from './command.ts'

const rate = (text: string) => parseRate(text) ?? raise(text)
const usd = (text: string) => parseMoney(text) ?? raise(text)
function raise(text: string): never {
  throw new Error(`unreadable ${text}`)
}

const BASIS = {
  ...{ feeRate: rate('0.001'), feeFixed: usd('1') },
  ...{ taxRate: rate('0.2'), taxBase: 'gains' as const },
}
const CHARGED = { fee: usd('1.1'), tax: usd('0') }
const WISH: SubmitWithdrawal = {
  ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId: 'w', method: 'bank' },
  ...{ amount: usd('100'), from: 'cash' },
}

it.each([
  undefined,
  { basis: BASIS, amounts: undefined },
  { basis: BASIS, amounts: CHARGED },
] satisfies (QuotedDeductions | undefined)[])('reads what it wrote of %o', (shown) => {
  const command = shown === undefined ? WISH : { ...WISH, shown }
  const fields = JSON.parse(JSON.stringify(commandFields(command)))
  expect(readCommandFields(command.kind, fields)).toEqual(command)
})

describe('as shown', () => {
  const shown: QuotedDeductions = { basis: BASIS, amounts: CHARGED }

  it('is only the same basis with the same fee and tax', () => {
    expect(matchesQuote(shown, BASIS, CHARGED)).toBe(true)
    expect(matchesQuote(shown, BASIS, { ...CHARGED, fee: usd('1') })).toBe(false)
    expect(matchesQuote(shown, BASIS, { ...CHARGED, tax: usd('0.000001') })).toBe(false)
    const others = [
      { feeRate: rate('0') },
      { feeFixed: usd('0') },
      { taxRate: rate('0') },
      { taxBase: 'amount' as const },
    ]
    for (const other of others) {
      expect(matchesQuote(shown, { ...BASIS, ...other }, CHARGED)).toBe(false)
    }
  })

  it('needs no amounts of a caller who was shown none', () => {
    expect(matchesQuote({ basis: BASIS, amounts: undefined }, BASIS, CHARGED)).toBe(true)
  })
})
