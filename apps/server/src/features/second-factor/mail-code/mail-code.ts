// Six digits by mail (REL-51): hashed, ten minutes, five tries, once, for one purpose and address,
// and for who asked alone.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { Database, Queryable } from '../../../platform/database.ts'
import { hashOf, randomDigits, randomId } from '../../../platform/random-id.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import { emailKey } from '../../profile/public.ts'
import type { CodeClaim } from './code-holder.ts'
import {
  type CodeKey,
  type CodeRow,
  type CodeTry,
  consumeCode,
  countNetworkTry,
  countOwnTry,
  loadSendTimes,
  replaceCode,
  type SendTimes,
} from './mail-code-store.ts'

export type CodePurpose = CallArguments<'verificationCode'>['body']['purpose']

const DIGITS = 6
export const CODE_LIFE_MS = 10 * MINUTE_MS
const MAX_TRIES = 5
const PAUSE_MS = MINUTE_MS

export type CodeParts = { readonly database: Database; readonly rowSeal: RowSeal }

/** `perDay`: strangers get ten a day; who is logged in has a limit as a user. */
export type CodeLane = CodeKey & {
  readonly purpose: CodePurpose
  readonly perDay: 'ten' | 'any'
}

/** `waitMs`: until the next one. */
export type MadeCode = {
  readonly made?: { readonly code: string; readonly challenge: string }
  readonly waitMs: number
}

/** One a minute and five an hour for a purpose, address and asker; none is made too early. */
export async function makeCode(
  { database, rowSeal }: CodeParts,
  lane: CodeLane,
  nowMs: number,
): Promise<MadeCode> {
  const { purpose, target, holder } = lane
  const [code, salt, challenge] = [randomDigits(DIGITS), randomId(), randomId()]
  const expiresMs = nowMs + CODE_LIFE_MS
  const codeHash = rowSeal.seal('mail-code', [purpose, target, salt, expiresMs, code])
  const challengeHash = hashChallenge(challenge)
  const sent = await replaceCode(
    database,
    {
      ...{ purpose, target, holder, challengeHash, salt, codeHash },
      ...{ sentMs: nowMs, expiresMs },
    },
    {
      ...{ pauseMs: nowMs - PAUSE_MS, hourMs: nowMs - HOUR_MS },
      dayMs: lane.perDay === 'ten' ? nowMs - DAY_MS : nowMs,
    },
  )
  if (sent === undefined) return { waitMs: await waitForCode(database, lane, nowMs) }
  return { made: { code, challenge }, waitMs: waitAfter(sent, lane, nowMs) }
}

/** How long until another one can be sent; 0: it can. */
export async function waitForCode(
  database: Database,
  lane: CodeLane,
  nowMs: number,
): Promise<number> {
  const before = await loadSendTimes(database, lane)
  return before === undefined ? 0 : Math.max(0, waitAfter(before, lane, nowMs))
}

function waitAfter(
  { lastMs, fifthMs, tenthMs }: SendTimes,
  { perDay }: CodeLane,
  nowMs: number,
): number {
  const dayMs = perDay === 'ten' ? tenthMs + DAY_MS : 0
  return Math.max(lastMs + PAUSE_MS, fifthMs + HOUR_MS, dayMs) - nowMs
}

/** A code that was right when it was looked at; whoever uses it first has it. */
export type ProvenCode = {
  readonly purpose: CodePurpose
  readonly target: string
  readonly codeHash: string
  readonly isUsed: boolean
}

export type GivenCode = {
  readonly code: string
  /** Whose code it must be: guesses at another's use up none of its tries. */
  readonly claim: CodeClaim
  readonly nowMs: number
}

/** Undefined: wrong, too old, or tried too often; never told which. */
export async function checkCode(
  { database, rowSeal }: CodeParts,
  purpose: CodePurpose,
  email: string,
  { code, claim, nowMs }: GivenCode,
): Promise<ProvenCode | undefined> {
  const key = { purpose, target: emailKey(email) }
  const row = await countTry(database, { ...key, maxTries: MAX_TRIES, nowMs }, claim)
  if (row === undefined) return undefined
  const { salt, expiresMs, codeHash, isUsed } = row
  const fields = [purpose, key.target, salt, expiresMs, code]
  return rowSeal.isSealed('mail-code', fields, codeHash) ? { ...key, codeHash, isUsed } : undefined
}

async function countTry(
  database: Database,
  tried: CodeTry,
  claim: CodeClaim,
): Promise<CodeRow | undefined> {
  if ('holders' in claim) return await countNetworkTry(database, tried, claim.holders)
  if ('holder' in claim) return await countOwnTry(database, tried, claim.holder)
  return await countOwnTry(database, tried, hashChallenge(claim.challenge))
}

/** True for one caller alone, in whose transaction the code is spent. */
export function spendCode(tx: Queryable, code: ProvenCode, nowMs: number): Promise<boolean> {
  return consumeCode(tx, code, nowMs)
}

function hashChallenge(challenge: string): string {
  return hashOf('code-challenge', challenge)
}
