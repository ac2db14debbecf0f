// Whether two people chose real money: as the sealed log shows it, whatever rows say (TR-12.2).

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findExcessRights } from '../../platform/run-time-role.ts'
import { isDemo } from '../content/public.ts'
import { readDepositMethods } from '../deposits/public.ts'
import { countActiveAdmins } from '../staff/public.ts'
import { listApproved, listStanding } from './approved-changes.ts'
import { readPayload } from './change-payload.ts'
import { loadSource, loadTapeRules } from './change-store.ts'
import { findModeConditions, type ModeCondition, type ModeProfile } from './mode-conditions.ts'
import type { MethodChange, OperatorTerms } from './operator-terms.ts'

type Parts = { readonly database: Queryable; readonly rowSeal: RowSeal }

/** What a change of the mode fixes: what the second of the two confirms. */
export type ModeChange = {
  readonly mode: InstallationMode
  readonly jurisdiction: string
  readonly profile: ModeProfile
}

/** Acts at the next start; nothing leads back. */
export async function loadChosenMode(parts: Parts): Promise<InstallationMode> {
  const standing = await listStanding(parts)
  return standing.some(({ kind }) => kind === 'mode') ? 'live' : 'practice'
}

/** What of the server itself counts. */
export type ServerFacts = {
  readonly databaseKind: 'postgres' | 'pglite'
  readonly isClockReal: boolean
}

/** As it stands in the transaction of `tx`: what was approved before it counts. */
export async function loadModeConditions(
  tx: Queryable,
  {
    rowSeal,
    terms,
    server,
  }: {
    readonly rowSeal: RowSeal
    readonly terms: Pick<OperatorTerms, 'depositMethods'>
    readonly server: ServerFacts
  },
): Promise<{ readonly conditions: readonly ModeCondition[]; readonly after: ModeChange }> {
  const parts = { database: tx, rowSeal }
  const standing = await listStanding(parts)
  const profile = standing.find(({ kind }) => kind === 'profile')
  const words = profile && (readPayload(profile.payload).after as ModeProfile)
  const jurisdiction = (await loadTapeRules(tx))?.id ?? ''
  const chosen = (await listApproved(parts, ['jurisdiction'])).map(
    ({ payload }) => (readPayload(payload).after as JurisdictionText).id,
  )
  const conditions = findModeConditions({
    ...{ profile: words, jurisdictions: [jurisdiction, ...chosen] },
    activeAdmins: await countActiveAdmins(tx, { rowSeal }),
    source: await loadSource(tx),
    ...server,
    excessRights: server.databaseKind === 'pglite' ? 0 : (await findExcessRights(tx)).length,
    shippedWays: countShippedWays(terms, standing),
    isDemo: await isDemo(tx),
  })
  return { conditions, after: { mode: 'live', jurisdiction, profile: words ?? {} } }
}

/** Open ones that lead where they shipped to: to nobody, whatever else was changed of them. */
function countShippedWays(
  { depositMethods }: Pick<OperatorTerms, 'depositMethods'>,
  standing: Awaited<ReturnType<typeof listStanding>>,
): number {
  const changed = standing
    .filter(({ kind }) => kind === 'deposit_method')
    .map(({ payload }) => readPayload(payload).after as MethodChange)
  const open = new Map<string, Target | undefined>(
    [...depositMethods.values()].map(({ wire, isOpen }) => [wire.id, isOpen ? wire : undefined]),
  )
  for (const { method, isOpen } of changed) open.set(method.id, isOpen ? method : undefined)
  const shipped = new Set([...readDepositMethods().values()].map(({ wire }) => whereTo(wire)))
  return [...open.values()].filter((one) => one !== undefined && shipped.has(whereTo(one))).length
}

type Target = Pick<MethodChange['method'], 'address' | 'bank'>

function whereTo({ address, bank }: Target): string {
  return JSON.stringify([address, bank])
}
