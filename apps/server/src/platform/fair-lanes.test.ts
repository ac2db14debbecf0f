// Two lanes: each keeps a place, owners take turns, and nobody fills a lane alone.

import { expect, test } from 'vitest'
import { createFairLanes, type LaneTurn } from './fair-lanes.ts'
import { TooBusy } from './too-busy.ts'

const BOUNDS = { what: 'x', atOnce: 2, maxWaiting: 10, maxWaitingOfOwner: 4, retryAfterMs: 1 }
const stranger = (owner: string): LaneTurn => ({ lane: 'open', owner })
const known = (owner: string): LaneTurn => ({ lane: 'known', owner })

/** Runs tasks that end when they are told; `begun` says which began, in order. */
function createBench() {
  const lanes = createFairLanes(BOUNDS)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, turn: LaneTurn) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    return lanes.run(turn, () => {
      begun.push(name)
      return promise
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, end, begun }
}

test('who is known waits for the first place that is free, however many strangers wait', async () => {
  const { add, end, begun } = createBench()
  for (const name of ['s1', 's2', 's3', 's4']) add(name, stranger(name))
  add('k1', known('hana'))
  await end('s1')
  expect(begun).toEqual(['s1', 's2', 'k1'])
})

test('those who are known leave strangers a place', async () => {
  const { add, end, begun } = createBench()
  for (const name of ['k1', 'k2', 'k3', 'k4']) add(name, known(name))
  add('s1', stranger('net'))
  await end('k1')
  expect(begun).toEqual(['k1', 'k2', 's1'])
  await end('k2')
  await end('s1')
  expect(begun).toEqual(['k1', 'k2', 's1', 'k3', 'k4'])
})

test('owners take turns: one that asks often waits for itself', async () => {
  const { add, end, begun } = createBench()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add(name, stranger('a'))
  add('b1', stranger('b'))
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('one owner cannot fill a lane, and what fails gives its place back', async () => {
  const { add, end, begun } = createBench()
  for (let count = 0; count < 6; count += 1) add(`a${count}`, stranger('a'))
  await expect(add('a6', stranger('a'))).rejects.toThrow(TooBusy)
  add('b0', stranger('b'))
  const lanes = createFairLanes({ ...BOUNDS, atOnce: 2 })
  const fails = () => Promise.reject(new Error('broken'))
  for (let count = 0; count < 3; count += 1) {
    await expect(lanes.run(known('hana'), fails)).rejects.toThrow('broken')
  }
  await end('a0')
  await end('a1')
  expect(begun).toEqual(['a0', 'a1', 'a2', 'b0'])
})
