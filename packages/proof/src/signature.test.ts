// Both ways of checking a signature say the same: that of RFC 8032, and none that is not.

import { describe, expect, it } from 'vitest'
import { isSignedBy, isSignedByFast, keyIdOf } from './signature.ts'

/** RFC 8032, 7.1, test 2: the one byte 0x72. */
const KEY = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c'
const SIGNATURE =
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
  '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00'
const flip = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`

describe.each([
  ['by arithmetic of ours', isSignedBy],
  ['by that of the browser', isSignedByFast],
] as const)('%s', (_, isSigned) => {
  it('the example of RFC 8032 is signed', async () => {
    expect(await isSigned(KEY, 'r', SIGNATURE)).toBe(true)
  })
  it.each([
    ['another text', KEY, 's', SIGNATURE],
    ['another key', flip(KEY), 'r', SIGNATURE],
    ['another signature', KEY, 'r', flip(SIGNATURE)],
    ['no key', 'key', 'r', SIGNATURE],
    ['no signature', KEY, 'r', 'signature'],
    ['a signature that is cut', KEY, 'r', SIGNATURE.slice(2)],
  ])('%s is not', async (_what, key, text, signature) => {
    expect(await isSigned(key, text, signature)).toBe(false)
  })
})

it('a key is named by the beginning of its hash', () => {
  expect(keyIdOf(KEY)).toMatch(/^[0-9a-f]{16}$/)
  expect(keyIdOf(flip(KEY))).not.toBe(keyIdOf(KEY))
})
