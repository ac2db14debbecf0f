// One-time secrets: told once, kept as a hash, gone when used (ASVS 6.4.1).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Database, Queryable } from '../../platform/database.ts'
import { hashOf, randomReadable } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { lockChain } from '../audit/public.ts'
import {
  type Enrolment,
  loadEnrolment,
  type OpenEnrolment,
  replaceEnrolment,
} from './enrolment-store.ts'
import { listTakenSeats, SEATS, type Seat } from './store.ts'

/** 160 bits, in groups that can be read out. */
const GROUPS = 8
const GROUP_LENGTH = 4
const SECRET_LIFE_MS = 3 * DAY_MS
/** The last moment that a date can be: the setup waits until it is done, or the next start. */
const NEVER_MS = 8_640_000_000_000_000

export type MadeSecret = { readonly secret: string; readonly expiresMs: number }
export type SetupSecret = { readonly seat: Seat; readonly secret: string }

/** For one person; a secret that they had before opens nothing any more. */
export async function makeSecret(
  tx: Queryable,
  rowSeal: RowSeal,
  { kind, staffId }: { readonly kind: 'invitation' | 'factor'; readonly staffId: string },
  nowMs: number,
): Promise<MadeSecret> {
  const secret = newSecret()
  const expiresMs = nowMs + SECRET_LIFE_MS
  await replaceEnrolment(tx, sealed(rowSeal, { kind, staffId, seat: null, secret, expiresMs }))
  return { secret, expiresMs }
}

/**
 * Secrets of the first two admins, one for each: others each start, until they are used. None of
 * them makes both, so that two people hold the office from its first day on (REL-58).
 */
export function openSetup(database: Database, rowSeal: RowSeal): Promise<readonly SetupSecret[]> {
  return database.transaction(async (tx) => {
    await lockChain(tx)
    const taken = await listTakenSeats(tx)
    const seats = SEATS.filter((seat) => !taken.includes(seat))
    const made = seats.map((seat) => ({ seat, secret: newSecret() }))
    const terms = { kind: 'setup', staffId: null, expiresMs: NEVER_MS } as const
    for (const one of made) await replaceEnrolment(tx, sealed(rowSeal, { ...terms, ...one }))
    return made
  })
}

/** Undefined: unknown, used up, too old, or not of our making. */
export async function findEnrolment(
  database: Queryable,
  rowSeal: RowSeal,
  secret: string,
  nowMs: number,
): Promise<OpenEnrolment | undefined> {
  const enrolment = await loadEnrolment(database, hashSecret(secret, 'office-secret'), nowMs)
  return enrolment !== undefined && isOurs(rowSeal, enrolment) ? enrolment : undefined
}

/** Of a recovery: what was typed there opens enrolling for who keeps it, until it is used. */
export function recoveryEnrolment(rowSeal: RowSeal, { seat, secret }: SetupSecret): Enrolment {
  return sealed(rowSeal, { kind: 'recovery', staffId: null, seat, secret, expiresMs: NEVER_MS })
}

/** Typed with or without its dashes, in small letters or large. */
export function hashSecret(secret: string, purpose: 'office-secret' | 'office-recovery'): string {
  return hashOf(purpose, secret.replace(/[\s-]/g, '').toUpperCase())
}

export function newSecret(): string {
  return Array.from({ length: GROUPS }, () => randomReadable(GROUP_LENGTH)).join('-')
}

type Terms = Omit<Enrolment, 'secretHash' | 'seal'>

function sealed(
  rowSeal: RowSeal,
  { secret, ...terms }: Terms & { readonly secret: string },
): Enrolment {
  const enrolment = { ...terms, secretHash: hashSecret(secret, 'office-secret') }
  return { ...enrolment, seal: rowSeal.seal('staff-enrolment', fieldsOf(enrolment)) }
}

/** What a row opens, and for whom, is as it was made. */
function fieldsOf({ secretHash, kind, staffId, seat, expiresMs }: Omit<Enrolment, 'seal'>) {
  return [secretHash, kind, staffId, seat, expiresMs]
}

function isOurs(rowSeal: RowSeal, enrolment: Enrolment): boolean {
  return rowSeal.isSealed('staff-enrolment', fieldsOf(enrolment), enrolment.seal)
}
