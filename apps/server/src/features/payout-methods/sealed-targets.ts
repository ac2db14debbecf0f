// Where money of a customer goes carries a seal of all of it and of whose it is: a row that was
// planted, moved to another customer or written over is paid to nobody.

import type { RowSeal } from '../../platform/row-seal.ts'
import type { BankDetails } from './check-bank.ts'

export type NewBank = BankDetails & { readonly userId: string; readonly changedMs: number }

export type NewBankChange = BankDetails & {
  readonly id: string
  readonly userId: string
  readonly submittedMs: number
}

export type NewWallet = {
  readonly id: string
  readonly userId: string
  readonly currency: string
  readonly channel: string
  readonly address: string
  readonly addedMs: number
}

/** As it stands in its row. */
export type Sealed<Target> = Target & { readonly seal: string }

/** In the order of their columns. */
export function detailFields(bank: BankDetails): readonly string[] {
  const { bankWay, accountName, bankName, branchName } = bank
  const { branchNumber, bankCode, cardNumber, ifsc } = bank
  return [bankWay, accountName, bankName, branchName, branchNumber, bankCode, cardNumber, ifsc]
}

export function sealBank(rowSeal: RowSeal, bank: NewBank): string {
  return rowSeal.seal('bank-account', bankFields(bank))
}

export function isSealedBank(rowSeal: RowSeal, bank: Sealed<NewBank>): boolean {
  return rowSeal.isSealed('bank-account', bankFields(bank), bank.seal)
}

export function sealBankChange(rowSeal: RowSeal, change: NewBankChange): string {
  return rowSeal.seal('bank-change', changeFields(change))
}

export function isSealedBankChange(rowSeal: RowSeal, change: Sealed<NewBankChange>): boolean {
  return rowSeal.isSealed('bank-change', changeFields(change), change.seal)
}

export function sealWallet(rowSeal: RowSeal, wallet: NewWallet): string {
  return rowSeal.seal('wallet-address', walletFields(wallet))
}

export function isSealedWallet(rowSeal: RowSeal, wallet: Sealed<NewWallet>): boolean {
  return rowSeal.isSealed('wallet-address', walletFields(wallet), wallet.seal)
}

function bankFields(bank: NewBank) {
  return [bank.userId, bank.changedMs, ...detailFields(bank)]
}

function changeFields(change: NewBankChange) {
  return [change.id, change.userId, change.submittedMs, ...detailFields(change)]
}

function walletFields({ id, userId, currency, channel, address, addedMs }: NewWallet) {
  return [id, userId, currency, channel, address, addedMs]
}
