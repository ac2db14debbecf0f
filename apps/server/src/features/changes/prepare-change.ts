// From what somebody asks for to what stands before and after it; refuses what cannot be.

import { taxAllowed } from '@fairtick/core/engine/jurisdiction'
import { type MoneyTermsText, parseMoneyTerms } from '@fairtick/core/engine/money-terms'
import { type InstrumentText, isOffered } from '@fairtick/core/market/instrument'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import { VIP_LEVEL_TEXTS, VIP_LEVELS } from '@fairtick/core/vip/vip-level'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined } from '@fairtick/wire/admin/handler'
import type { FieldComplaint } from '@fairtick/wire/field-rules'
import type { Queryable } from '../../platform/database.ts'
import { loadAccountKind } from '../account/public.ts'
import { parseMethod } from '../deposits/public.ts'
import { DEFAULT_JURISDICTION } from '../jurisdictions/public.ts'
import { noWalletProblemOfAny, PAYOUT_CHANNELS } from '../payout-methods/public.ts'
import {
  findMoneyProblems,
  HIGHEST_CREDIT_BY_ONE,
  type Problems,
  tooMuch,
} from './change-bounds.ts'
import { type ChangePayload, isSameText } from './change-payload.ts'
import { findTermProblems, termsOf, withTerms } from './check-instrument.ts'
import { loadChosenMode, loadModeConditions } from './chosen-mode.ts'
import { loadCurrentTerms, loadTermsAt } from './current-terms.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { type ModeProfile, missingWords } from './mode-conditions.ts'
import type { MethodChange, OperatorLimits, OperatorTerms } from './operator-terms.ts'
import {
  type Course,
  checkCreditSteps,
  checkLimitSteps,
  checkMoneySteps,
  checkVipSteps,
  courseOf,
  type Note,
  WINDOW_MS,
} from './step-bounds.ts'

export type AskedChange = AdminCallArguments<'requestChange'>['body']['change']

export type PreparedChange = ChangePayload & { readonly subject: string }

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export async function prepareChange(
  tx: Queryable,
  dependencies: Pick<ChangeDependencies, 'terms' | 'rowSeal' | 'nowMs' | 'server' | 'originOf'>,
  asked: AskedChange,
): Promise<PreparedChange | AdminDeclined> {
  const { terms, nowMs } = dependencies
  const { kind } = asked
  const subject = subjectOf(terms, asked)
  const before = await loadCurrentTerms(dependencies, tx, { kind, subject })
  const monthAgo = await loadTermsAt(tx, { kind, subject }, nowMs() - WINDOW_MS)
  const course = { standing: before, monthAgo: monthAgo ?? before }
  const wish =
    asked.kind === 'mode'
      ? await readModeWish(tx, dependencies)
      : ((await refuseUnlive(tx, dependencies, asked)) ??
        (await readWish(tx, dependencies, asked, course)))
  if ('declined' in wish) return wish
  if (isUnchanged(asked, before, wish.after)) return invalid({ change: ['invalid'] })
  const noticeHours = 'noticeHours' in asked ? asked.noticeHours : null
  return { subject, before, after: wish.after, noticeHours }
}

function subjectOf(terms: OperatorTerms, asked: AskedChange): string {
  switch (asked.kind) {
    case 'instrument':
      return asked.symbol
    case 'money_terms':
      return terms.mode
    case 'deposit_method':
      return asked.method.id
    case 'payout_way':
      return asked.id
    case 'adjustment':
      return asked.accountId
    case 'jurisdiction':
    case 'limits':
    case 'profile':
    case 'mode':
      return asked.kind
    default:
      return asked satisfies never
  }
}

/** Only with all that TR-12.2 asks for; what is missing is named. */
export async function readModeWish(
  tx: Queryable,
  dependencies: Pick<ChangeDependencies, 'terms' | 'rowSeal' | 'server'>,
): Promise<Wish> {
  if ((await loadChosenMode({ ...dependencies, database: tx })) === 'live') {
    return invalid({ mode: ['invalid'] })
  }
  const { conditions, after } = await loadModeConditions(tx, dependencies)
  const missing = conditions.filter(({ isMet }) => !isMet)
  if (missing.length === 0) return { after }
  return invalid(Object.fromEntries(missing.map(({ code }) => [code, ['required']])))
}

/** Once two people chose real money: what stands may no longer be less than it asks for. */
export async function refuseUnlive(
  tx: Queryable,
  { rowSeal }: Pick<ChangeDependencies, 'rowSeal'>,
  asked: Pick<AskedChange, 'kind'> & { readonly id?: unknown; readonly profile?: unknown },
): Promise<AdminDeclined | undefined> {
  if (asked.kind !== 'jurisdiction' && asked.kind !== 'profile') return undefined
  if ((await loadChosenMode({ database: tx, rowSeal })) !== 'live') return undefined
  if (asked.kind === 'jurisdiction') {
    return asked.id === DEFAULT_JURISDICTION ? invalid({ id: ['choice'] }) : undefined
  }
  const missing = missingWords(asked.profile as ModeProfile)
  if (missing.length === 0) return undefined
  return invalid(Object.fromEntries(missing.map((name) => [name, ['required']])))
}

type Wish = { readonly after: unknown } | AdminDeclined

async function readWish(
  tx: Queryable,
  { terms, originOf }: Pick<ChangeDependencies, 'terms' | 'originOf'>,
  asked: Exclude<AskedChange, { kind: 'mode' }>,
  course: Course<unknown>,
): Promise<Wish> {
  switch (asked.kind) {
    case 'instrument': {
      const shipped = terms.shippedOf(asked.symbol)
      if (course.standing === null || shipped === undefined) return NOT_FOUND
      const stood = course as Course<InstrumentText>
      const problems = findTermProblems({ ...stood, shipped }, asked.terms)
      if (problems) return invalid(problems)
      const after = withTerms(stood.standing, asked.terms)
      return opensUnpriced(originOf, stood.standing, after)
        ? invalid({ isOffered: ['choice'] })
        : { after }
    }
    case 'money_terms':
      return readMoneyWish(terms, asked, course as Course<MoneyTermsText | null>)
    case 'jurisdiction': {
      const chosen = terms.jurisdictions.get(asked.id)
      return chosen === undefined ? NOT_FOUND : { after: chosen.rules }
    }
    case 'deposit_method':
      return readMethodWish(terms, asked, course as Course<MethodChange | null>)
    case 'payout_way':
      if (!PAYOUT_CHANNELS.some(({ id }) => id === asked.id)) return NOT_FOUND
      return { after: { isOpen: asked.isOpen } }
    case 'limits':
      return readLimitsWish(asked, course as Course<OperatorLimits>)
    case 'profile':
      return { after: asked.profile }
    case 'adjustment':
      return await readAdjustment(tx, terms, asked)
    default:
      return asked satisfies never
  }
}

/** An instrument that no source prices would be offered, and nobody could trade it. */
export function opensUnpriced(
  originOf: ChangeDependencies['originOf'],
  before: InstrumentText,
  after: InstrumentText,
): boolean {
  return isOffered(after) && !isOffered(before) && originOf(after.symbol) === undefined
}

/** No tax above what the rules of the country name with authority and legal basis (TR-6.2). */
function readMoneyWish(
  { mode, jurisdiction }: OperatorTerms,
  { terms }: Extract<AskedChange, { kind: 'money_terms' }>,
  { standing, monthAgo }: Course<MoneyTermsText | null>,
): Wish {
  try {
    const read = parseMoneyTerms(terms, VIP_LEVELS)
    const { taxRate } = taxAllowed(jurisdiction(), mode, read.withdrawals)
    if (read.withdrawals.taxRate > taxRate)
      return invalid({ taxRate: tooMuch(formatRate(taxRate)) })
    const problems = findMoneyProblems(read.withdrawals)
    if (problems !== undefined) return invalid(problems)
    const [now, then] = [standing, monthAgo ?? standing]
    return unlessTooFar(terms, (note) => {
      if (now === null || then === null) return
      const course = { standing: now, monthAgo: then }
      checkMoneySteps(
        courseOf(course, ({ withdrawals }) => withdrawals),
        terms.withdrawals,
        note,
      )
      const levels = ({ vipLevels }: MoneyTermsText) => vipLevels ?? VIP_LEVEL_TEXTS
      checkVipSteps(courseOf(course, levels), terms.vipLevels, note)
    })
  } catch {
    return invalid({ terms: ['invalid'] })
  }
}

function readLimitsWish(
  { limits }: Extract<AskedChange, { kind: 'limits' }>,
  { standing, monthAgo }: Course<OperatorLimits>,
): Wish {
  const limit = parseMoney(limits.depositCreditByOne)
  if (limit === undefined) return invalid({ depositCreditByOne: ['decimal'] })
  if (limit > HIGHEST_CREDIT_BY_ONE) {
    return invalid({ depositCreditByOne: tooMuch(formatMoney(HIGHEST_CREDIT_BY_ONE)) })
  }
  const [now, then] = [standing.depositCreditByOne, monthAgo.depositCreditByOne]
  return unlessTooFar(limits, (note) =>
    checkLimitSteps({ standing: now, monthAgo: then }, limits.depositCreditByOne, note),
  )
}

function readMethodWish(
  { depositMethods }: OperatorTerms,
  { method, isOpen }: Extract<AskedChange, { kind: 'deposit_method' }>,
  { standing, monthAgo }: Course<MethodChange | null>,
): Wish {
  const { address } = method
  const problem = address === null ? undefined : noWalletProblemOfAny(address)
  if (problem !== undefined) return invalid({ address: [problem] })
  try {
    parseMethod(method)
  } catch {
    return invalid({ method: ['invalid'] })
  }
  // A new one, or one that changes its currency, is held against what its currency is worth here.
  const isSame = standing?.method.currency === method.currency
  const others = [...depositMethods.values()].map(({ wire }) => wire)
  const other = others.find(({ currency }) => currency === method.currency)?.rateToUsd
  const now = isSame ? standing.method.rateToUsd : other
  const then = isSame ? monthAgo?.method.rateToUsd : other
  return unlessTooFar({ method, isOpen }, (note) => {
    if (now === undefined) return
    checkCreditSteps({ standing: now, monthAgo: then ?? now }, method.rateToUsd, note)
  })
}

/** The first thing that goes too far of each field is what the form is told. */
function unlessTooFar(after: unknown, check: (note: Note) => void): Wish {
  const problems: Record<string, readonly FieldComplaint[]> = {}
  check((field, complaint) => {
    problems[field] ??= [complaint]
  })
  return Object.keys(problems).length === 0 ? { after } : invalid(problems)
}

/** Money in and out of an account that this mode moves money of (TR-12.2). */
async function readAdjustment(
  tx: Queryable,
  { mode }: OperatorTerms,
  { accountId, amount, reason }: Extract<AskedChange, { kind: 'adjustment' }>,
): Promise<Wish> {
  const kind = await loadAccountKind(tx, accountId)
  if (kind === undefined) return NOT_FOUND
  if ((kind === 'practice') !== (mode === 'practice')) return invalid({ accountId: ['invalid'] })
  const micros = parseMoney(amount)
  if (micros === undefined || micros === 0n) return invalid({ amount: ['invalid'] })
  return { after: { accountId, amount, reason } }
}

function isUnchanged({ kind }: AskedChange, before: unknown, after: unknown): boolean {
  if (kind === 'adjustment') return false
  if (kind !== 'instrument') return isSameText(before, after)
  return isSameText(termsOf(before as InstrumentText), termsOf(after as InstrumentText))
}

function invalid(fields: Problems): AdminDeclined {
  return { declined: 'invalid', fields }
}
