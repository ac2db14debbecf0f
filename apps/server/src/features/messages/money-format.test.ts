// Amounts, prices and lots stand in messages as they stand on the screens, in every language.

import { LANGUAGES } from '@fairtick/wire/languages'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { contractClosedMessage, orderFilledMessage, overnightMessage } from './account-messages.ts'
import type { NewMessage } from './store.ts'
import { wordMessage } from './templates.ts'

const OWNER = { userId: 'u1', accountId: 'a1', accountKind: 'practice' } as const
const CLOSE = { price: '58182.60', seq: 12, time: 2, profit: '-1457.456', fee: '0.0042' }
const ORDER = {
  ...{ id: 'o1', direction: 'long', leverage: 20, lots: '1.0000', margin: '2909.131' },
  ...{ openPrice: '59640.06', openSeq: 7, delegatedPrice: '59640.00', copiedFrom: null },
  ...{ takeProfit: null, stopLoss: '58182.60', fee: '0.0042', overnightFee: '0.455' },
  ...{ profit: '-1457.456', closes: [{ ...CLOSE, lots: '1.0000', reason: 'stop_loss' }] },
} as unknown as WireContract

test.each(LANGUAGES)('%s writes what a close brought and cost', (language) => {
  const told = contractClosedMessage(OWNER, ORDER, { pair: 'BTC/USDT', stopOut: '0.5' })
  const { title, text } = wordedIn(language, told)
  expect(title).toContain('−1,457.92 USD')
  for (const part of ['−1,457.92 USD', '58,182.60', '59,640.06', '0.0042 USD']) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/\d{4}\.\d|1\.0000/)
})

test.each(LANGUAGES)('%s writes what a filled order locks and costs', (language) => {
  const { text } = wordedIn(language, orderFilledMessage(OWNER, ORDER, 'BTC/USDT'))
  for (const part of ['59,640.00', '59,640.06', '2,909.13 USD', '0.0042 USD']) {
    expect(text).toContain(part)
  }
})

test('one lot is one lot, and one position one position', () => {
  const filled = wordedIn('en', orderFilledMessage(OWNER, ORDER, 'BTC/USDT'))
  expect(filled.text).toContain('×20, 1 lot<br>')
  const charge = { accountId: 'a1', instant: 1, positions: 1, charge: '0.0042' }
  const night = wordedIn('en', overnightMessage(OWNER, charge))
  expect(night.text).toContain('you had 1 open position.')
  expect(night.title).toBe('Overnight fees: −0.0042 USD')
})

function wordedIn(language: (typeof LANGUAGES)[number], message: NewMessage | undefined) {
  if (message === undefined) throw new Error('nothing was told')
  const { title, html } = wordMessage(message.template, message.values, language)
  return { title, text: html }
}
