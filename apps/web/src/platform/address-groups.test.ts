// Holds that grouping an address loses and adds nothing.

import { expect, test } from 'vitest'
import { addressGroups } from './address-groups.ts'

test('groups of four make up the address again', () => {
  const address = 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a'
  const groups = addressGroups(address)
  expect(groups.join('')).toBe(address)
  expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true)
  expect(groups.at(-1)).toBe('4a')
  expect(addressGroups('')).toEqual([])
})
