// One-time secrets: shown once, kept as a hash, gone when used (ASVS 6.4.1).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Database, Queryable } from '../../platform/database.ts'
import { hashOf, randomReadable } from '../../platform/random-id.ts'
import { lockChain } from '../audit/public.ts'
import { replaceEnrolment } from './enrolment-store.ts'
import { hasAnyStaff } from './store.ts'

/** 160 bits, in groups that can be read out. */
const GROUPS = 8
const GROUP_LENGTH = 4
const SECRET_LIFE_MS = 3 * DAY_MS
/** The last moment that a date can be: the setup waits until it is done, or the next start. */
const NEVER_MS = 8_640_000_000_000_000

/** For one person; a secret that they had before opens nothing any more. */
export async function makeSecret(
  tx: Queryable,
  kind: 'invitation' | 'factor',
  staffId: string,
  nowMs: number,
): Promise<{ readonly id: string; readonly secret: string; readonly expiresTime: number }> {
  const secret = newSecret()
  const expiresTime = nowMs + SECRET_LIFE_MS
  await replaceEnrolment(tx, { secretHash: hashSecret(secret), kind, staffId }, expiresTime)
  return { id: staffId, secret, expiresTime }
}

/** The secret of the first admin, another one each start; undefined once there is staff. */
export function openSetup(database: Database): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    await lockChain(tx)
    if (await hasAnyStaff(tx)) return undefined
    const secret = newSecret()
    const setup = { secretHash: hashSecret(secret), kind: 'setup', staffId: null } as const
    await replaceEnrolment(tx, setup, NEVER_MS)
    return secret
  })
}

/** Typed with or without its dashes, in small letters or large. */
export function hashSecret(secret: string): string {
  return hashOf('office-secret', secret.replace(/[\s-]/g, '').toUpperCase())
}

function newSecret(): string {
  return Array.from({ length: GROUPS }, () => randomReadable(GROUP_LENGTH)).join('-')
}
