// What the server's code for one call of the back office gets and gives back.

import type { FieldComplaint } from '../field-rules.ts'
import type { CallKey } from '../handler.ts'
import type { Language } from '../languages.ts'
import type {
  AdminCallArguments,
  AdminCallResult,
  AdminContract,
  ProvenCallName,
} from './api-contract.ts'
import type { AdminRefusalCode } from './refusal-codes.ts'
import type { StaffRole } from './roles.ts'
import type { AdminCallName } from './routes.ts'

/** Whose session a token opened, with the roles that they have at this very moment. */
export type StaffCaller = {
  readonly staffId: string
  readonly sessionId: string
  readonly roles: readonly StaffRole[]
}

export type AnonymousContext = {
  readonly language: Language
  /** The network address that the call came from. */
  readonly address: string
  /** What the client says it is, at most 200 characters. */
  readonly device: string
}

export type StaffContext = AnonymousContext & {
  readonly caller: StaffCaller
  /** Of a keyed call that brought one; its scope is `staff:call`. */
  readonly key?: CallKey | undefined
}

export type AdminContextOf<Name extends AdminCallName> =
  AdminContract[Name]['access'] extends 'public' ? AnonymousContext : StaffContext

/** The call was understood and declined; each kind has its own HTTP status. */
export type AdminDeclined =
  | { readonly declined: 'refused'; readonly code: AdminRefusalCode }
  | {
      readonly declined: 'invalid'
      readonly fields: Readonly<Record<string, readonly FieldComplaint[]>>
    }
  | { readonly declined: 'not_found' }
  | { readonly declined: 'too_many'; readonly retryAfterMs: number }

export type AdminHandler<Name extends AdminCallName> = (
  given: AdminCallArguments<Name>,
  context: AdminContextOf<Name>,
) => Promise<AdminCallResult<Name> | AdminDeclined>

/** A call whose factor the router uses up between the two. */
export type CheckedHandler<Name extends AdminCallName> = {
  /** Reads alone: what cannot be done anyway costs no code. */
  readonly check: (
    given: AdminCallArguments<Name>,
    context: AdminContextOf<Name>,
  ) => Promise<AdminDeclined | undefined>
  readonly act: AdminHandler<Name>
}

export type AdminHandlers<Names extends AdminCallName = AdminCallName> = {
  readonly [Name in Names]: Name extends ProvenCallName
    ? AdminHandler<Name> | CheckedHandler<Name>
    : AdminHandler<Name>
}

/** 403: a rule of the back office said no. */
export function adminRefused(code: AdminRefusalCode): AdminDeclined {
  return { declined: 'refused', code }
}
