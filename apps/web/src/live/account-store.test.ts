// Holds what the account channel leaves behind: running options, results, the serial.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { describe, expect, test } from 'vitest'
import { createAccountStore } from './account-store.ts'

const option = (id: string, change: Partial<WireOption> = {}): WireOption => ({
  id,
  symbol: 'BTCUSDT',
  direction: 'up',
  amount: '10',
  duration: 30,
  payoutRate: '0.8',
  strike: '100',
  strikeSeq: 1,
  orderTime: 1_000,
  expiryTime: 31_000,
  status: 'trading',
  settlePrice: null,
  settleSeq: null,
  closeTime: null,
  result: null,
  profit: null,
  outage: null,
  ...change,
})

const event = (serial: number, order: WireOption) =>
  ({ event: 'option', serial, account: 'practice', order }) as const

describe('account store', () => {
  test('an option runs, then is a result to show', () => {
    const store = createAccountStore(() => true)
    store.handle(event(1, option('a')))
    expect(store.get().running.map(({ id }) => id)).toEqual(['a'])
    store.handle(event(2, option('a', { status: 'closed', result: 'win', profit: '8' })))
    expect(store.get()).toMatchObject({ running: [], settled: [{ id: 'a', result: 'win' }] })
    store.dismissSettled('a')
    expect(store.get().settled).toEqual([])
  })

  test('an option of the account that is not shown is nowhere, and its serial counts', () => {
    const store = createAccountStore((account) => account === 'real')
    store.handle(event(1, option('a')))
    store.handle({ ...event(2, option('b')), account: 'real' })
    store.handle(event(3, option('a', { status: 'closed', result: 'win', profit: '8' })))
    expect(store.get()).toMatchObject({ running: [{ id: 'b' }], settled: [] })
    expect(store.serial()).toBe(3)
  })

  test('the soonest expiry stands first', () => {
    const store = createAccountStore(() => true)
    store.upsert(option('late', { expiryTime: 90_000 }))
    store.upsert(option('soon', { expiryTime: 40_000 }))
    expect(store.get().running.map(({ id }) => id)).toEqual(['soon', 'late'])
  })

  test('an event that comes twice counts once, and the serial goes on', () => {
    const store = createAccountStore(() => true)
    store.handle(event(7, option('a')))
    store.handle(event(8, option('a', { status: 'closed', result: 'lose', profit: '-10' })))
    store.handle(event(7, option('a')))
    expect(store.get().running).toEqual([])
    expect(store.serial()).toBe(8)
  })

  test('the end of an option never seen running is no result to show', () => {
    const store = createAccountStore(() => true)
    store.handle(event(1, option('old', { status: 'closed', result: 'win', profit: '8' })))
    expect(store.get().settled).toEqual([])
  })

  test('says when events before this one were missed', () => {
    const store = createAccountStore(() => true)
    expect(store.handle(event(4, option('a')))).toBe('next')
    expect(store.handle(event(5, option('b')))).toBe('next')
    expect(store.handle(event(7, option('c')))).toBe('gap')
    expect(store.handle(event(6, option('d')))).toBe('seen')
  })

  test('keeps the last balance of each account', () => {
    const store = createAccountStore(() => true)
    const balance = (cash: string, account: 'real' | 'practice') => ({
      account,
      cash,
      stake: '0',
      hold: '0',
      salary: '0',
      usedMargin: '0',
      reserved: '0',
    })
    const both = [balance('1', 'real'), balance('2', 'practice')]
    store.handle({ event: 'snapshot', serial: 1, account: 'practice', balances: both })
    const changed = balance('3', 'practice')
    store.handle({ event: 'balance', serial: 2, account: 'practice', balance: changed })
    expect(store.get().balances).toEqual([both[0], changed])
  })

  test('an empty list says nothing until it has been read', () => {
    const store = createAccountStore(() => true)
    expect(store.get().runningState).toBe('unread')
    store.noteUnreadable()
    expect(store.get().runningState).toBe('failed')
    store.startRead()([])
    store.noteUnreadable()
    expect(store.get().runningState).toBe('read')
  })

  const ended = { status: 'closed', result: 'win', profit: '8' } as const
  const ids = (options: readonly WireOption[]) => options.map(({ id }) => id)

  test('an option bought while the list was on its way stays, and its result is shown', () => {
    const store = createAccountStore(() => true)
    const take = store.startRead()
    store.handle(event(1, option('new')))
    expect(take([option('before')])).toEqual([])
    expect(ids(store.get().running).toSorted()).toEqual(['before', 'new'])
    store.handle(event(2, option('new', ended)))
    expect(ids(store.get().settled)).toEqual(['new'])
  })

  test('a list that is older than the end of an option does not bring it back', () => {
    const store = createAccountStore(() => true)
    store.handle(event(1, option('a')))
    const take = store.startRead()
    store.handle(event(2, option('a', ended)))
    take([option('a')])
    // Nor does a late answer to the purchase, or one more telling of its end show it twice.
    store.upsert(option('a'))
    store.upsert(option('a', ended))
    expect(store.get().running).toEqual([])
    expect(ids(store.get().settled)).toEqual(['a'])
  })

  test('what the list no longer has is asked for, and a result once it is told', () => {
    const store = createAccountStore(() => true)
    store.handle(event(1, option('a')))
    expect(ids(store.startRead()([]))).toEqual(['a'])
    expect(ids(store.get().running)).toEqual(['a'])
    store.upsert(option('a', ended))
    expect(store.get()).toMatchObject({ running: [], settled: [{ id: 'a', result: 'win' }] })
  })

  test('of two readings at once the one that began later counts', () => {
    const store = createAccountStore(() => true)
    const [earlier, later] = [store.startRead(), store.startRead()]
    later([option('b')])
    expect(earlier([option('a')])).toEqual([])
    expect(ids(store.get().running)).toEqual(['b'])
  })

  test('clearing forgets everything of the last user', () => {
    const store = createAccountStore(() => true)
    store.handle(event(3, option('a')))
    store.clear()
    expect(store.get()).toEqual({
      runningState: 'unread',
      running: [],
      settled: [],
      balances: [],
    })
    expect(store.serial()).toBeUndefined()
  })
})
