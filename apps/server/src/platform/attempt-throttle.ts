// How often a password or a code may be tried (REL-48): counted in the database, a restart forgets
// none.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import {
  countTry,
  deleteThrottle,
  loadNextTime,
  returnTry,
  spendTry,
} from './attempt-throttle-store.ts'
import { callerNetwork, networkOf } from './caller-network.ts'
import type { Database } from './database.ts'
import { hashOf } from './random-id.ts'

/** Per account and place: five misses, then a wait that doubles. */
const BY_PLACE = {
  freeTries: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: 15 * MINUTE_MS,
}
/** Per account from everywhere: 50 at once and 50 more an hour, so never above 100 in an hour. */
const BY_ACCOUNT = { budget: 50, everyMs: 72_000 }
/**
 * Over all accounts, misses alone: what one password costs that is tried on many phones. A network
 * bears more than an address, so that one hostile neighbour does not use up what all have.
 */
const BY_ADDRESS = { budget: 20, everyMs: MINUTE_MS }
const BY_NETWORK = { budget: 60, everyMs: 20_000 }

export type TriedLogin = {
  /** The phone in its one spelling, known or not: both are counted alike. */
  readonly subject: string
  /** The network; of a known device itself, whom strangers around it must not hold up. */
  readonly place: string
  /** Spared the limit of the account, so that an attack elsewhere does not lock its owner out. */
  readonly device: 'known' | 'new'
}

/** Of somebody at this address, whose device tells nothing. */
export function tryFrom(address: string, subject: string): TriedLogin {
  return { subject, place: networkOf(address), device: 'new' }
}

/** Counts the try before the password is looked at; returns how long to wait instead, if so. */
export async function admitTry(
  database: Database,
  { subject, place, device }: TriedLogin,
  nowMs: number,
): Promise<number | undefined> {
  const placeKey = placeKeyOf(subject, place)
  if (!(await countTry(database, placeKey, nowMs, BY_PLACE))) {
    return (await loadNextTime(database, placeKey)) - nowMs
  }
  const accountKey = accountKeyOf(subject)
  // Spent by known devices too: one statement less would be a time that tells (REL-49).
  const waitMs = await spendOrWait(database, accountKey, nowMs, BY_ACCOUNT)
  return device === 'known' ? undefined : waitMs
}

export type Origin = {
  /** Tries of different realms do not use up each other's budgets. */
  readonly realm: 'strangers' | 'familiar' | 'staff'
  readonly address: string
}

/**
 * Counts a try of somebody at this address, whatever the account; returns how long to wait instead,
 * if so. `returnOrigin` gives it back: only misses cost.
 */
export async function admitOrigin(
  database: Database,
  origin: Origin,
  nowMs: number,
): Promise<number | undefined> {
  const { addressKey, networkKey } = originKeys(origin)
  const addressWaitMs = await spendOrWait(database, addressKey, nowMs, BY_ADDRESS)
  if (addressWaitMs !== undefined) return addressWaitMs
  const networkWaitMs = await spendOrWait(database, networkKey, nowMs, BY_NETWORK)
  if (networkWaitMs !== undefined) await returnTry(database, addressKey, BY_ADDRESS)
  return networkWaitMs
}

/** What was tried was right. */
export async function returnOrigin(database: Database, origin: Origin): Promise<void> {
  const { addressKey, networkKey } = originKeys(origin)
  await returnTry(database, addressKey, BY_ADDRESS)
  await returnTry(database, networkKey, BY_NETWORK)
}

function originKeys({ realm, address }: Origin) {
  return {
    addressKey: hashOf('login-address', realm, callerNetwork(address)),
    networkKey: hashOf('login-neighbours', realm, networkOf(address)),
  }
}

export type Budget = { readonly budget: number; readonly everyMs: number }

/** How long until one of the budget has come back; undefined: one was left, and is spent. */
export async function spendOrWait(
  database: Database,
  key: string,
  nowMs: number,
  rule: Budget,
): Promise<number | undefined> {
  if (await spendTry(database, key, nowMs, rule)) return undefined
  const fullMs = await loadNextTime(database, key)
  return Math.max(1, fullMs + rule.everyMs - rule.budget * rule.everyMs - nowMs)
}

/** After a right password the misses of that place are forgotten. */
export function forgetMisses(database: Database, { subject, place }: TriedLogin): Promise<void> {
  return deleteThrottle(database, placeKeyOf(subject, place))
}

/** After a right code of who gives one for each act: it was no guess, and counts as none. */
export async function forgetTry(database: Database, tried: TriedLogin): Promise<void> {
  await forgetMisses(database, tried)
  await returnTry(database, accountKeyOf(tried.subject), BY_ACCOUNT)
}

function accountKeyOf(subject: string): string {
  return hashOf('login-account', subject)
}

function placeKeyOf(subject: string, place: string): string {
  return hashOf('login-network', subject, place)
}
