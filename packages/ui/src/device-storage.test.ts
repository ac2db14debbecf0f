// Full or forbidden, from the start or in mid-visit: nothing fails, and nothing old stays.

import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const STORAGES = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test.each(STORAGES)('%s keeps what is written until it is removed', (name, storage) => {
  vi.stubGlobal(name, storageOf(new Map()))
  expect(storage.read('token')).toBeNull()
  expect(storage.write('token', 'ann')).toBe(true)
  expect(storage.read('token')).toBe('ann')
  storage.remove('token')
  expect(storage.read('token')).toBeNull()
})

test.each(STORAGES)('a full %s takes nothing, and leaves no older text behind', (name, storage) => {
  const kept = new Map([['token', 'of an older session']])
  vi.stubGlobal(name, { ...storageOf(kept), setItem: full })
  expect(storage.write('token', 'ann')).toBe(false)
  expect(storage.read('token')).toBeNull()
})

test.each(STORAGES)('%s that cannot be used is no reason to fail', (name, storage) => {
  vi.stubGlobal(name, { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(storage.write('token', 'ann')).toBe(false)
  expect(storage.read('token')).toBeUndefined()
  storage.remove('token')
})

test.each(STORAGES)('nor is %s that must not even be named', (name, storage) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  try {
    expect(storage.write('token', 'ann')).toBe(false)
    expect(storage.read('token')).toBeUndefined()
    storage.remove('token')
  } finally {
    Reflect.deleteProperty(globalThis, name)
    if (before !== undefined) Object.defineProperty(globalThis, name, before)
  }
})
