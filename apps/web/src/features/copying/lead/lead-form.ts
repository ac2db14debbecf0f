// An application to lead as it is typed; the words of name and text are judged by the server.

import { MAX_COPIED, MAX_FOLLOWERS, MAX_PROFIT_SHARE } from '@fairtick/core/copy/follow'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { amountProblem, type FieldProblem } from '@fairtick/wire/field-rules'

export type LeadValues = {
  name: string
  intro: string
  /** Whole percent. */
  profitShare: string
  maxFollowers: string
  maxCopied: string
}

export const MOST_PERCENT = Number(formatRate(MAX_PROFIT_SHARE)) * 100

export const EMPTY_LEAD: LeadValues = {
  name: '',
  intro: '',
  profitShare: '10',
  maxFollowers: String(MAX_FOLLOWERS),
  maxCopied: formatMoney(MAX_COPIED).replace(/\.0*$/, ''),
}

type Leading = Pick<CallResult<'leading'>, 'application' | 'leader'>

/**
 * As it stands for whoever leads, else as it was applied for last; words are those of the newest
 * application, where there is one. What is typed says whole percent, so of others none is proposed.
 */
export function firstValues({ application, leader }: Leading): LeadValues {
  const terms = leader ?? application
  if (terms === null) return EMPTY_LEAD
  const { name, profitShare, maxFollowers, maxCopied } = terms
  const percent = Number(profitShare) * 100
  return {
    ...{ name: application?.name ?? name, intro: application?.intro ?? '' },
    profitShare: Number.isInteger(Math.round(percent * 1e6) / 1e6)
      ? String(Math.round(percent))
      : '',
    maxFollowers: String(maxFollowers),
    maxCopied: maxCopied.replace(/\.0*$/, ''),
  }
}

export function checkLead(values: LeadValues): Partial<Record<keyof LeadValues, FieldProblem>> {
  const found: { [Field in keyof LeadValues]: FieldProblem | undefined } = {
    name: values.name.trim() === '' ? 'required' : undefined,
    intro: values.intro.trim() === '' ? 'required' : undefined,
    profitShare: isWhole(values.profitShare, 0, MOST_PERCENT) ? undefined : 'invalid',
    maxFollowers: isWhole(values.maxFollowers, 1, MAX_FOLLOWERS) ? undefined : 'invalid',
    maxCopied: amountProblem(values.maxCopied),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

/** Of values without problems. */
export function leadBody(values: LeadValues): CallInput<'applyToLead'>['body'] {
  const { name, intro, profitShare, maxFollowers, maxCopied } = values
  return {
    ...{ name, intro, maxCopied },
    profitShare: `0.${profitShare.padStart(2, '0')}`,
    maxFollowers: Number(maxFollowers),
  }
}

function isWhole(typed: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(typed) && Number(typed) >= min && Number(typed) <= max
}
