// The answer of a passkey to one of our questions: whose it is, and using it up. Looked at first,
// and spent in the transaction of what it allows.

import type { Database, Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import type { Seal } from '../../../platform/sealed-text.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { RelyingParty } from './relying-party.ts'
import { makeChallenge, readChallenge } from './sealed-challenge.ts'
import { spendChallenge } from './spent-challenge-store.ts'
import {
  ANSWER_WITHIN_MS,
  checkNewPasskey,
  checkPasskeyAnswer,
  type MadePasskey,
  type PasskeyAnswer,
  type PasskeyKey,
  readClientData,
} from './webauthn.ts'

export type PasskeyParts = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  readonly seal: Seal
  readonly rowSeal: RowSeal
  readonly relyingParty: RelyingParty
}

export type PasskeyQuestion = {
  readonly challenge: string
  readonly rpId: string
  readonly timeoutMs: number
}

export type CheckedAnswer = {
  readonly ownerId: string
  readonly passkeyId: string
  /** True for one caller alone; false: the question was answered meanwhile. */
  readonly spend: (tx: Queryable) => Promise<boolean>
}

/** `about`: what for, and of whom; the answer must name the same. */
export function askAbout(
  { seal, nowMs, relyingParty }: PasskeyParts,
  about: string,
): PasskeyQuestion {
  const challenge = makeChallenge(seal, about, nowMs() + ANSWER_WITHIN_MS)
  return { challenge, rpId: relyingParty.id, timeoutMs: ANSWER_WITHIN_MS }
}

/** Undefined: not a passkey of ours, or not its answer to this question; never told which. */
export async function checkAnswer(
  { database, seal, rowSeal, nowMs, relyingParty: party }: PasskeyParts,
  store: PasskeyStore,
  answer: PasskeyAnswer,
  about: string,
): Promise<CheckedAnswer | undefined> {
  const challenge = readClientData(answer.clientData)?.challenge ?? ''
  const expiresMs = readChallenge(seal, about, challenge, nowMs())
  const known = await store.load(database, rowSeal, answer.credential)
  if (expiresMs === undefined || known === undefined) return undefined
  const isOurs = (given: string) => given === challenge
  const used = await checkPasskeyAnswer(answer, known, { party, isOurs })
  if (used === undefined) return undefined
  return {
    ownerId: known.ownerId,
    passkeyId: known.id,
    spend: async (tx) =>
      (await spendChallenge(tx, challenge, expiresMs)) &&
      (await store.countUse(tx, known.id, { ...used, nowMs: nowMs() })),
  }
}

export type CheckedPasskey = {
  readonly key: PasskeyKey
  /** True for one caller alone. */
  readonly spend: (tx: Queryable) => Promise<boolean>
}

/** A new one; undefined: not made for this question, or without its owner. */
export async function checkMade(
  { seal, nowMs, relyingParty: party }: PasskeyParts,
  made: MadePasskey,
  about: string,
): Promise<CheckedPasskey | undefined> {
  const challenge = readClientData(made.clientData)?.challenge ?? ''
  const expiresMs = readChallenge(seal, about, challenge, nowMs())
  if (expiresMs === undefined) return undefined
  const isOurs = (given: string) => given === challenge
  const key = await checkNewPasskey(made, { party, isOurs })
  return key && { key, spend: (tx) => spendChallenge(tx, challenge, expiresMs) }
}
