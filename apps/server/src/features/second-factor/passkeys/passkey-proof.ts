// The answer of a passkey, exchanged for a text that goes where a code would go: for one purpose,
// of one owner, and once.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../../platform/database.ts'
import { askAbout, checkAnswer, type PasskeyParts, type PasskeyQuestion } from './passkey-answer.ts'
import type { PasskeyStore } from './passkey-store.ts'
import { makeChallenge, readChallenge } from './sealed-challenge.ts'
import { spendChallenge } from './spent-challenge-store.ts'
import type { PasskeyAnswer, Transport } from './webauthn.ts'

const PREFIX = 'pk.'
const PROOF_LIFE_MS = 5 * MINUTE_MS

export type OwnQuestion = PasskeyQuestion & {
  readonly allow: { id: string; transports: Transport[] }[]
}

export type Proof = { readonly otp: string; readonly expiresIn: number }

/** A question to the passkeys of one owner. */
export async function askOwn(
  parts: PasskeyParts,
  store: PasskeyStore,
  ownerId: string,
  purpose: string,
): Promise<OwnQuestion> {
  const passkeys = await store.list(parts.database, ownerId)
  const allow = passkeys.map(({ credentialId, transports }) => ({
    ...{ id: credentialId, transports: [...transports] },
  }))
  return { ...askAbout(parts, aboutProof(ownerId, purpose)), allow }
}

/** Undefined: not an answer of this owner to an own question for any of these purposes. */
export async function exchangeAnswer(
  parts: PasskeyParts,
  store: PasskeyStore,
  ownerId: string,
  { answer, purposes }: { readonly answer: PasskeyAnswer; readonly purposes: readonly string[] },
): Promise<Proof | undefined> {
  const { database, seal, nowMs } = parts
  for (const purpose of purposes) {
    const checked = await checkAnswer(parts, store, answer, aboutProof(ownerId, purpose))
    if (checked === undefined) continue
    if (checked.ownerId !== ownerId || !(await database.transaction(checked.spend))) {
      return undefined
    }
    const { passkeyId } = checked
    const about = proofOf(ownerId, purpose, passkeyId)
    const proof = makeChallenge(seal, about, nowMs() + PROOF_LIFE_MS)
    return { otp: `${PREFIX}${passkeyId}.${proof}`, expiresIn: PROOF_LIFE_MS / 1_000 }
  }
  return undefined
}

export type ProofOwner = { readonly ownerId: string; readonly purpose: string }

/**
 * How such a text is spent; undefined: it proves nothing here, or no longer. With its passkey it
 * goes: spending it fails once that was removed, and keeps it until the end of the transaction.
 */
export function openProof(
  { seal, nowMs }: Pick<PasskeyParts, 'seal' | 'nowMs'>,
  store: PasskeyStore,
  { ownerId, purpose }: ProofOwner,
  otp: string,
): ((tx: Queryable) => Promise<boolean>) | undefined {
  if (!otp.startsWith(PREFIX)) return undefined
  const [passkeyId = '', proof = ''] = otp.slice(PREFIX.length).split('.')
  const expiresMs = readChallenge(seal, proofOf(ownerId, purpose, passkeyId), proof, nowMs())
  if (expiresMs === undefined) return undefined
  return async (tx) =>
    (await store.lock(tx, ownerId, passkeyId)) && (await spendChallenge(tx, proof, expiresMs))
}

function aboutProof(ownerId: string, purpose: string): string {
  return `passkey ${purpose} of ${ownerId}`
}

function proofOf(ownerId: string, purpose: string, passkeyId: string): string {
  return `proof ${purpose} of ${ownerId} by ${passkeyId}`
}
