// What every bus keeps to, within one process and between two.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ASK_TIMEOUT_MS, MAX_ASKS_IN_FLIGHT } from './ask-limits.ts'
import type { Bus } from './bus.ts'
import type { AccountUpdate } from './bus-topics.ts'

export type BusPair = {
  /** Publishes and asks. */
  readonly near: Bus
  /** Listens and answers; within one process the same. */
  readonly far: Bus
  /** Resolves when `far` has what `near` published before, and `near` what `far` listens to. */
  readonly settle: () => Promise<void>
  /** What was reported where somebody listens and answers. */
  readonly faults: readonly unknown[]
}

export class KnownTestFault extends Error {
  override readonly name = 'KnownTestFault'
}

export const accountUpdate = (userId: string, serial: number): AccountUpdate => ({
  userId,
  serial,
  account: 'practice',
  body: { event: 'test' },
})

export const statusOf = (symbol: string) => ({
  ticks: [],
  statuses: [{ symbol, status: -1 as const }],
})

export function describeBus(name: string, open: () => Promise<BusPair>): void {
  describe(name, () => {
    let pair: BusPair
    beforeEach(async () => {
      pair = await open()
    })
    afterEach(async () => {
      vi.useRealTimers()
      await pair.near.close()
      await pair.far.close()
    })

    messagesAreHeard(() => pair)
    keysAreHeeded(() => pair)
    questionsAreAnswered(() => pair)
    questionsAreBounded(() => pair)
  })
}

function messagesAreHeard(pair: () => BusPair): void {
  test('listeners hear every message in the order published, until they stop', async () => {
    const { near, far, settle } = pair()
    const heard: string[] = []
    const stop = far.subscribe('market', (m) => heard.push(m.statuses?.[0]?.symbol ?? ''))
    await settle()
    near.publish('market', statusOf('A'))
    near.publish('market', statusOf('B'))
    await settle()
    stop()
    await settle()
    near.publish('market', statusOf('C'))
    await settle()
    expect(heard).toEqual(['A', 'B'])
  })

  test('a message arrives as it was published, once for each who listens', async () => {
    const { near, far, settle } = pair()
    const heard: unknown[] = []
    const listener = (message: unknown) => heard.push(message)
    far.subscribe('account', listener)
    far.subscribe('account', listener)
    far.subscribe('account', listener, 'ü.* >')
    far.subscribe('account', listener, 'ü')
    await settle()
    near.publish('account', accountUpdate('ü.* >', 7))
    await settle()
    expect(heard).toEqual(Array(3).fill(accountUpdate('ü.* >', 7)))
  })

  test('a listener that throws is reported and harms neither publisher nor the next one', async () => {
    const { near, far, settle, faults } = pair()
    const heard: string[] = []
    far.subscribe('session', () => {
      throw new Error('broken listener')
    })
    far.subscribe('session', (m) => heard.push('userId' in m ? m.userId : ''))
    await settle()
    near.publish('session', { userId: 'u1' })
    near.publish('session', { userId: 'u2' })
    await settle()
    expect(heard).toEqual(['u1', 'u2'])
    expect(faults).toHaveLength(2)
  })

  test('who stops twice takes nobody else along', async () => {
    const { near, far, settle } = pair()
    const heard: unknown[] = []
    const stop = far.subscribe('waiting', () => heard.push('first'))
    far.subscribe('waiting', () => heard.push('second'))
    stop()
    stop()
    await settle()
    near.publish('waiting', {})
    await settle()
    expect(heard).toEqual(['second'])
  })
}

function keysAreHeeded(pair: () => BusPair): void {
  test('a listener for one key hears of no other, and one without a key of all', async () => {
    const { near, far, settle } = pair()
    const [own, all]: [string[], string[]] = [[], []]
    far.subscribe('account', ({ userId, serial }) => all.push(`${userId} ${serial}`))
    const add = ({ userId, serial }: AccountUpdate) => own.push(`${userId} ${serial}`)
    const stop = far.subscribe('account', add, 'a')
    await settle()
    near.publish('account', accountUpdate('a', 1))
    near.publish('account', accountUpdate('b', 1))
    await settle()
    stop()
    await settle()
    near.publish('account', accountUpdate('a', 2))
    await settle()
    expect(own).toEqual(['a 1'])
    expect(all).toEqual(['a 1', 'b 1', 'a 2'])
  })

  test('a key of a topic that has none is never heard', async () => {
    const { near, far, settle } = pair()
    const heard: unknown[] = []
    far.subscribe('market', (m) => heard.push(m), 'A')
    await settle()
    near.publish('market', statusOf('A'))
    await settle()
    expect(heard).toEqual([])
  })
}

function questionsAreAnswered(pair: () => BusPair): void {
  test('a question with a key is asked of the answerer of that key alone', async () => {
    const { near, far, settle } = pair()
    const answer = (userId: string) => async () => ({ userId, sessionId: 's', endsAtMs: 9 })
    far.answer('session.check', answer('first'), '1')
    far.answer('session.check', answer('second'), '2')
    await settle()
    await expect(near.ask('session.check', { token: '' }, '2')).resolves.toMatchObject({
      userId: 'second',
    })
    const fault = { fault: 'unanswered' }
    await expect(near.ask('session.check', { token: '' })).rejects.toMatchObject(fault)
    await expect(near.ask('session.check', { token: '' }, '3')).rejects.toMatchObject(fault)
  })

  test('a question gets its answer; "no session" is an answer, not a fault', async () => {
    const { near, far, settle } = pair()
    far.answer('session.check', async ({ token }) =>
      token === 'good' ? { userId: 'u', sessionId: 's', endsAtMs: 9 } : undefined,
    )
    await settle()
    await expect(near.ask('session.check', { token: 'good' })).resolves.toEqual({
      userId: 'u',
      sessionId: 's',
      endsAtMs: 9,
    })
    await expect(near.ask('session.check', { token: 'bad' })).resolves.toBeUndefined()
  })

  test('a question that nobody answers is a fault at once', async () => {
    await expect(pair().near.ask('market.snapshot', {})).rejects.toMatchObject({
      fault: 'unanswered',
    })
  })

  test('a question has one answerer at a time', async () => {
    const { near, far, settle } = pair()
    const stop = far.answer('market.snapshot', async () => ({ instruments: [] }))
    expect(() => far.answer('market.snapshot', async () => ({ instruments: [] }))).toThrow()
    stop()
    const instruments = [{ symbol: 'A', status: 1 as const }]
    far.answer('market.snapshot', async () => ({ instruments }))
    await settle()
    await expect(near.ask('market.snapshot', {})).resolves.toEqual({ instruments })
  })

  test('a fault that is known is told as what it is', async () => {
    const { near, far, settle } = pair()
    far.answer('market.snapshot', () => Promise.reject(new KnownTestFault('not now')))
    await settle()
    const asked = near.ask('market.snapshot', {})
    await expect(asked).rejects.toThrow(KnownTestFault)
    await expect(asked).rejects.toThrow('not now')
  })
}

function questionsAreBounded(pair: () => BusPair): void {
  const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  test('an answerer that keeps silent is a fault after the time limit', async () => {
    const { near, far, settle } = pair()
    far.answer('market.snapshot', () => new Promise(() => {}))
    await settle()
    stopTime()
    const asked = expect(near.ask('market.snapshot', {})).rejects.toMatchObject({
      fault: 'timeout',
    })
    await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
    await asked
  })

  test('questions in flight are bounded', async () => {
    const { near, far, settle } = pair()
    far.answer('market.snapshot', () => new Promise(() => {}))
    await settle()
    stopTime()
    const waiting = Array.from({ length: MAX_ASKS_IN_FLIGHT }, () =>
      near.ask('market.snapshot', {}).catch(() => undefined),
    )
    await expect(near.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'busy' })
    await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
    await Promise.all(waiting)
    // The answerer has a bound of its own, and its time began later.
    let again: unknown = 'busy'
    while (again === 'busy') {
      const asked = near.ask('market.snapshot', {}).catch((error) => error.fault)
      await vi.advanceTimersByTimeAsync(ASK_TIMEOUT_MS)
      again = await asked
    }
    expect(again).toBe('timeout')
  })

  test('a closed bus refuses questions and forgets its listeners', async () => {
    const { near, far, settle } = pair()
    const heard: unknown[] = []
    far.subscribe('session', (m) => heard.push(m))
    await settle()
    await far.close()
    near.publish('session', { userId: 'u' })
    await near.close()
    expect(heard).toEqual([])
    await expect(near.ask('market.snapshot', {})).rejects.toMatchObject({ fault: 'closed' })
  })
}
