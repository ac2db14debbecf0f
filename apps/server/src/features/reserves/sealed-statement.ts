// A statement carries a seal: one that somebody wrote into the table opens nothing (H14).

import type { RowSeal } from '../../platform/row-seal.ts'

export type SealedStatement = {
  readonly id: string
  readonly accountKind: 'practice' | 'real'
  readonly hash: string
  readonly assets: bigint
  /** As the column has it. */
  readonly liabilities: string
  readonly uploadedBy: string
  readonly uploadedMs: number
}

export function sealStatement(rowSeal: RowSeal, statement: SealedStatement): string {
  return rowSeal.seal('bank-statement', fieldsOf(statement))
}

export function isSealedStatement(
  rowSeal: RowSeal,
  statement: SealedStatement & { readonly seal: string },
): boolean {
  return rowSeal.isSealed('bank-statement', fieldsOf(statement), statement.seal)
}

function fieldsOf(statement: SealedStatement) {
  const { id, accountKind, hash, assets, liabilities, uploadedBy, uploadedMs } = statement
  return [id, accountKind, hash, assets, liabilities, uploadedBy, uploadedMs]
}
