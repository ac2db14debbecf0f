// Which accounts are let go of, and how many are looked at for it.

import { createState } from '@fairtick/core/engine/state/create-state'
import { addAccount } from '@fairtick/core/engine/state/resident-account'
import { emptyBalances } from '@fairtick/core/ledger/balances'
import { moneyFromMicros, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { expect, it } from 'vitest'
import { createEviction } from './evict-flat-accounts.ts'

/** `exposed` accounts with a withdrawal that waits; what `load` adds is flat. */
function openAccounts(exposed: number, residentMax: number) {
  const state = createState()
  const add = (id: string, held: bigint) => {
    const balances = { ...emptyBalances(), withdrawal_hold: moneyFromMicros(held) }
    const stored = { id, userId: id, kind: 'practice', volumes: [], balances } as const
    const open = { options: [], orders: [], positions: [] }
    addAccount(
      state,
      { ...stored, isMarginCalled: false, untaxedGains: ZERO_MONEY, inviters: [] },
      open,
    )
  }
  for (let place = 0; place < exposed; place += 1) add(`exposed ${place}`, 1n)
  let looks = 0
  const values = state.accounts.values.bind(state.accounts)
  state.accounts.values = () => {
    const iterator = values()
    const next = iterator.next.bind(iterator)
    iterator.next = () => {
      looks += 1
      return next()
    }
    return iterator
  }
  const evict = createEviction(state, residentMax)
  return {
    load: (...ids: readonly string[]) => {
      for (const id of ids) add(id, 0n)
      evict()
    },
    flat: () => [...state.accounts.keys()].filter((id) => !id.startsWith('exposed')),
    size: () => state.accounts.size,
    takeLooks: () => {
      const taken = looks
      looks = 0
      return taken
    },
  }
}

it('lets go of the flat accounts that came first, once there are too many', () => {
  const { load, flat } = openAccounts(0, 3)
  load('a', 'b')
  load('c')
  expect(flat()).toEqual(['a', 'b', 'c'])
  load('d', 'e')
  expect(flat()).toEqual(['c', 'd', 'e'])
})

it('keeps every account with something open, however many there are', () => {
  const { load, flat, size } = openAccounts(50, 10)
  for (let place = 0; place < 500; place += 1) load(`flat ${place}`)
  expect(size() - flat().length).toBe(50)
  expect(flat().length).toBeLessThanOrEqual(9)
})

it('looks at none where none came, and at a few for each that did', () => {
  const { load, takeLooks } = openAccounts(1_000, 10)
  load()
  expect(takeLooks()).toBe(0)
  load('a', 'b')
  expect(takeLooks()).toBeLessThanOrEqual(16)
  load()
  expect(takeLooks()).toBe(0)
})
