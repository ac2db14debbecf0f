// Names on cards are written in capitals and the other way round.

import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Hana Sato', 'SATO HANA', true],
  ['José Núñez', 'jose nunez', true],
  ['佐藤　花', '佐藤 花', true],
  ['Hana Sato', 'Hana Saito', false],
  ['Hana Sato', 'Hana', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
