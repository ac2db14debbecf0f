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
  expect(await nextCase(readPage, { shown: 'x', me: 'rei' })).toBe('a')
  expect(await nextCase(readPage, { shown: 'a', me: 'rei' })).toBe('c')
  expect(await nextCase(readPage, { shown: 'a', me: 'mio' })).toBeUndefined()
})
