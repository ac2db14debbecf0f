// What react-admin remembers holds for the page where it cannot be kept, else for the next one too.

import { afterEach, expect, test, vi } from 'vitest'
import { createOfficeStore } from './office-store.ts'
import { session } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(kept: Map<string, string>, setItem?: () => void) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void kept.set(key, text)),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

function openStore() {
  const store = createOfficeStore()
  store.setup()
  return store
}

test('it is found again by the next page', () => {
  stubStorage(new Map())
  const store = openStore()
  store.setItem('theme', 'dark')
  store.setItem('sidebar.open', true)
  store.removeItem('sidebar.open')
  expect(openStore().getItem('theme')).toBe('dark')
  expect(openStore().getItem('sidebar.open')).toBeUndefined()
  store.reset()
  expect(openStore().getItem('theme')).toBeUndefined()
})

test.each(['{"theme":', '[]', 'null', '3'])('%s, which is no store, is none', (text) => {
  stubStorage(new Map([['fairtick-office-store', text]]))
  expect(openStore().getItem('theme')).toBeUndefined()
})

test('with a full storage it holds for the page, and tells who listens', () => {
  stubStorage(new Map(), full)
  const store = openStore()
  const told: unknown[] = []
  store.subscribe('theme', (theme) => told.push(theme))
  store.setItem('theme', 'dark')
  expect([store.getItem('theme'), told]).toEqual(['dark', ['dark']])
})

test('with a full storage somebody comes in, and nothing of the one before is kept', () => {
  const kept = new Map([['fairtick-office', '{"token":"of before"}']])
  stubStorage(kept, full)
  const me = { id: 'ann', email: 'ann@house.example', name: 'Ann', roles: [], permissions: [] }
  session.begin('token', me)
  expect([session.get()?.token, kept.size]).toEqual(['token', 0])
  session.end()
})
