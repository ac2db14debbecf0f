// What the chat warns of: card numbers, six digits alone, addresses that are not ours.

import { describe, expect, test } from 'vitest'
import { findSensitive, isVisitorToken, maskSensitive } from './chat-rules.ts'

const kindsOf = (text: string, ours?: readonly string[]) =>
  findSensitive(text, ours).map(({ kind }) => kind)
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

describe('a card number', () => {
  test.each([
    '4111111111111111',
    'my card is 4111 1111 1111 1111, thanks',
    '5500-0000-0000-0004',
    'カードは4111111111111111です',
    '378282246310005.',
  ])('%s', (text) => {
    expect(kindsOf(text)).toContain('card_number')
  })

  test.each(['4111111111111112', '0000000000000000', '12345', 'order 1700000000000'])(
    'is not %s',
    (text) => {
      expect(kindsOf(text)).not.toContain('card_number')
    },
  )
})

describe('six digits', () => {
  test.each(['123456', 'my password is 123456', 'パスワードは 123456 です', '(123456)', '123456.'])(
    '%s',
    (text) => {
      expect(kindsOf(text)).toEqual(['fund_password'])
    },
  )

  test.each(['1234567', '64,123456', 'BTC123456', '2026-123456', '123456.78', '12:123456'])(
    'are not a password in %s',
    (text) => {
      expect(kindsOf(text)).toEqual([])
    },
  )
})

describe('an address', () => {
  const ADDRESSES = [
    TRON,
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
  ]
  test.each(ADDRESSES)('%s', (text) => {
    expect(kindsOf(`send it to ${text}!`)).toEqual(['address'])
  })

  test('of our own is none to warn of', () => {
    expect(kindsOf(`I paid to ${TRON}`, [TRON])).toEqual([])
  })

  test('is not a word or an id of ours', () => {
    expect(
      kindsOf('Supercalifragilisticexpialidocious is long, vaw1VAZZC00BLHOS3gOfoA too'),
    ).toEqual([])
  })
})

test('a list hides what a warning knows, and nothing else', () => {
  expect(maskSensitive('card 4111111111111111 and 123456')).toBe('card •••••••••••••••• and ••••••')
  expect(maskSensitive('nothing to hide')).toBe('nothing to hide')
})

test('a visitor’s token has at least 128 bits', () => {
  expect(isVisitorToken('a'.repeat(21))).toBe(false)
  expect(isVisitorToken('a'.repeat(22))).toBe(true)
  expect(isVisitorToken(`${'a'.repeat(22)} `)).toBe(false)
})
