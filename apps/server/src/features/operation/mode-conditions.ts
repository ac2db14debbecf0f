// What stands between a practice installation and real money (TR-12.2), found out by the server.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { MODE_CONDITIONS } from '@fairtick/wire/admin/calls/operation'
import { DEFAULT_JURISDICTION } from '../jurisdictions/public.ts'

type Condition = AdminCallResult<'mode'>['conditions'][number]

/** Of the operator's profile what counts here. */
export type ModeProfile = {
  readonly legalEntity?: string | undefined
  readonly licence?: string | undefined
  readonly supervisor?: string | undefined
  readonly riskText?: string | undefined
  readonly complaintContact?: string | undefined
  readonly clientMoney?: string | undefined
}

/** What else counts, as it stands now. */
export type ModeFacts = {
  /** Whose rules stand (TR-13). */
  readonly jurisdiction: string
  readonly activeAdmins: number
}

/** In the order of the rule. Identity verification is part of every installation. */
export function findModeConditions(
  profile: ModeProfile | undefined,
  { jurisdiction, activeAdmins }: ModeFacts,
): readonly Condition[] {
  const said = (text: string | undefined) => (text ?? '').trim() !== ''
  const met: Readonly<Record<Condition['code'], boolean>> = {
    legal_entity: said(profile?.legalEntity),
    licence: said(profile?.licence) && said(profile?.supervisor),
    country_profile: jurisdiction !== DEFAULT_JURISDICTION,
    risk_text: said(profile?.riskText),
    complaint_contact: said(profile?.complaintContact),
    client_money: said(profile?.clientMoney),
    identity_verification: true,
    two_admins: activeAdmins >= 2,
  }
  return MODE_CONDITIONS.map((code) => ({ code, isMet: met[code] }))
}
