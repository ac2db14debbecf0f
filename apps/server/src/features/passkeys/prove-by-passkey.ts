// A passkey as the second proof (TR-6.6): its answer is exchanged for a text that goes where a code
// would go, for one purpose, one owner and once.

import { isPasskeyProof } from '@fairtick/wire/field-rules'
import type { Queryable } from '../../platform/database.ts'
import { makeChallenge, readChallenge, spendChallenge } from '../../platform/sealed-challenge.ts'
import type { PasskeyAnswer } from '../../platform/webauthn.ts'
import { askAbout, checkAnswer, type PasskeyParts, type PasskeyQuestion } from './check-answer.ts'
import { listPasskeys } from './store.ts'

export type ProofPurpose = 'security' | 'bank' | 'withdraw'

const PREFIX = 'pk.'
const PROOF_LIFE_MS = 5 * 60_000
const PURPOSES: readonly ProofPurpose[] = ['security', 'bank', 'withdraw']

export async function askOwnPasskeys(
  parts: PasskeyParts,
  userId: string,
  purpose: ProofPurpose,
): Promise<PasskeyQuestion & { readonly allow: { id: string; transports: Transports }[] }> {
  const passkeys = await listPasskeys(parts.database, userId)
  const allow = passkeys.map(({ credentialId, transports }) => ({
    ...{ id: credentialId, transports: [...transports] },
  }))
  return { ...askAbout(parts, aboutProof(userId, purpose)), allow }
}

type Transports = Awaited<ReturnType<typeof listPasskeys>>[number]['transports'][number][]

/** Undefined: not an answer of this user to a question of his. */
export async function exchangeAnswer(
  parts: PasskeyParts,
  userId: string,
  answer: PasskeyAnswer,
): Promise<{ readonly otp: string; readonly expiresIn: number } | undefined> {
  const { database, seal, nowMs } = parts
  for (const purpose of PURPOSES) {
    const checked = await checkAnswer(parts, answer, aboutProof(userId, purpose))
    if (checked === undefined) continue
    if (checked.userId !== userId || !(await database.transaction(checked.spend))) return undefined
    const proof = makeChallenge(seal, proofOf(userId, purpose), nowMs() + PROOF_LIFE_MS)
    return { otp: PREFIX + proof, expiresIn: PROOF_LIFE_MS / 1_000 }
  }
  return undefined
}

/** How such a text is spent; undefined: it proves nothing here, or no longer. */
export function openPasskeyProof(
  { seal, nowMs }: Pick<PasskeyParts, 'seal' | 'nowMs'>,
  userId: string,
  purpose: ProofPurpose,
  otp: string,
): ((tx: Queryable) => Promise<boolean>) | undefined {
  if (!isPasskeyProof(otp)) return undefined
  const proof = otp.slice(PREFIX.length)
  const expiresMs = readChallenge(seal, proofOf(userId, purpose), proof, nowMs())
  return expiresMs === undefined ? undefined : (tx) => spendChallenge(tx, proof, expiresMs)
}

function aboutProof(userId: string, purpose: ProofPurpose): string {
  return `passkey ${purpose} of ${userId}`
}

function proofOf(userId: string, purpose: ProofPurpose): string {
  return `proof ${purpose} of ${userId}`
}
