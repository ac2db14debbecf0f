// Who is signed in, in this tab alone: another tab or a closed one has to sign in again.

import { tabStorage } from '@fairtick/ui/device-storage'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { useSyncExternalStore } from 'react'
import { serverClock } from './office-clock.ts'

export type Me = AdminCallResult<'me'>

export type StaffSession = {
  readonly token: string
  readonly me: Me
  /** By the server's clock. */
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
    keep({ token, me, beganMs: serverClock.nowMs() })
  },
  end: (why?: SessionEnd): void => {
    if (current !== undefined) lastEnd = why
    keep(undefined)
  },
  lastEnd: (): SessionEnd | undefined => lastEnd,
}

/** Undefined only before signing in. */
export function useSession(): StaffSession | undefined {
  return useSyncExternalStore(subscribe, session.get)
}

/** On pages behind signing in there is always somebody. */
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
  // Where it cannot be kept the session lives as long as the page.
  if (next === undefined) tabStorage.remove(KEY)
  else tabStorage.write(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

function readKept(): StaffSession | undefined {
  try {
    const kept = tabStorage.read(KEY) ?? undefined
    return kept === undefined ? undefined : (JSON.parse(kept) as StaffSession)
  } catch {
    return undefined
  }
}
