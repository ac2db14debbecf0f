// A new wallet: its currency and channel, its address, and the end of it typed from the wallet.

import { isAddressLink, plainAddress } from '@fairtick/wire/address-rules'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type FieldProblems, foundProblems, requiredProblem } from '../../platform/field-check.ts'
import { proofProblem } from '../../platform/proof-text.ts'

export type WalletWay = CallResult<'walletWays'>['ways'][number]

export type WalletForm = {
  currency: string
  channel: string
  address: string
  lastSix: string
  otp: string
}

/** Typed from the wallet itself: an address that was swapped on the way does not pass. */
export const CONFIRMED_CHARACTERS = 6

export function emptyWallet(ways: readonly WalletWay[]): WalletForm {
  const { currency = '', channel = '' } = ways[0] ?? {}
  return { currency, channel, address: '', lastSix: '', otp: '' }
}

/** Whether it is an address of the network, the server says: it checks the checksum. */
export function checkWallet(form: WalletForm): FieldProblems<WalletForm> {
  return foundProblems<WalletForm>({
    currency: requiredProblem(form.currency),
    channel: requiredProblem(form.channel),
    address:
      requiredProblem(plainAddress(form.address)) ??
      (isAddressLink(form.address) ? 'address_link' : undefined),
    lastSix: isLastSix(form) ? undefined : 'invalid',
    otp: proofProblem(form.otp),
  })
}

export function isLastSix({ address, lastSix }: WalletForm): boolean {
  const end = plainAddress(address).slice(-CONFIRMED_CHARACTERS)
  return end.length === CONFIRMED_CHARACTERS && plainAddress(lastSix) === end
}

export function currenciesOf(ways: readonly WalletWay[]): readonly string[] {
  return [...new Set(ways.map(({ currency }) => currency))]
}

export function waysOf(ways: readonly WalletWay[], currency: string): readonly WalletWay[] {
  return ways.filter((way) => way.currency === currency)
}
