// The names that the rows of a queue show: of customers, of staff, and of who looks at a case.

import type { Queryable } from '../../platform/database.ts'
import { listNicknames } from '../profile/public.ts'
import { listStaffNames } from '../staff/public.ts'
import { listClaims, type NamedClaim, type Queue } from './store.ts'

type CaseNames = {
  readonly nicknameOf: (userId: string) => string
  readonly claimOf: (caseId: string) => NamedClaim | null
  /** Of those of these ids that are somebody's. */
  readonly namesOf: (staffIds: readonly (string | null)[]) => Record<string, string>
}

type Case = {
  readonly id: string
  readonly userId: string
  /** Who had to do with it. */
  readonly staffIds: readonly (string | null)[]
}

export async function loadCaseNames(
  tx: Queryable,
  { queue, nowMs }: { readonly queue: Queue; readonly nowMs: number },
  cases: readonly Case[],
): Promise<CaseNames> {
  const claims = await listClaims(
    tx,
    queue,
    cases.map(({ id }) => id),
    nowMs,
  )
  const nicknames = await listNicknames(
    tx,
    cases.map(({ userId }) => userId),
  )
  const mentioned = cases.flatMap(({ staffIds }) => staffIds.filter((id) => id !== null))
  const holders = [...claims.values()].map(({ staffId }) => staffId)
  const names = await listStaffNames(tx, [...new Set([...mentioned, ...holders])])
  return {
    nicknameOf: (userId) => nicknames.get(userId) ?? '',
    claimOf: (caseId) => {
      const claim = claims.get(caseId)
      return claim === undefined ? null : { ...claim, name: names.get(claim.staffId) ?? '' }
    },
    namesOf: (staffIds) =>
      Object.fromEntries(
        staffIds.flatMap((id) => {
          const name = id === null ? undefined : names.get(id)
          return id === null || name === undefined ? [] : [[id, name]]
        }),
      ),
  }
}
