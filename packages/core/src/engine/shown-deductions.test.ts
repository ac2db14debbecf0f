// What was shown goes into the command log and comes back as it was (TR-6.1).

import { describe, expect, it } from 'vitest'
import { isAsShown, type ShownDeductions } from '../cash/shown-deductions.ts'
import { parseMoney } from '../numbers/money.ts'
import { parseRate } from '../numbers/rate.ts'
import type { SubmitWithdrawal } from './command.ts'
import { commandFields, readCommandFields } from './command-text.ts'

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
] satisfies (ShownDeductions | undefined)[])('reads what it wrote of %o', (shown) => {
  const command = shown === undefined ? WISH : { ...WISH, shown }
  const fields = JSON.parse(JSON.stringify(commandFields(command)))
  expect(readCommandFields(command.kind, fields)).toEqual(command)
})

describe('as shown', () => {
  const shown: ShownDeductions = { basis: BASIS, amounts: CHARGED }

  it('is only the same basis with the same fee and tax', () => {
    expect(isAsShown(shown, BASIS, CHARGED)).toBe(true)
    expect(isAsShown(shown, BASIS, { ...CHARGED, fee: usd('1') })).toBe(false)
    expect(isAsShown(shown, BASIS, { ...CHARGED, tax: usd('0.000001') })).toBe(false)
    const others = [
      { feeRate: rate('0') },
      { feeFixed: usd('0') },
      { taxRate: rate('0') },
      { taxBase: 'amount' as const },
    ]
    for (const other of others) {
      expect(isAsShown(shown, { ...BASIS, ...other }, CHARGED)).toBe(false)
    }
  })

  it('needs no amounts of a caller who was shown none', () => {
    expect(isAsShown({ basis: BASIS, amounts: undefined }, BASIS, CHARGED)).toBe(true)
  })
})
