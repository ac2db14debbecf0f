// How the newest case of a person stands for them: what they can send now, how often, by when.

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  EXPIRY_NOTICE_DAYS,
  fieldsToSendAgain,
  IDENTITY_ATTEMPTS,
  IDENTITY_FIELDS,
  type IdentityField,
  type IdentityReason,
} from '@fairtick/wire/identity-rules'
import type { IdentityCase } from './case-store.ts'

export type Standing = {
  /** As the wire names it. */
  readonly status: 'none' | 'pending' | 'success' | 'failed'
  readonly reasons: readonly IdentityReason[]
  readonly attemptsLeft: number
  readonly fields: readonly IdentityField[]
  readonly nextAttemptMs: number | null
  readonly appeal: 'none' | 'possible' | 'pending' | 'used'
}

export type StandingCase = Pick<
  IdentityCase,
  | 'status'
  | 'attempt'
  | 'attemptsAllowed'
  | 'nextAttemptMs'
  | 'appealedMs'
  | 'expiresMs'
  | 'erasedMs'
>

const NOTHING = { reasons: [], attemptsLeft: 0, fields: [], nextAttemptMs: null } as const
const ALL = { attemptsLeft: IDENTITY_ATTEMPTS, fields: IDENTITY_FIELDS } as const
const EXPIRED = [{ field: 'front', code: 'document_expired' }] as const

/** `reasons` are those of the newest decision that asked for something. */
export function standingOf(
  newest: StandingCase | undefined,
  reasons: readonly IdentityReason[],
  nowMs: number,
): Standing {
  if (newest === undefined) return { ...NOTHING, ...ALL, status: 'none', appeal: 'none' }
  const appeal = newest.appealedMs === null ? 'none' : 'used'
  switch (newest.status) {
    case 'pending':
      return {
        ...{ ...NOTHING, status: 'pending' },
        attemptsLeft: newest.attemptsAllowed - newest.attempt,
        appeal: newest.appealedMs === null ? 'none' : 'pending',
      }
    case 'needs_fix':
      return { ...NOTHING, status: 'failed', reasons, ...mending(newest, reasons, nowMs), appeal }
    case 'failed':
      return {
        ...{ ...NOTHING, status: 'failed', reasons },
        // Of what was erased there is nothing left to look at.
        appeal: newest.appealedMs === null && newest.erasedMs === null ? 'possible' : 'used',
      }
    case 'success':
      return isEnding(newest, nowMs)
        ? { ...NOTHING, ...ALL, status: 'success', appeal }
        : { ...NOTHING, status: 'success', appeal }
    case 'expired':
      return { ...NOTHING, ...ALL, status: 'failed', reasons: EXPIRED, appeal }
  }
}

function mending(
  { attempt, attemptsAllowed, nextAttemptMs, erasedMs }: StandingCase,
  reasons: readonly IdentityReason[],
  nowMs: number,
): Pick<Standing, 'attemptsLeft' | 'fields' | 'nextAttemptMs'> {
  if (nextAttemptMs !== null && nextAttemptMs > nowMs) {
    return { attemptsLeft: 0, fields: [], nextAttemptMs }
  }
  const attemptsLeft = attemptsAllowed - attempt
  // Of what was erased nothing stays, whatever was right about it.
  const fields = erasedMs === null ? fieldsToSendAgain(reasons) : IDENTITY_FIELDS
  return { attemptsLeft, fields, nextAttemptMs: null }
}

/** From the notice on the next document can be sent. */
export function isEnding({ expiresMs }: Pick<StandingCase, 'expiresMs'>, nowMs: number): boolean {
  return expiresMs !== null && expiresMs - EXPIRY_NOTICE_DAYS * DAY_MS <= nowMs
}

/** `expiresMs` is the beginning of the last day, which is still one of them. */
export function isOver(expiresMs: number | null, nowMs: number): boolean {
  return expiresMs !== null && expiresMs + DAY_MS <= nowMs
}
