// 30 minutes idle, 12 hours in all, said two minutes before.

import { describe, expect, test } from 'vitest'
import { judgeSession } from './session-watch.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

function after(idleMs: number, sinceCallMs = idleMs, sinceBeginMs = HOUR_MS) {
  const nowMs = 10 * 24 * HOUR_MS
  return judgeSession(
    {
      lastInputMs: nowMs - idleMs,
      lastCallMs: nowMs - sinceCallMs,
      beganMs: nowMs - sinceBeginMs,
    },
    nowMs,
  )
}

describe('a session', () => {
  test('is open while somebody works', () => {
    expect(after(MINUTE_MS)).toEqual({ is: 'open' })
    expect(after(28 * MINUTE_MS - 1)).toEqual({ is: 'open' })
  })

  test('warns two minutes before it ends idle', () => {
    expect(after(28 * MINUTE_MS)).toEqual({ is: 'ending', why: 'idle', leftMs: 2 * MINUTE_MS })
  })

  test('ends after 30 minutes without the person, whatever the page calls by itself', () => {
    expect(after(30 * MINUTE_MS, 0)).toMatchObject({ is: 'ended', why: 'idle' })
  })

  test('ends 12 hours after it began, however busy', () => {
    expect(after(0, 0, 12 * HOUR_MS - 1)).toMatchObject({ is: 'ending', why: 'day' })
    expect(after(0, 0, 12 * HOUR_MS)).toMatchObject({ is: 'ended', why: 'day' })
  })

  test('is kept while somebody reads for long without a call', () => {
    expect(after(MINUTE_MS, 5 * MINUTE_MS)).toEqual({ is: 'unheard' })
    expect(after(6 * MINUTE_MS, 5 * MINUTE_MS)).toEqual({ is: 'open' })
  })
})
