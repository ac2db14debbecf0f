// What stands between a practice installation and real money (TR-12.2), found out by the server.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { MODE_CONDITIONS } from '@fairtick/wire/admin/calls/operation'

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

/** In the order of the rule. Country profiles and identity verification do not exist yet. */
export function findModeConditions(
  profile: ModeProfile | undefined,
  activeAdmins: number,
): readonly Condition[] {
  const said = (text: string | undefined) => (text ?? '').trim() !== ''
  const met: Readonly<Record<Condition['code'], boolean>> = {
    legal_entity: said(profile?.legalEntity),
    licence: said(profile?.licence) && said(profile?.supervisor),
    country_profile: false,
    risk_text: said(profile?.riskText),
    complaint_contact: said(profile?.complaintContact),
    client_money: said(profile?.clientMoney),
    identity_verification: false,
    two_admins: activeAdmins >= 2,
  }
  return MODE_CONDITIONS.map((code) => ({ code, isMet: met[code] }))
}
