// Holds that grouping an address loses and adds nothing.

import { expect, test } from 'vitest'
import { addressGroups } from './address-groups.ts'

test('groups of four make up the address again', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const groups = addressGroups(address)
  expect(groups.join('')).toBe(address)
  expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true)
  expect(groups.at(-1)).toBe('6t')
  expect(addressGroups('')).toEqual([])
})
