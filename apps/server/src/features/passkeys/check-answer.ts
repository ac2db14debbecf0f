// The answer of a passkey to one of our questions: whose it is, and using it up. Looked at first,
// and spent in the transaction of what it allows.

import type { Database, Queryable } from '../../platform/database.ts'
import type { RelyingParty } from '../../platform/relying-party.ts'
import { makeChallenge, readChallenge, spendChallenge } from '../../platform/sealed-challenge.ts'
import type { Seal } from '../../platform/sealed-text.ts'
import {
  ANSWER_WITHIN_MS,
  checkPasskeyAnswer,
  type PasskeyAnswer,
  readClientData,
} from '../../platform/webauthn.ts'
import { countUse, loadPasskey } from './store.ts'

export type PasskeyParts = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/forward-time). */
  readonly nowMs: () => number
  readonly seal: Seal
  readonly relyingParty: RelyingParty
}

export type PasskeyQuestion = {
  readonly challenge: string
  readonly rpId: string
  readonly timeoutMs: number
}

export type CheckedAnswer = {
  readonly userId: string
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
  { database, seal, nowMs, relyingParty: party }: PasskeyParts,
  answer: PasskeyAnswer,
  about: string,
): Promise<CheckedAnswer | undefined> {
  const challenge = readClientData(answer.clientData)?.challenge ?? ''
  const expiresMs = readChallenge(seal, about, challenge, nowMs())
  const known = await loadPasskey(database, answer.credential)
  if (expiresMs === undefined || known === undefined) return undefined
  const isOurs = (given: string) => given === challenge
  const used = await checkPasskeyAnswer(answer, known, { party, isOurs })
  if (used === undefined) return undefined
  return {
    userId: known.userId,
    spend: async (tx) =>
      (await spendChallenge(tx, challenge, expiresMs)) &&
      (await countUse(tx, known.id, { ...used, nowMs: nowMs() })),
  }
}
