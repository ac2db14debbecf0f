// Who is signed in, in this tab alone: another tab or a closed one has to sign in again.

import type { AdminCallResult } from '@fairtick/wire/admin/contract'
import { useSyncExternalStore } from 'react'

export type Me = AdminCallResult<'me'>

export type StaffSession = {
  readonly token: string
  readonly me: Me
  readonly beganMs: number
}

/** Why the last session ended, for the page where one signs in. */
export type SessionEnd = 'idle' | 'day' | 'ended'

const KEY = 'fairtick-office'
const listeners = new Set<() => void>()
let current = readKept()
let lastEnd: SessionEnd | undefined

export const session = {
  get: (): StaffSession | undefined => current,
  begin: (token: string, me: Me): void => {
    lastEnd = undefined
    keep({ token, me, beganMs: Date.now() })
  },
  end: (why?: SessionEnd): void => {
    if (current !== undefined) lastEnd = why
    keep(undefined)
  },
  lastEnd: (): SessionEnd | undefined => lastEnd,
}

/** Undefined only at the door. */
export function useSession(): StaffSession | undefined {
  return useSyncExternalStore(subscribe, session.get)
}

/** On pages behind the door there is always somebody. */
export function useMe(): Me {
  const me = useSession()?.me
  return me ?? NOBODY
}

/** While the page closes after a sign-out. */
const NOBODY: Me = { id: '', email: '', name: '', roles: [], permissions: [] }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(next: StaffSession | undefined): void {
  current = next
  try {
    if (next === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Forbidden: the session lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function readKept(): StaffSession | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === null ? undefined : (JSON.parse(kept) as StaffSession)
  } catch {
    return undefined
  }
}
