// Applying to lead, or to lead on other terms (TR-10.7): a person reviews it, and what runs keeps
// its terms.

import {
  DEFAULT_PROFIT_SHARE,
  MAX_COPIED,
  MAX_FOLLOWERS,
  MAX_PROFIT_SHARE,
  MIN_ALLOCATION,
} from '@fairtick/core/copy/follow'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { boundComplaint, type FieldComplaint } from '@fairtick/wire/field-rules'
import {
  type AccountContext,
  type Declined,
  invalid,
  isDeclined,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import { randomId } from '../../platform/random-id.ts'
import { loadAccount } from '../account/public.ts'
import { countApplications, insertApplication, lockApplicant } from './application-store.ts'
import type { LeaderDependencies } from './dependencies.ts'
import { isEligible } from './eligibility.ts'
import { isNameTaken } from './leader-store.ts'
import { loadEligibility, readLeading } from './read-leading.ts'
import { sealApplication } from './sealed-leader.ts'

/** More within a day are no second thought but a nuisance to who reads them. */
const APPLICATIONS_A_DAY = 3

type Form = CallArguments<'applyToLead'>['body']

export async function applyToLead(
  dependencies: LeaderDependencies,
  form: Form,
  { caller: { userId }, account }: AccountContext,
): Promise<CallResult<'leading'> | Declined> {
  const { database, rowSeal, nowMs } = dependencies
  if (!dependencies.jurisdiction().isCopyingAllowed) {
    return refused('not_allowed_here', { rule: 'copying' })
  }
  const terms = readTerms(form)
  if (isDeclined(terms)) return terms
  const { id: accountId } = await loadAccount(database, userId, account)
  const declined = await database.transaction(async (tx): Promise<Declined | undefined> => {
    await lockApplicant(tx, userId)
    const eligibility = await loadEligibility(dependencies, tx, { userId, accountId })
    if (!isEligible(eligibility)) {
      const missing = eligibility.filter(({ isMet }) => !isMet).map(({ rule }) => rule)
      return refused('leading_not_earned', { missing })
    }
    if (await isNameTaken(tx, form.name, userId)) return invalid({ name: ['name_taken'] })
    const appliedMs = nowMs()
    if ((await countApplications(tx, userId, appliedMs - DAY_MS)) >= APPLICATIONS_A_DAY) {
      return tooMany(DAY_MS)
    }
    const { name, intro } = form
    const application = {
      ...{ id: randomId(), accountId, userId, name: name.trim(), intro: intro.trim() },
      ...{ ...terms, appliedMs },
    }
    const seal = sealApplication(rowSeal, application)
    await insertApplication(tx, { ...application, seal })
    return undefined
  })
  if (declined !== undefined) return declined
  return await readLeading(dependencies, { userId, account })
}

type Terms = {
  readonly profitShare: Rate
  readonly maxFollowers: number
  readonly maxCopied: bigint
}

function readTerms({
  profitShare,
  maxFollowers = MAX_FOLLOWERS,
  maxCopied,
}: Form): Declined | Terms {
  const share = profitShare === undefined ? DEFAULT_PROFIT_SHARE : parseRate(profitShare)
  if (share === undefined) return invalid({ profitShare: ['decimal'] })
  if (share > MAX_PROFIT_SHARE) {
    return outside('profitShare', boundComplaint('above_maximum', formatRate(MAX_PROFIT_SHARE)))
  }
  const most = maxCopied === undefined ? MAX_COPIED : parseMoney(maxCopied)
  if (most === undefined) return invalid({ maxCopied: ['decimal'] })
  const problem = boundOf(most)
  if (problem !== undefined) return outside('maxCopied', problem)
  return { profitShare: share, maxFollowers, maxCopied: most }
}

function boundOf(most: Money): FieldComplaint | undefined {
  if (most < MIN_ALLOCATION) return boundComplaint('below_minimum', formatMoney(MIN_ALLOCATION))
  if (most > MAX_COPIED) return boundComplaint('above_maximum', formatMoney(MAX_COPIED))
  return undefined
}

function outside(name: string, complaint: FieldComplaint): Declined {
  return invalid({ [name]: [complaint] })
}
