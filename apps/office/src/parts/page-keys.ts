// Keys that act on the page that is shown: one letter each, not while somebody types or a dialog
// is open. They can be switched off, since a letter is said or pressed by accident (WCAG 2.1.4).

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { keyOf } from './key-of.ts'

export type PageKey = {
  /** `a`, `?`; letters as small ones. */
  readonly key: string
  /** What it does, for the sheet of keys. */
  readonly label: string
  readonly run: () => void
}

type Entry = { readonly keys: () => readonly PageKey[] }

const entries = new Set<Entry>()
const listeners = new Set<() => void>()
let areOn = true

/** While the component is there. Of two with one key the later one acts. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const entry = { keys: () => newest.current }
    if (entries.size === 0) document.addEventListener('keydown', press)
    entries.add(entry)
    return () => {
      entries.delete(entry)
      if (entries.size === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}

/** As they are at this moment, each once. */
export function listPageKeys(): readonly PageKey[] {
  const all = [...entries].flatMap(({ keys }) => keys())
  return [...new Map(all.map((one) => [one.key, one])).values()]
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => areOn,
  )
}

export function switchKeys(to: 'on' | 'off'): void {
  areOn = to === 'on'
  for (const listener of listeners) listener()
}

function press(event: KeyboardEvent): void {
  // A key that is held down decides nothing twice.
  if (!areOn || event.defaultPrevented || event.repeat) return
  const key = keyOf(event)
  if (key === undefined || isTyped(event.target) || isCovered()) return
  const found = listPageKeys().find((one) => one.key === key)
  if (found === undefined) return
  event.preventDefault()
  found.run()
}

function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

function isCovered(): boolean {
  return document.querySelector(COVERS) !== null
}

const COVERS = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]`)
  .join(', ')
