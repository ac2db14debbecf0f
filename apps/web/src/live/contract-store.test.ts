// Holds my open contracts: kept current by events, whatever order answers and events come in.

import { describe, expect, test } from 'vitest'
import { exampleContract } from './contract-fixture.ts'
import { createContractStore } from './contract-store.ts'

const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)

describe('contract store', () => {
  test('an order waits, opens, and leaves when it is closed', () => {
    const store = createContractStore()
    store.upsert(exampleContract({ status: 'pending', openPrice: null }))
    expect(ids(store.get().pending)).toEqual(['a'])
    store.upsert(exampleContract())
    expect(store.get()).toMatchObject({ pending: [], positions: [{ id: 'a' }] })
    store.upsert(exampleContract({ status: 'closed', lotsOpen: '0' }))
    expect(store.get()).toMatchObject({ pending: [], positions: [] })
  })

  test('the newest stands first', () => {
    const store = createContractStore()
    store.startRead()([
      exampleContract({ id: 'old', orderTime: 1 }),
      exampleContract({ id: 'new', orderTime: 2 }),
    ])
    expect(ids(store.get().positions)).toEqual(['new', 'old'])
  })

  test('a late answer brings back neither an ended order nor lots that are closed', () => {
    const store = createContractStore()
    store.upsert(exampleContract({ lotsOpen: '4' }))
    store.upsert(exampleContract({ lotsOpen: '10' }))
    expect(store.get().positions[0]?.lotsOpen).toBe('4')
    store.upsert(exampleContract({ status: 'pending' }))
    expect(store.get().pending).toEqual([])
    store.upsert(exampleContract({ status: 'closed' }))
    store.upsert(exampleContract({ lotsOpen: '4' }))
    expect(store.get().positions).toEqual([])
  })

  test('what was heard while the lists were read is newer than the answer', () => {
    const store = createContractStore()
    const take = store.startRead()
    store.upsert(exampleContract({ id: 'closed', status: 'closed' }))
    store.upsert(exampleContract({ id: 'opened' }))
    take([exampleContract({ id: 'closed' }), exampleContract({ id: 'kept' })])
    expect(ids(store.get().positions).toSorted()).toEqual(['kept', 'opened'])
    expect(store.get().state).toBe('read')
  })

  test('an answer that misses an order ends it; of two readings only the later counts', () => {
    const store = createContractStore()
    store.upsert(exampleContract({ id: 'gone' }))
    const early = store.startRead()
    const late = store.startRead()
    late([])
    early([exampleContract({ id: 'gone' })])
    expect(store.get().positions).toEqual([])
  })

  test('empty lists say nothing until they have been read, and clearing forgets all', () => {
    const store = createContractStore()
    store.noteUnreadable()
    expect(store.get().state).toBe('failed')
    store.startRead()([exampleContract()])
    store.noteUnreadable()
    expect(store.get().state).toBe('read')
    store.clear()
    expect(store.get()).toEqual({ state: 'unread', positions: [], pending: [] })
  })
})
