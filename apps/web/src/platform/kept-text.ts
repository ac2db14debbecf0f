// One text in local storage that components and other tabs can follow.

import { useSyncExternalStore } from 'react'

export type KeptText = {
  readonly get: () => string | undefined
  /** undefined removes it. */
  readonly set: (text: string | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Follows local storage under `key`; where storage is forbidden it lives as long as the page. */
export function keepText(key: string): KeptText {
  let current = readStorage(key)
  const listeners = new Set<() => void>()
  const change = (text: string | undefined) => {
    if (text === current) return
    current = text
    for (const listener of listeners) listener()
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) change(readStorage(key))
  })
  return {
    get: () => current,
    set: (text) => {
      writeStorage(key, text)
      change(text)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useKeptText(kept: KeptText): string | undefined {
  return useSyncExternalStore(kept.subscribe, kept.get)
}

function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeStorage(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Forbidden or full: the value still holds for this page.
  }
}
