// One text in local storage that components and other tabs can follow.

import { deviceStorage } from '@fairtick/ui/device-storage'
import { useSyncExternalStore } from 'react'

export type StoredText = {
  readonly get: () => string | undefined
  /** undefined removes it. */
  readonly set: (text: string | undefined) => void
  /** Looks whether another tab has written it: what that tells may still be on its way. */
  readonly reread: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Follows local storage under `key`; where storage fails it lives as long as the page. */
export function createStoredText(key: string): StoredText {
  let current = deviceStorage.read(key) ?? undefined
  /** A text of this page alone is not taken back because storage does not have it. */
  let isKept = true
  const listeners = new Set<() => void>()
  const change = (text: string | undefined) => {
    if (text === current) return
    current = text
    for (const listener of listeners) listener()
  }
  const reread = () => {
    const text = deviceStorage.read(key)
    if (text === undefined || (text === null && !isKept)) return
    isKept = true
    change(text ?? undefined)
  }
  globalThis.addEventListener?.('storage', ({ key: changed }) => {
    if (changed === key || changed === null) reread()
  })
  // Nothing was told to a page that the browser had put aside.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) reread()
  })
  return {
    get: () => current,
    set: (text) => {
      if (text === undefined) deviceStorage.remove(key)
      isKept = text === undefined || deviceStorage.write(key, text)
      change(text)
    },
    reread,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStoredText(kept: StoredText): string | undefined {
  return useSyncExternalStore(kept.subscribe, kept.get)
}
