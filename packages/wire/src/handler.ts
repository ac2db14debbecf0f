// What the server's code for one call gets and gives back: arguments, context, result or a decline.

import type { AccountUse } from '@fairtick/core/account/account-access'
import type { RefusalCode as EngineRefusalCode } from '@fairtick/core/engine/refusal'
import type { CallArguments, CallResult, Contract } from './api-contract.ts'
import {
  boundComplaint,
  FIELD_PROBLEMS,
  type FieldComplaint,
  isBoundProblem,
} from './field-rules.ts'
import type { Language } from './languages.ts'
import type { AnswerCode, RefusalCode, RefusalValues } from './refusal-codes.ts'
import type { CallName } from './routes.ts'

/** Whose session a token opened. */
export type Caller = {
  readonly userId: string
  readonly sessionId: string
  /** Their own limits are not what the server wrote: nothing is opened, closing stays possible. */
  readonly limitsAltered?: true
}

/** Makes a keyed call happen at most once; the same key text of another scope is another key. */
export type CallKey = {
  /** `user:account:call`. */
  readonly scope: string
  readonly key: string
  /** SHA-256 of the body. */
  readonly bodyHash: string
}

type AnyContext = {
  readonly language: Language
  /** The network address that the call came from. */
  readonly address: string
  /** What the client says it is, at most 200 characters. */
  readonly device: string
  /** Proves a browser from which somebody has logged in before. */
  readonly deviceToken?: string | undefined
  /** Which visitor calls, before or at a log-in. */
  readonly visitorToken?: string | undefined
  /** Of a keyed call that brought one. */
  readonly key: CallKey | undefined
}

export type VisitorContext = AnyContext & { readonly caller: Caller | undefined }
export type CustomerContext = AnyContext & { readonly caller: Caller }
/** Of a call that does something with a trading account, which may be used so. */
export type AccountContext = CustomerContext & { readonly account: 'real' | 'practice' }

export type ContextOf<Name extends CallName> = Contract[Name]['access'] extends 'session'
  ? Contract[Name]['account'] extends AccountUse
    ? AccountContext
    : CustomerContext
  : VisitorContext

/** The call was understood and declined; each kind has its own HTTP status. */
export type Declined =
  | Refused
  | {
      readonly declined: 'invalid'
      readonly fields: Readonly<Record<string, readonly FieldComplaint[]>>
    }
  | { readonly declined: 'not_found' }
  | { readonly declined: 'unauthorized' }
  | { readonly declined: 'unfit_file'; readonly code: UnfitFile }
  | { readonly declined: 'too_many'; readonly retryAfterMs: number }

/** What the screen needs to help, and whatever the sentence of the code names. */
export type RefusalDetail<Code extends RefusalCode> = Readonly<Record<string, unknown>> &
  (Code extends keyof RefusalValues ? RefusalValues[Code] : unknown)

export type Refused = {
  readonly [Code in RefusalCode]: {
    readonly declined: 'refused'
    readonly code: Code
    readonly detail: RefusalDetail<Code>
  }
}[RefusalCode]

/** Why an uploaded file cannot be used. */
export type UnfitFile = Extract<
  AnswerCode,
  'file_type' | 'file_unreadable' | 'file_too_large' | 'picture_too_large'
>

export type Handler<Name extends CallName> = (
  given: CallArguments<Name>,
  context: ContextOf<Name>,
) => Promise<CallResult<Name> | Declined>

/** What a slice's `routes.ts` returns: its calls by name. `reads` is the router's own. */
export type Handlers<Names extends CallName = Exclude<CallName, 'reads'>> = {
  readonly [Name in Names]: Handler<Name>
}

/** 404: not there, not yours, or not in the state needed; never told which. */
export const NOT_FOUND: Declined = { declined: 'not_found' }

/** 401: for this form of a public call one must be logged in. */
export const UNAUTHORIZED: Declined = { declined: 'unauthorized' }

/** 403: a rule said no; a code without the values that its sentence names does not compile. */
export function refused<Code extends RefusalCode>(
  code: Code,
  ...[detail]: Code extends keyof RefusalValues
    ? [detail: RefusalDetail<Code>]
    : [detail?: RefusalDetail<Code>]
): Declined {
  return { declined: 'refused', code, detail: detail ?? {} } as Refused
}

/** 400: fields in the order of the form, each with its problems. */
export function invalid(fields: Readonly<Record<string, readonly FieldComplaint[]>>): Declined {
  return { declined: 'invalid', fields }
}

/** 413 or 415: too large, or no picture that can be read. */
export function unfitFile(code: UnfitFile): Declined {
  return { declined: 'unfit_file', code }
}

/** 429: the same again after that time. */
export function tooMany(retryAfterMs: number): Declined {
  return { declined: 'too_many', retryAfterMs }
}

export function isDeclined(answer: object): answer is Declined {
  return 'declined' in answer
}

/** The engine's refusal as an answer; its `invalid` names the field, the problem and the bound. */
export function declinedByEngine(refusal: {
  readonly code: EngineRefusalCode
  readonly detail: Readonly<Record<string, string | number>>
}): Declined {
  const { code, detail } = refusal
  switch (code) {
    case 'not_found':
      return NOT_FOUND
    case 'invalid':
      return invalid({ [String(detail.field ?? 'body')]: [complaintOf(detail)] })
    case 'below_minimum':
      return refused(code, { minimum: detail.minimum ?? '' })
    case 'above_maximum':
      return refused(code, { maximum: detail.maximum ?? '' })
    default:
      return refused(code, detail)
  }
}

function complaintOf({
  problem = 'invalid',
  bound = '',
}: Readonly<Record<string, string | number>>) {
  const code = String(problem)
  if (isBoundProblem(code)) return boundComplaint(code, bound)
  return FIELD_PROBLEMS.find((known) => known === code) ?? 'invalid'
}
