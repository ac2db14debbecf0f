// Calls are counted per caller and window, in bounded memory.

import { expect, it } from 'vitest'
import { createCallCounter } from './call-counter.ts'

function open(most: number, maxWindows = 3) {
  const clock = { nowMs: 5_000 }
  const counter = createCallCounter({ most, windowMs: 1_000 }, () => clock.nowMs, maxWindows)
  return { clock, ...counter }
}

it('lets so many calls of one caller through, then says how long to wait', () => {
  const { clock, count } = open(2)
  expect([count('ann'), count('ann')]).toEqual([undefined, undefined])
  clock.nowMs += 400
  expect([count('ann'), count('bob')]).toEqual([600, undefined])
  clock.nowMs += 599
  expect(count('ann')).toBe(1)
})

it('begins anew when the window has ended, whatever was tried in it', () => {
  const { clock, count } = open(1)
  for (let tries = 0; tries < 50; tries += 1) count('ann')
  clock.nowMs += 1_000
  expect([count('ann'), count('ann')]).toEqual([undefined, 1_000])
})

it('does not count what is taken back', () => {
  const { count, takeBack } = open(1)
  for (let tries = 0; tries < 5; tries += 1) {
    expect(count('ann')).toBeUndefined()
    takeBack('ann')
  }
  expect([count('ann'), count('ann')]).toEqual([undefined, 1_000])
})

it('lets nothing through where nothing is allowed', () => {
  expect(open(0).count('ann')).toBe(1_000)
})

it('forgets the window that began first when there are too many, and no other', () => {
  const { clock, count } = open(1)
  for (const who of ['ann', 'bob', 'cid']) {
    count(who)
    clock.nowMs += 1
  }
  count('dan')
  expect([count('bob'), count('cid'), count('dan')]).toEqual([998, 999, 1_000])
  expect(count('ann')).toBeUndefined()
})
