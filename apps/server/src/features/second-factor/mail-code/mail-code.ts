// Six digits by mail (REL-51): hashed, ten minutes, five tries, once, for one purpose and address.

import { timingSafeEqual } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { Database, Queryable } from '../../../platform/database.ts'
import { hashOf, randomDigits, randomId } from '../../../platform/random-id.ts'
import { emailKey } from '../../profile/public.ts'
import {
  consumeCode,
  countCodeTry,
  loadSendTimes,
  replaceCode,
  type SendTimes,
} from './mail-code-store.ts'

export type CodePurpose = CallArguments<'verificationCode'>['body']['purpose']

const DIGITS = 6
export const CODE_LIFE_MS = 10 * MINUTE_MS
const MAX_TRIES = 5
const PAUSE_MS = MINUTE_MS

/** `waitMs`: until the next one. */
export type MadeCode = { readonly code?: string; readonly waitMs: number }

/** One a minute and five an hour for a purpose and address; without a code it is too early. */
export async function makeCode(
  database: Database,
  purpose: CodePurpose,
  email: string,
  nowMs: number,
): Promise<MadeCode> {
  const target = emailKey(email)
  const code = randomDigits(DIGITS)
  const salt = randomId()
  const sent = await replaceCode(
    database,
    {
      purpose,
      target,
      salt,
      codeHash: hashCode({ purpose, target, salt }, code),
      sentMs: nowMs,
      expiresMs: nowMs + CODE_LIFE_MS,
    },
    { pauseMs: nowMs - PAUSE_MS, hourMs: nowMs - HOUR_MS },
  )
  if (sent !== undefined) return { code, waitMs: waitAfter(sent, nowMs) }
  const before = await loadSendTimes(database, purpose, target)
  return { waitMs: before === undefined ? 0 : waitAfter(before, nowMs) }
}

function waitAfter({ lastMs, fifthMs }: SendTimes, nowMs: number): number {
  return Math.max(lastMs + PAUSE_MS, fifthMs + HOUR_MS) - nowMs
}

/** A code that was right when it was looked at; whoever uses it first has it. */
export type ProvenCode = {
  readonly purpose: CodePurpose
  readonly target: string
  readonly codeHash: string
  readonly isUsed: boolean
}

/** Undefined: wrong, too old, or tried too often; never told which. */
export async function checkCode(
  database: Database,
  purpose: CodePurpose,
  email: string,
  given: { readonly code: string; readonly nowMs: number },
): Promise<ProvenCode | undefined> {
  const key = { purpose, target: emailKey(email) }
  const row = await countCodeTry(database, key, MAX_TRIES, given.nowMs)
  if (row === undefined) return undefined
  const codeHash = hashCode({ ...key, salt: row.salt }, given.code)
  const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(row.codeHash))
  return isRight ? { ...key, codeHash, isUsed: row.isUsed } : undefined
}

/** True for one caller alone, in whose transaction the code is spent. */
export function spendCode(tx: Queryable, code: ProvenCode, nowMs: number): Promise<boolean> {
  return consumeCode(tx, code, nowMs)
}

function hashCode(
  { purpose, target, salt }: { purpose: string; target: string; salt: string },
  code: string,
): string {
  return hashOf('mail-code', purpose, target, salt, code)
}
