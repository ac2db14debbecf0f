// The same key does the same on every keyboard, and what is the browser's stays the browser's.

import { expect, test } from 'vitest'
import { keyOf } from './key-of.ts'

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

test.each([
  ['a letter', { key: 'a', code: 'KeyA' }, 'a'],
  ['a capital', { key: 'A', code: 'KeyA' }, 'a'],
  ['a sign', { key: '?', code: 'Slash' }, '?'],
  ['a letter where another keyboard has it', { key: 'a', code: 'KeyQ' }, 'a'],
  ['the place of a letter on a Thai keyboard', { key: 'ฟ', code: 'KeyA' }, 'a'],
  ['a named key', { key: 'Enter', code: 'Enter' }, undefined],
  ['with Ctrl', { key: 'a', code: 'KeyA', ctrlKey: true }, undefined],
  ['while words are composed', { key: 'a', code: 'KeyA', isComposing: true }, undefined],
])('%s', (_, pressed, key) => {
  expect(keyOf({ ...PLAIN, ...pressed })).toBe(key)
})
