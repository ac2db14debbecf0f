// Where a withdrawal goes and on which terms carries a seal of whose withdrawal it is: one that was
// planted or written over is neither approved nor paid.

import type { RowSeal } from '../../platform/row-seal.ts'
import type { NewTarget, Withdrawal } from './store.ts'

export function sealTarget(rowSeal: RowSeal, target: NewTarget): string {
  return rowSeal.seal('withdrawal-target', fieldsOf(target))
}

export function isTargetSealed(rowSeal: RowSeal, withdrawal: Withdrawal): boolean {
  const target = { ...withdrawal, withdrawalId: withdrawal.id }
  return rowSeal.isSealed('withdrawal-target', fieldsOf(target), withdrawal.targetSeal)
}

function fieldsOf({ withdrawalId, userId, accountId, target, terms }: NewTarget) {
  return [withdrawalId, userId, accountId, JSON.stringify(target), JSON.stringify(terms)]
}
