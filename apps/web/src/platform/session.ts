// The session of this browser: the token in local storage, and how a session ends.

import { useSyncExternalStore } from 'react'
import { keepText, useKeptText } from './kept-text.ts'

/** Local storage key `token` (spec §3). */
export const token = keepText('token')

let hasEnded = false
const listeners = new Set<() => void>()

/** A signed-in user holds a token; the server decides whether it still counts. */
export function useToken(): string | undefined {
  return useKeptText(token)
}

export function beginSession(newToken: string): void {
  setEnded('no')
  token.set(newToken)
}

/** The server no longer knows `refusedToken` (401): forget it and let the dialog say so. */
export function endSession(refusedToken: string | undefined): void {
  // A late 401 of an older token must not end the session that began since.
  if (refusedToken !== token.get()) return
  token.set(undefined)
  setEnded('yes')
}

/** The user signed out himself, or confirmed the dialog: nothing more to say. */
export function leaveSession(): void {
  token.set(undefined)
  setEnded('no')
}

/** True from the 401 until the dialog was confirmed (spec §8). */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasEnded,
  )
}

function setEnded(ended: 'yes' | 'no'): void {
  hasEnded = ended === 'yes'
  for (const listener of listeners) listener()
}
