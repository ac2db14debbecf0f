// The session of this browser: the token in local storage, whose it is, and how a session ends.
// All tabs share it and any of them may change it: what is held for a person ends here, at once.

import { deviceStorage } from '@fairtick/ui/device-storage'
import { useSyncExternalStore } from 'react'
import { createStoredText, useStoredText } from './stored-text.ts'

/** Local storage key `token` (spec §3). */
export const token = createStoredText('token')

/** Proves this browser to be known at the next log-in, whoever comes; it stays when they leave. */
export const deviceToken = createStoredText('fairtick-device')

/** Who came in last, with the end of the token: a token alone does not tell whose it is. */
const keptOwner = createStoredText('fairtick-owner')
const TOLD_CHARACTERS = 8

/** Kept of a person for the next visit, by stores that may not be loaded when another one comes. */
const KEPT_OF_PERSON = ['fairtick-ticket', 'fairtick-market', 'fairtick-push']

/** What somebody wrote and has not sent goes with the visit, also where nobody reads it now. */
const KEPT_OF_VISIT = ['fairtick-chat']

const endedWithVisit = new Set<() => void>()
const endedWithPerson = new Set<() => void>()
const endListeners = new Set<() => void>()

/** A visit lasts from the log-in to the end of the session, with every token that follows. */
let visit = { number: 0, token: token.get(), userId: ownerOf(token.get()) }
let lastUserId = readOwner()?.userId
let hasEnded = false

if (visit.token !== undefined) welcome(visit.userId)
token.subscribe(followToken)

/** What was read for whoever is in: `forget` empties it when the session ends or is another's. */
export function endsWithVisit(forget: () => void): void {
  endedWithVisit.add(forget)
}

/** What a person filled in: it waits for the same one, and another one does not find it. */
export function endsWithPerson(forget: () => void): void {
  endedWithPerson.add(forget)
}

/** A signed-in user holds a token; the server decides whether it still counts. */
export function useToken(): string | undefined {
  return useStoredText(token)
}

/** Another number is another visit: nothing on the screen goes on. */
export function useVisit(): number {
  return useSyncExternalStore(token.subscribe, () => visit.number)
}

/** undefined: nobody is in, or the server has not said who it is. */
export function visitorId(): string | undefined {
  return visit.userId
}

/** The server let somebody in, or gave who is in another token. */
export function beginSession(newToken: string, userId: string | undefined): void {
  keepOwner(newToken, userId)
  token.set(newToken)
}

/** The server said whose the token is. */
export function noteVisitor(userId: string): void {
  if (visit.token === undefined || visit.userId !== undefined) return
  keepOwner(visit.token, userId)
  visit = { ...visit, userId }
  welcome(userId)
}

/** The server no longer knows `refusedToken` (401): forget it and let the dialog say so. */
export function endSession(refusedToken: string | undefined): void {
  // Who asked without a token, as a moment after the log-out, has no session that could end.
  if (refusedToken === undefined) return
  token.reread()
  // A late 401 of an older token must not end the session that began since.
  if (refusedToken !== token.get()) return
  token.set(undefined)
  setEnded('yes')
}

/** The user signed out, or confirmed the dialog: nothing more to say. */
export function leaveSession(): void {
  token.set(undefined)
  setEnded('no')
}

/** True from the end that nobody here asked for until the dialog was confirmed (spec §8). */
export function useSessionEnded(): boolean {
  return useSyncExternalStore((listener) => {
    endListeners.add(listener)
    return () => endListeners.delete(listener)
  }, hasSessionEnded)
}

export function hasSessionEnded(): boolean {
  return hasEnded
}

/** What was asked for somebody who has gone since is told to nobody: the promise stays open. */
export async function askForVisitor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const asked = visit
  try {
    return await ask()
  } finally {
    if (asked.token !== undefined && asked.number !== visit.number) await new Promise(() => {})
  }
}

function followToken(): void {
  const before = visit
  const now = { token: token.get(), userId: ownerOf(token.get()) }
  if (now.userId !== undefined && now.userId === before.userId) {
    visit = { ...now, number: before.number }
    return
  }
  visit = { ...now, number: before.number + 1 }
  for (const forget of endedWithVisit) forget()
  for (const key of KEPT_OF_VISIT) deviceStorage.remove(key)
  if (now.token !== undefined) welcome(now.userId)
  setEnded(now.token === undefined ? 'yes' : 'no')
}

function welcome(userId: string | undefined): void {
  if (userId === lastUserId) return
  if (lastUserId !== undefined) {
    for (const forget of endedWithPerson) forget()
    for (const key of KEPT_OF_PERSON) deviceStorage.remove(key)
  }
  lastUserId = userId
}

type Owner = { readonly userId: string; readonly tokenEnd: string }

function keepOwner(ownToken: string, userId: string | undefined): void {
  const owner = userId && { userId, tokenEnd: ownToken.slice(-TOLD_CHARACTERS) }
  keptOwner.set(owner ? JSON.stringify(owner satisfies Owner) : undefined)
}

function readOwner(): Owner | undefined {
  try {
    return (JSON.parse(keptOwner.get() ?? 'null') as Owner | null) ?? undefined
  } catch {
    return undefined
  }
}

function ownerOf(ownToken: string | undefined): string | undefined {
  // Another tab has written it before the token; what tells so may come after.
  keptOwner.reread()
  const owner = readOwner()
  return ownToken?.slice(-TOLD_CHARACTERS) === owner?.tokenEnd ? owner?.userId : undefined
}

function setEnded(ended: 'yes' | 'no'): void {
  hasEnded = ended === 'yes'
  for (const listener of endListeners) listener()
}
