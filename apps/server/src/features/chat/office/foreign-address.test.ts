// What staff may write of addresses: those of our methods, and no other in whatever pieces.

import { describe, expect, test } from 'vitest'
import { hasForeignAddress } from './foreign-address.ts'

const OURS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const TRON = 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'
const FOREIGN = [
  TRON,
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]
const gapped = (text: string, gap: string) => [...text].join(gap)

describe.each(FOREIGN)('%s', (address) => {
  test.each([
    ['as it is', address],
    ['with letters before it', `address${address}`],
    ['with spaces', gapped(address, ' ')],
    ['in lines', gapped(address, '\n')],
    ['with dashes', gapped(address, '-')],
    ['with dots and bars', gapped(address, '.|')],
    ['with letters that nobody sees', gapped(address, '\u200b')],
    ['in two pieces', `${address.slice(0, 12)} ${address.slice(12)}`],
    [
      'in full width',
      [...address].map((one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)).join(''),
    ],
    ['beside one of ours', `${OURS} or ${gapped(address, ' ')}`],
  ])('%s', (_, text) => {
    expect(hasForeignAddress(`Please send it to: ${text} today.`, [OURS])).toBe(true)
  })
})

test.each([
  `Please send it to ${OURS}.`,
  'Hello! Your deposit of 1,000.50 USDT arrived on 2026/01/15 at 13:20; we credit it within the hour.',
  'TO THE CUSTOMER: THE 3 FILES THAT YOU SENT US 13 DAYS AGO CANNOT BE READ. Please try again.',
  'お客様のご入金（1,000 USDT）は13時20分に確認できました。しばらくお待ちください。',
])('%s is none', (text) => {
  expect(hasForeignAddress(text, [OURS])).toBe(false)
})

test('a text full of what might be one is refused, without long work', () => {
  expect(hasForeignAddress('1'.repeat(4_000), [])).toBe(true)
})
