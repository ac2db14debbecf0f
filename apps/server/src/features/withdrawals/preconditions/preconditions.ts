// What stands before a withdrawal: its target, secrets, identity and holds (TR-6.6).

import type { CustomerContext, Declined } from '@fairtick/wire/handler'

/** Where it is to be paid to, whole: all that stands in it is kept with the withdrawal. */
export type PayoutTarget = {
  /** What its owner sees: masked. */
  readonly shown: string
  /** All that whoever pays needs, by name. */
  readonly fields: Readonly<Record<string, string>>
}

export type PayoutRequest = {
  /** USD. */
  readonly amount: string
  readonly method: 'bank' | 'wallet'
  /** Of a wallet; undefined: the newest. */
  readonly walletId?: string | undefined
  /** The fund password. */
  readonly password: string
  readonly otp: string | undefined
}

/** In the order of TR-6.6, from the lock of the fund password to `security_hold`. */
export type CheckPreconditions = (
  request: PayoutRequest,
  context: CustomerContext,
) => Promise<PayoutTarget | Declined>
