// Whether somebody is verified: a row that says so counts only with its seal, which nobody can make
// who can only write rows.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { Part } from '../../platform/statement-piece.ts'
import type { IdentityStatus } from '../profile/public.ts'
import { type IdentityCase, listVerified, listVerifiedFrom, ownCasesPart } from './case-store.ts'
import type { IdentityRules } from './identity-rules.ts'
import { isOver, standingOf } from './standing.ts'

type Facts = Pick<
  IdentityCase,
  'id' | 'userId' | 'idType' | 'country' | 'numberMac' | 'expiresMs' | 'verifiedMs'
>

export function sealVerified(rowSeal: RowSeal, facts: Facts): string {
  return rowSeal.seal('identity', fieldsOf(facts))
}

export function isSealedVerified(rowSeal: RowSeal, found: Facts & { seal: string | null }) {
  return rowSeal.isSealed('identity', fieldsOf(found), found.seal)
}

function fieldsOf({ id, userId, idType, country, numberMac, expiresMs, verifiedMs }: Facts) {
  return [id, userId, idType, country, numberMac, expiresMs, verifiedMs]
}

export type VerificationParts = { readonly database: Queryable; readonly rowSeal: RowSeal }

export type Verification = {
  /** In force now. */
  readonly isVerified: boolean
  /** Now or before: an expiry takes nothing away from money that is already in (H6). */
  readonly wasVerified: boolean
  readonly expiresMs: number | null
}

export async function loadVerification(
  { database, rowSeal }: VerificationParts,
  userId: string,
  nowMs: number,
): Promise<Verification> {
  return verificationOf(rowSeal, await listVerified(database, userId), nowMs)
}

function verificationOf(
  rowSeal: RowSeal,
  verified: readonly IdentityCase[],
  nowMs: number,
): Verification {
  const sealed = verified.filter((one) => isSealedVerified(rowSeal, one))
  const inForce = sealed.find(
    ({ status, expiresMs }) => status === 'success' && !isOver(expiresMs, nowMs),
  )
  return {
    isVerified: inForce !== undefined,
    wasVerified: sealed.length > 0,
    expiresMs: inForce?.expiresMs ?? null,
  }
}

export type IsVerified = (database: Queryable, userId: string) => Promise<boolean>

/** Whether somebody is verified now; undefined where the rules ask it of nobody. */
export function createIsVerified(
  { rowSeal, rules }: Pick<VerificationParts, 'rowSeal'> & { readonly rules: IdentityRules },
  nowMs: () => number,
): IsVerified | undefined {
  if (!rules.opensRealAccount) return undefined
  return async (database, userId) =>
    (await loadVerification({ database, rowSeal }, userId, nowMs())).isVerified
}

const CASES_A_PAGE = 500

/** Cases that say so and were not verified by this server: somebody wrote a row. */
export async function findUnsealedCases(
  { database, rowSeal }: VerificationParts,
  signal?: AbortSignal,
): Promise<readonly Pick<IdentityCase, 'id' | 'userId'>[]> {
  const found: IdentityCase[] = []
  let lastId = ''
  for (;;) {
    signal?.throwIfAborted()
    const page = await listVerifiedFrom(database, lastId, CASES_A_PAGE)
    found.push(...page.filter((one) => !isSealedVerified(rowSeal, one)))
    const last = page.at(-1)
    if (last === undefined || page.length < CASES_A_PAGE) return found
    lastId = last.id
  }
}

/** As `userdetail` tells it. */
export function identityStatusPart(rowSeal: RowSeal, nowMs: () => number): Part<IdentityStatus> {
  const { piece, read } = ownCasesPart
  return {
    piece,
    read: (row) => {
      const { newest, verified } = read(row)
      const { isVerified } = verificationOf(rowSeal, verified, nowMs())
      const { status } = standingOf(newest, [], nowMs())
      // What only says `success` is nothing.
      return {
        verified: isVerified,
        kycStatus: status === 'success' && !isVerified ? 'none' : status,
      }
    },
  }
}
