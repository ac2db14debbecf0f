// The form of a wallet: the end of the address is compared letter by letter.

import { describe, expect, it } from 'vitest'
import { checkWallet, currenciesOf, emptyWallet, plainAddress, waysOf } from './wallet-form.ts'

const WAYS = [
  { currency: 'USDT', channel: 'TRC20', network: 'TRON' },
  { currency: 'USDT', channel: 'ERC20', network: 'Ethereum' },
  { currency: 'BTC', channel: 'BTC', network: 'Bitcoin' },
]
const typed = {
  ...emptyWallet(WAYS),
  ...{ address: ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n', lastSix: 'gjLj6t', otp: '123456' },
}

describe('the form of a wallet', () => {
  it('takes an address as it was copied', () => {
    expect(checkWallet(typed)).toEqual({})
    expect(plainAddress(typed.address)).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  })

  it.each(['gjlj6t', 'jLj6t', '', 'gjLj6t0'])('does not take %j for its end', (lastSix) => {
    expect(checkWallet({ ...typed, lastSix })).toEqual({ lastSix: 'invalid' })
  })

  it('starts with the first way, and lists each currency once', () => {
    expect(emptyWallet(WAYS)).toMatchObject({ currency: 'USDT', channel: 'TRC20' })
    expect(currenciesOf(WAYS)).toEqual(['USDT', 'BTC'])
    expect(waysOf(WAYS, 'USDT').map(({ channel }) => channel)).toEqual(['TRC20', 'ERC20'])
  })
})
