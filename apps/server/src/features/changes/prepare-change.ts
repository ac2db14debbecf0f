// From what somebody asks for to what stands before and after it; refuses what cannot be.

import { parseMoneyTerms } from '@fairtick/core/engine/money-terms'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { parseMoney } from '@fairtick/core/numbers/money'
import type { Rate } from '@fairtick/core/numbers/rate'
import { VIP_LEVELS } from '@fairtick/core/vip/vip-level'
import type { AdminCallArguments } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { loadAccountKind } from '../account/public.ts'
import { parseMethod } from '../deposits/public.ts'
import { noWalletProblemOfAny, PAYOUT_CHANNELS } from '../payout-methods/public.ts'
import { findMoneyProblems, type Problems, tooMuch } from './change-bounds.ts'
import { type ChangePayload, isSameText } from './change-payload.ts'
import { findTermProblems, termsOf, withTerms } from './check-instrument.ts'
import { loadCurrentTerms } from './current-terms.ts'
import type { OperatorTerms } from './operator-terms.ts'

export type AskedChange = AdminCallArguments<'requestChange'>['body']['change']

export type PreparedChange = ChangePayload & { readonly subject: string }

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export async function prepareChange(
  tx: Queryable,
  terms: OperatorTerms,
  asked: AskedChange,
): Promise<PreparedChange | AdminDeclined> {
  const { kind } = asked
  const subject = subjectOf(terms, asked)
  const before = await loadCurrentTerms(tx, terms, { kind, subject })
  const wish = await readWish(tx, terms, asked, before)
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
    case 'limits':
    case 'profile':
      return asked.kind
    default:
      return asked satisfies never
  }
}

type Wish = { readonly after: unknown } | AdminDeclined

async function readWish(
  tx: Queryable,
  terms: OperatorTerms,
  asked: AskedChange,
  before: unknown,
): Promise<Wish> {
  switch (asked.kind) {
    case 'instrument': {
      if (before === null) return NOT_FOUND
      const standing = before as InstrumentText
      const shipped = terms.shippedOf(asked.symbol)
      if (shipped === undefined) return NOT_FOUND
      const problems = findTermProblems({ standing, shipped }, asked.terms)
      return problems ? invalid(problems) : { after: withTerms(standing, asked.terms) }
    }
    case 'money_terms':
      return readMoneyWish(terms, asked)
    case 'deposit_method':
      return readMethodWish(asked)
    case 'payout_way':
      if (!PAYOUT_CHANNELS.some(({ id }) => id === asked.id)) return NOT_FOUND
      return { after: { isOpen: asked.isOpen } }
    case 'limits': {
      const limit = parseMoney(asked.limits.depositCreditByOne)
      return limit === undefined
        ? invalid({ depositCreditByOne: ['decimal'] })
        : { after: asked.limits }
    }
    case 'profile':
      return { after: asked.profile }
    case 'adjustment':
      return await readAdjustment(tx, terms, asked)
    default:
      return asked satisfies never
  }
}

const HIGHEST_DISCOUNT = VIP_LEVELS.map(({ feeDiscount }) => feeDiscount).reduce(
  (a, b) => (a > b ? a : b),
  0n as Rate,
)

/** Live there is no tax before an authority and a legal basis are named (TR-6.2). */
function readMoneyWish(
  { mode }: OperatorTerms,
  { terms }: Extract<AskedChange, { kind: 'money_terms' }>,
): Wish {
  try {
    const read = parseMoneyTerms(terms, HIGHEST_DISCOUNT)
    const isTaxed = read.withdrawals.taxRate > 0n
    if (mode === 'live' && isTaxed) return invalid({ taxRate: tooMuch('0') })
    const problems = findMoneyProblems(read.withdrawals)
    return problems ? invalid(problems) : { after: terms }
  } catch {
    return invalid({ terms: ['invalid'] })
  }
}

function readMethodWish({
  method,
  isOpen,
}: Extract<AskedChange, { kind: 'deposit_method' }>): Wish {
  const { address } = method
  const problem = address === null ? undefined : noWalletProblemOfAny(address)
  if (problem !== undefined) return invalid({ address: [problem] })
  try {
    parseMethod(method)
    return { after: { method, isOpen } }
  } catch {
    return invalid({ method: ['invalid'] })
  }
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
