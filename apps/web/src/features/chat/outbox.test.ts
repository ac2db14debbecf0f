// The outbox of a chat: one at a time and in order, under one key, gone at log-out.

import type { CallResult } from '@fairtick/wire/api-contract'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOutbox, type Outbox, type OutboxItem } from './outbox.ts'

type Sent = {
  readonly clientId: string
  readonly arrive: () => Promise<void>
  readonly fail: (problem: unknown) => Promise<void>
}

let outbox: Outbox
let items: readonly OutboxItem[]
let sent: Sent[]
let arrived: unknown[]
let online: boolean
let retry: (() => void) | undefined

beforeEach(() => {
  items = []
  sent = []
  arrived = []
  online = true
  retry = undefined
  outbox = createOutbox({
    send: (_, clientId) => {
      const { promise, resolve, reject } = Promise.withResolvers<CallResult<'sendChat'>>()
      const settle = async (done: () => void) => {
        done()
        await promise.catch(() => {})
        await Promise.resolve()
        await Promise.resolve()
      }
      sent.push({
        clientId,
        arrive: () => settle(() => resolve({ clientId } as never)),
        fail: (problem) => settle(() => reject(problem)),
      })
      return promise
    },
    onArrived: (one) => arrived.push(one),
    onChange: (now) => {
      items = now
    },
    later: (problem, again) => {
      if (!(problem instanceof CallRefused) || problem.answer.status !== 429) return false
      retry = again
      return true
    },
    isOnline: () => online,
  })
})

const add = (clientId: string) => outbox.add({ clientId, body: { text: clientId }, time: 1 })
const states = () => items.map(({ clientId, state }) => [clientId, state])
const refused = (status: number) => new CallRefused({ status, message: 'No.', result: null })

test('one is in flight, the others wait in their order', async () => {
  for (const one of ['a', 'b', 'c']) add(one)
  expect(states()).toEqual([
    ['a', 'sending'],
    ['b', 'waiting'],
    ['c', 'waiting'],
  ])
  await sent[0]?.arrive()
  expect(states()).toEqual([
    ['b', 'sending'],
    ['c', 'waiting'],
  ])
  expect(sent.map(({ clientId }) => clientId)).toEqual(['a', 'b'])
  expect(arrived).toHaveLength(1)
})

describe('without an answer', () => {
  test('it fails, and goes again under the same key when tapped', async () => {
    add('a')
    add('b')
    await sent[0]?.fail(new NoAnswer('no answer'))
    expect(states()).toEqual([
      ['a', 'failed'],
      ['b', 'waiting'],
    ])
    outbox.again('a')
    expect(sent.map(({ clientId }) => clientId)).toEqual(['a', 'a'])
  })

  test('offline it waits, and goes by itself when the network is back', async () => {
    online = false
    add('a')
    expect(states()).toEqual([['a', 'waiting']])
    online = true
    outbox.resume()
    expect(states()).toEqual([['a', 'sending']])
  })
})

test('what was refused waits for a person, who may discard it', async () => {
  add('a')
  add('b')
  await sent[0]?.fail(refused(403))
  outbox.resume()
  expect(items[0]).toMatchObject({ state: 'failed', refusal: 'No.' })
  outbox.discard('a')
  expect(states()).toEqual([['b', 'sending']])
})

test('what was too fast goes by itself later', async () => {
  add('a')
  await sent[0]?.fail(refused(429))
  expect(states()).toEqual([['a', 'failed']])
  retry?.()
  expect(states()).toEqual([['a', 'sending']])
})

test('what is under way when somebody leaves is told to nobody', async () => {
  add('a')
  outbox.clear()
  add('of the next one')
  await sent[0]?.arrive()
  expect(arrived).toEqual([])
  expect(states()).toEqual([['of the next one', 'sending']])
})

test('what stood there before comes first, under its own key', () => {
  outbox.restore([{ clientId: 'old', body: { text: 'x' }, time: 1, state: 'sending' }])
  add('new')
  expect(states()).toEqual([
    ['old', 'sending'],
    ['new', 'waiting'],
  ])
})
