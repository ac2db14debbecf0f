// Files that are made at once: one a user, a few in all.

import { expect, it } from 'vitest'
import { createExportSlots } from './export-slots.ts'

it('gives one to a user and four in all, each until it is given back', () => {
  const { take } = createExportSlots(() => 0)
  const releases = ['a', 'b', 'c', 'd'].map((user) => take(user))
  expect(releases.every((release) => release !== undefined)).toBe(true)
  expect(take('e')).toBeUndefined()
  releases[1]?.()
  expect(take('a')).toBeUndefined()
  expect(take('e')).toBeDefined()
})

it('a place given up by time is not taken from its next holder', () => {
  let now = 0
  const { take } = createExportSlots(() => now)
  const late = take('a')
  now = 10 * 60_000
  expect(take('a')).toBeDefined()
  late?.()
  expect(take('a')).toBeUndefined()
})
