// The form of a wallet: the end of the address is compared letter by letter.

import { plainAddress } from '@fairtick/wire/address-rules'
import { describe, expect, it } from 'vitest'
import { checkWallet, currenciesOf, emptyWallet, waysOf } from './wallet-form.ts'

const WAYS = [
  { currency: 'USDT', channel: 'TRC20', network: 'TRON' },
  { currency: 'USDT', channel: 'ERC20', network: 'Ethereum' },
  { currency: 'BTC', channel: 'BTC', network: 'Bitcoin' },
]
const typed = {
  ...emptyWallet(WAYS),
  ...{
    address: ' TWdbcdccYzkSti3c\r\nats\u200bR3BigaDTpto\u00adVp4a\ufeff\n',
    lastSix: 'toVp4a',
    otp: '123456',
  },
}

describe('the form of a wallet', () => {
  it('takes an address as it was copied', () => {
    expect(checkWallet(typed)).toEqual({})
    expect(plainAddress(typed.address)).toBe('TWdbcdccYzkSti3catsR3BigaDTptoVp4a')
  })

  it.each(['tovp4a', 'oVp4a', '', 'toVp4a0'])('does not take %j for its end', (lastSix) => {
    expect(checkWallet({ ...typed, lastSix })).toEqual({ lastSix: 'invalid' })
  })

  it.each(['tron:TWdbcdccYzkSti3catsR3BigaDTptoVp4a', 'bitcoin:bc1q?amount=1', 'a@1'])(
    'says of %s that it is a link, and sends nothing',
    (address) => {
      const link = { ...typed, address, lastSix: address.slice(-6) }
      expect(checkWallet(link)).toMatchObject({ address: 'address_link' })
    },
  )

  it('starts with the first way, and lists each currency once', () => {
    expect(emptyWallet(WAYS)).toMatchObject({ currency: 'USDT', channel: 'TRC20' })
    expect(currenciesOf(WAYS)).toEqual(['USDT', 'BTC'])
    expect(waysOf(WAYS, 'USDT').map(({ channel }) => channel)).toEqual(['TRC20', 'ERC20'])
  })
})
