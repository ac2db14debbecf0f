// What stands between a practice installation and real money (TR-12.2), found out by the server.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { MODE_CONDITIONS } from '@fairtick/wire/admin/calls/operation'
import { DEFAULT_JURISDICTION } from '../jurisdictions/public.ts'

export type ModeCondition = AdminCallResult<'mode'>['conditions'][number]

/** Of the operator's profile what counts here. */
export type ModeProfile = {
  readonly legalEntity?: string | undefined
  readonly licence?: string | undefined
  readonly supervisor?: string | undefined
  readonly riskText?: string | undefined
  readonly complaintContact?: string | undefined
  readonly clientMoney?: string | undefined
}

/** What counts, as it stands now. */
export type ModeFacts = {
  readonly profile: ModeProfile | undefined
  /** Whose rules stand (TR-13), and those that two people have chosen for later. */
  readonly jurisdictions: readonly string[]
  readonly activeAdmins: number
  /** Undefined before the first start. */
  readonly source: SourceKind | undefined
  readonly databaseKind: 'postgres' | 'pglite'
  /** Rights of the server's role beyond its own (decision 59). */
  readonly excessRights: number
  /** Open ways of paying in that ship, to addresses that are nobody's. */
  readonly shippedWays: number
  readonly isDemo: boolean
  readonly isClockReal: boolean
}

/** In the order of the rule. Identity verification is part of every installation. */
export function findModeConditions(facts: ModeFacts): readonly ModeCondition[] {
  const { profile, jurisdictions } = facts
  const met: Readonly<Record<ModeCondition['code'], boolean>> = {
    legal_entity: isSaid(profile?.legalEntity),
    licence: isSaid(profile?.licence) && isSaid(profile?.supervisor),
    country_profile: jurisdictions.length > 0 && !jurisdictions.includes(DEFAULT_JURISDICTION),
    risk_text: isSaid(profile?.riskText),
    complaint_contact: isSaid(profile?.complaintContact),
    client_money: isSaid(profile?.clientMoney),
    identity_verification: true,
    two_admins: facts.activeAdmins >= 2,
    live_market: facts.source === 'live',
    own_payment_ways: facts.shippedWays === 0,
    postgres: facts.databaseKind === 'postgres',
    restricted_role: facts.databaseKind === 'postgres' && facts.excessRights === 0,
    real_clock: facts.isClockReal,
    no_demo_data: !facts.isDemo,
  }
  return MODE_CONDITIONS.map((code) => ({ code, isMet: met[code] }))
}

/** Which of the operator's words are missing that a live installation must have. */
export function missingWords(profile: ModeProfile): readonly (keyof ModeProfile)[] {
  return PROFILE_WORDS.filter((name) => !isSaid(profile[name]))
}

const PROFILE_WORDS = [
  ...(['legalEntity', 'licence', 'supervisor'] as const),
  ...(['riskText', 'complaintContact', 'clientMoney'] as const),
]

function isSaid(text: string | undefined): boolean {
  return (text ?? '').trim() !== ''
}
