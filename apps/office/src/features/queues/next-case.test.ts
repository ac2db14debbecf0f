// Two reviewers are not led to the same case.

import { expect, test } from 'vitest'
import { nextCase } from './next-case.ts'

const PAGES = [
  [
    { id: 'a', claim: null },
    { id: 'b', claim: { staffId: 'sam' } },
  ],
  [{ id: 'c', claim: { staffId: 'rei' } }],
]

async function readPage({ after = '0' }: { readonly after?: string }) {
  const at = Number(after)
  return { rows: PAGES[at] ?? [], next: at + 1 < PAGES.length ? String(at + 1) : null }
}

test('the first that nobody else looks at comes next, from whatever page', async () => {
  const isPassed = () => false
  expect(await nextCase(readPage, { shown: 'x', me: 'rei', isPassed })).toBe('a')
  expect(await nextCase(readPage, { shown: 'a', me: 'rei', isPassed })).toBe('c')
  expect(await nextCase(readPage, { shown: 'a', me: 'mio', isPassed })).toBeUndefined()
})

test('what was passed over comes again when nothing else is left', async () => {
  const isPassed = (id: string) => id === 'a'
  expect(await nextCase(readPage, { shown: 'x', me: 'rei', isPassed })).toBe('c')
  expect(await nextCase(readPage, { shown: 'x', me: 'mio', isPassed })).toBe('a')
})

test('who is the first of two is not led back to what waits for the second', async () => {
  const rows = [
    { id: 'a', claim: null, firstBy: 'rei' },
    { id: 'b', claim: null, firstBy: null },
  ]
  const read = async () => ({ rows, next: null })
  const isPassed = () => false
  expect(await nextCase(read, { shown: 'x', me: 'rei', isPassed })).toBe('b')
  expect(await nextCase(read, { shown: 'x', me: 'mio', isPassed })).toBe('a')
})
