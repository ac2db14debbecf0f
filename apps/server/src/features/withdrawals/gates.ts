// What stands before a withdrawal and is decided elsewhere: target, secrets, identity, holds.

import type { CustomerContext, Declined } from '@fairtick/wire/handler'

/** Where it is to be paid to, whole: all that stands in it is kept with the withdrawal. */
export type PayoutTarget = {
  /** What its owner sees: masked. */
  readonly shown: string
  /** All that whoever pays needs, by name. */
  readonly fields: Readonly<Record<string, string>>
}

export type WithdrawalWish = {
  readonly method: 'bank' | 'wallet'
  /** Of a wallet; undefined: the only one. */
  readonly walletId: string | undefined
  readonly password: string
  readonly otp: string | undefined
}

/** In the order of TR-6.6, from `no_bank` to `security_hold`. */
export type PassGates = (
  wish: WithdrawalWish,
  context: CustomerContext,
) => Promise<PayoutTarget | Declined>
