// The bus: order, isolation of listeners, questions and their faults.

import { afterEach, expect, test, vi } from 'vitest'
import { ASK_TIMEOUT_MS, createBus, MAX_ASKS_IN_FLIGHT } from './bus.ts'

afterEach(() => {
  vi.useRealTimers()
})

const status = (symbol: string) => ({ ticks: [], statuses: [{ symbol, status: -1 as const }] })

test('listeners hear every message in the order published, until they stop', () => {
  const bus = createBus(() => {})
  const heard: string[] = []
  const stop = bus.subscribe('market', (m) => heard.push(m.statuses?.[0]?.symbol ?? ''))
  bus.publish('market', status('A'))
  bus.publish('market', status('B'))
  stop()
  bus.publish('market', status('C'))
  expect(heard).toEqual(['A', 'B'])
})

test('a listener that throws is reported and harms neither publisher nor the next one', () => {
  const faults: unknown[] = []
  const bus = createBus((error) => faults.push(error))
  const heard: string[] = []
  bus.subscribe('session', () => {
    throw new Error('broken listener')
  })
  bus.subscribe('session', (m) => heard.push('userId' in m ? m.userId : ''))
  bus.publish('session', { userId: 'u1' })
  expect(heard).toEqual(['u1'])
  expect(faults).toHaveLength(1)
})

test('a listener for one key hears of no other, and one without a key of all', () => {
  const bus = createBus(() => {})
  const [own, all]: [string[], string[]] = [[], []]
  const update = (userId: string, serial: number) =>
    ({ userId, serial, account: 'practice', body: { event: 'test' } }) as const
  bus.subscribe('account', ({ userId, serial }) => all.push(`${userId} ${serial}`))
  const stop = bus.subscribe(
    'account',
    ({ userId, serial }) => own.push(`${userId} ${serial}`),
    'a',
  )
  bus.publish('account', update('a', 1))
  bus.publish('account', update('b', 1))
  stop()
  bus.publish('account', update('a', 2))
  expect(own).toEqual(['a 1'])
  expect(all).toEqual(['a 1', 'b 1', 'a 2'])
})

test('a question with a key is asked of the answerer of that key alone', async () => {
  const bus = createBus(() => {})
  const answer = (userId: string) => async () => ({ userId, sessionId: 's', endsAtMs: 9 })
  bus.answer('session.check', answer('first'), '1')
  bus.answer('session.check', answer('second'), '2')
  await expect(bus.ask('session.check', { token: '' }, '2')).resolves.toMatchObject({
    userId: 'second',
  })
  const fault = { fault: 'unanswered' }
  await expect(bus.ask('session.check', { token: '' })).rejects.toMatchObject(fault)
  await expect(bus.ask('session.check', { token: '' }, '3')).rejects.toMatchObject(fault)
})

test('a question gets its answer; "no session" is an answer, not a fault', async () => {
  const bus = createBus(() => {})
  bus.answer('session.check', async ({ token }) =>
    token === 'good' ? { userId: 'u', sessionId: 's', endsAtMs: 9 } : undefined,
  )
  await expect(bus.ask('session.check', { token: 'good' })).resolves.toMatchObject({ userId: 'u' })
  await expect(bus.ask('session.check', { token: 'bad' })).resolves.toBeUndefined()
})

test('a question that nobody answers is a fault at once', async () => {
  const bus = createBus(() => {})
  await expect(bus.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'unanswered' })
})

test('a question has one answerer at a time', () => {
  const bus = createBus(() => {})
  const stop = bus.answer('market.snapshot', async () => ({ instruments: [] }))
  expect(() => bus.answer('market.snapshot', async () => ({ instruments: [] }))).toThrow()
  stop()
  bus.answer('market.snapshot', async () => ({ instruments: [] }))
})

test('an answerer that keeps silent is a fault after the time limit', async () => {
  vi.useFakeTimers()
  const bus = createBus(() => {})
  bus.answer('market.snapshot', () => new Promise(() => {}))
  const asked = expect(bus.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'timeout' })
  await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
  await asked
})

test('questions in flight are bounded', async () => {
  vi.useFakeTimers()
  const bus = createBus(() => {})
  bus.answer('market.snapshot', () => new Promise(() => {}))
  const waiting = Array.from({ length: MAX_ASKS_IN_FLIGHT }, () =>
    bus.ask('market.snapshot', {}).catch(() => undefined),
  )
  await expect(bus.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'busy' })
  await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
  await Promise.all(waiting)
  const again = bus.ask('market.snapshot', {}).catch((error) => error.fault)
  await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
  expect(await again).toBe('timeout')
})

test('a closed bus refuses questions and forgets its listeners', async () => {
  const bus = createBus(() => {})
  const heard: unknown[] = []
  bus.subscribe('session', (m) => heard.push(m))
  await bus.close()
  bus.publish('session', { userId: 'u' })
  expect(heard).toEqual([])
  await expect(bus.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'closed' })
})
