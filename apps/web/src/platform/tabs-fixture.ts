// Tabs of one browser for tests: they share a storage, and hear of its changes when told to.

import { vi } from 'vitest'

type Change = { readonly key: string }
type Listener = (change: Change) => void

export type Browser = {
  /** The modules of a tab that is opened now, read anew. */
  readonly openTab: <Tab>(load: () => Promise<Tab>) => Promise<Tab>
  /** Delivers what has changed since; a browser does so a moment later. */
  readonly tell: () => void
  readonly storage: Map<string, string>
  /** What every write meets from now on. */
  readonly fill: () => void
}

/** Call `vi.unstubAllGlobals()` after the test. */
export function openBrowser(): Browser {
  const storage = new Map<string, string>()
  const listeners: Listener[] = []
  let changes: Change[] = []
  let isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, text)
      changes.push({ key })
    },
    removeItem: (key: string) => {
      if (storage.delete(key)) changes.push({ key })
    },
  })
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => {
    if (kind === 'storage') listeners.push(listener)
  })
  return {
    openTab: async (load) => {
      vi.resetModules()
      return await load()
    },
    tell: () => {
      const told = changes
      changes = []
      for (const change of told) for (const listener of listeners) listener(change)
    },
    storage,
    fill: () => {
      isFull = true
    },
  }
}
