// The key that sends: in ja, zh and ko Enter also ends a word, and must not send it.

import { expect, test } from 'vitest'
import { isSendKey } from './send-key.ts'

const ENTER = { key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false }

test('Enter sends, and with Shift it is a new line', () => {
  expect(isSendKey(ENTER, 'fine')).toBe(true)
  expect(isSendKey({ ...ENTER, shiftKey: true }, 'fine')).toBe(false)
  expect(isSendKey({ ...ENTER, key: 'a' }, 'fine')).toBe(false)
})

test.each([
  ['while composing', { ...ENTER, isComposing: true }],
  ['that ends a composition, where it is told by its code alone', { ...ENTER, keyCode: 229 }],
  ['of a composition in both ways', { ...ENTER, keyCode: 229, isComposing: true }],
])('no Enter %s sends', (_, event) => {
  expect(isSendKey(event, 'fine')).toBe(false)
})

test('on phones Enter is a new line', () => {
  expect(isSendKey(ENTER, 'coarse')).toBe(false)
})
