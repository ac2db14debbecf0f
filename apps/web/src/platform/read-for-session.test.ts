// An answer that comes after the log-out is not kept for whoever comes next.

import { createGate } from '@fairtick/testkit/gate'
import { afterEach, expect, test } from 'vitest'
import { readForSession } from './read-for-session.ts'
import { beginSession, leaveSession } from './session.ts'

afterEach(leaveSession)

test.each([
  ['stays', () => {}, ['100']],
  ['leaves', leaveSession, []],
  ['is followed by another one', () => beginSession('next'), []],
])('who asked %s', async (_, meanwhile, wanted) => {
  beginSession('first')
  const kept: string[] = []
  const gate = createGate()
  const read = async () => {
    await gate.pass()
    return '100'
  }
  const answer = readForSession(read, (figure) => kept.push(figure))
  meanwhile()
  gate.open()
  expect(await answer).toBe('100')
  expect(kept).toEqual(wanted)
})
