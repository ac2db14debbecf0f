// A measured share carries a seal: a figure that somebody wrote into the table is shown to nobody.

import type { RowSeal } from '../../platform/row-seal.ts'

export type MeasuredShare = {
  readonly accountKind: 'practice' | 'real'
  readonly fromMs: number
  readonly untilMs: number
  /** That had a contract open in this time. */
  readonly accounts: number
  /** Those of them whose result was below zero. */
  readonly losing: number
  readonly measuredMs: number
}

export function sealShare(rowSeal: RowSeal, share: MeasuredShare): string {
  return rowSeal.seal('loss-share', fieldsOf(share))
}

export function isSealedShare(
  rowSeal: RowSeal,
  share: MeasuredShare & { readonly seal: string },
): boolean {
  return rowSeal.isSealed('loss-share', fieldsOf(share), share.seal)
}

function fieldsOf({ accountKind, fromMs, untilMs, accounts, losing, measuredMs }: MeasuredShare) {
  return [accountKind, fromMs, untilMs, accounts, losing, measuredMs]
}
