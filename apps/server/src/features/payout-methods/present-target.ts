// Bank accounts and wallets as their owner sees them: numbers and addresses masked.

import type { CallResult } from '@fairtick/wire/api-contract'
import { HOLD_MS } from '../security-holds/public.ts'
import type { BankChangeRow, BankRow } from './bank-store.ts'
import type { WalletRow } from './wallet-store.ts'

export type WireBank = CallResult<'bindBank'>
export type WireWallet = CallResult<'bindWallet'>

export function presentBank(
  { userId: _, seal: _seal, changedMs, cardNumber, ...bank }: BankRow,
  change: BankChangeRow | undefined,
  nowMs: number,
): WireBank {
  return {
    ...bank,
    cardNumber: maskNumber(cardNumber),
    heldUntil: heldUntil(changedMs, nowMs),
    ...(change === undefined || change.status === 'replaced'
      ? {}
      : {
          change: {
            status: change.status,
            reason: change.reason,
            submitTime: change.submittedMs,
          },
        }),
  }
}

export function presentWallet(
  { id, currency, channel, address, addedMs }: WalletRow,
  nowMs: number,
): WireWallet {
  return {
    ...{ id, currency, channel },
    address: maskAddress(address),
    addedTime: addedMs,
    heldUntil: heldUntil(addedMs, nowMs),
  }
}

/** Enough for its owner to know it again: `みずほ銀行 ••••567`. */
export function shownBank({ bankName, cardNumber }: Pick<BankRow, 'bankName' | 'cardNumber'>) {
  return `${bankName} ${maskNumber(cardNumber)}`
}

export function shownWallet(wallet: Pick<WalletRow, 'currency' | 'channel' | 'address'>): string {
  return `${wallet.currency} ${wallet.channel} ${maskAddress(wallet.address)}`
}

/** The last four digits at most, and never more than half of them: `••••4321`. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2))
  return `••••${shown === 0 ? '' : number.slice(-shown)}`
}

/** Enough to know it again: `TWdbcd…toVp4a`. */
export function maskAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-6)}`
}

function heldUntil(sinceMs: number, nowMs: number): number | null {
  return sinceMs + HOLD_MS > nowMs ? sinceMs + HOLD_MS : null
}
