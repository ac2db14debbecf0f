// The outcomes that are kept under their keys, as text. Of a contract they say only what its rows
// may no longer say when it is given again: one is written with every order.

import type { CommandOutcome, ContractText } from '../engine-port.ts'

/** How a contract stood when its outcome was decided; what else it is stays in its rows. */
export type ContractSnapshot = Pick<
  ContractText,
  'id' | 'status' | 'takeProfit' | 'stopLoss' | 'lotsOpen' | 'margin' | 'overnightFee' | 'live'
> & {
  /** What was held back while it waited; null: it did not wait. */
  readonly reserved: ContractText['reserved'] | null
  /** How many closes it had. */
  readonly closeCount: number
}

export type OutcomeSnapshot =
  | Exclude<CommandOutcome, { kind: 'contract' | 'batch-closed' }>
  | { readonly kind: 'contract'; readonly contract: ContractSnapshot }
  | {
      readonly kind: 'batch-closed'
      readonly closed: readonly ContractSnapshot[]
      readonly skipped: readonly string[]
    }

export function formatOutcome(outcome: CommandOutcome): string {
  switch (outcome.kind) {
    case 'contract':
      return JSON.stringify(snapshotFields(outcome.contract))
    case 'batch-closed':
      return JSON.stringify({ ...outcome, closed: outcome.closed.map(snapshotFields) })
    default:
      return JSON.stringify(outcome)
  }
}

export function parseOutcome(text: string): OutcomeSnapshot {
  const stored = JSON.parse(text) as StoredOutcome
  if (isFields(stored)) return { kind: 'contract', contract: readSnapshot(stored) }
  if (stored.kind !== 'batch-closed') return stored
  return { ...stored, closed: stored.closed.map(readSnapshot) }
}

/** The contract as it was told first, to the letter, by what its rows say `now`. */
export function restoreContract(snapshot: ContractSnapshot, now: ContractText): ContractText {
  const { reserved, closeCount, ...changing } = snapshot
  const { status } = snapshot
  const wasOpen = status === 'trading' || status === 'closed'
  return {
    ...now,
    ...changing,
    reserved: reserved ?? now.reserved,
    opening: wasOpen ? now.opening : null,
    closes: now.closes.slice(0, closeCount),
    cancelled: status === 'cancelled' ? now.cancelled : null,
  }
}

type SnapshotFields = ReturnType<typeof snapshotFields>

type StoredOutcome =
  | Exclude<CommandOutcome, { kind: 'contract' | 'batch-closed' }>
  | SnapshotFields
  | {
      readonly kind: 'batch-closed'
      readonly closed: readonly SnapshotFields[]
      readonly skipped: readonly string[]
    }

function isFields(stored: StoredOutcome): stored is SnapshotFields {
  return Array.isArray(stored)
}

/** One literal: this runs with every order. */
function snapshotFields(contract: ContractText) {
  const { status, reserved, live } = contract
  return [
    contract.closes.length,
    contract.id,
    status,
    contract.takeProfit,
    contract.stopLoss,
    status === 'pending' ? ([reserved.margin, reserved.fee] as const) : null,
    contract.lotsOpen,
    contract.margin,
    contract.overnightFee,
    live && ([live.liquidationPrice, live.riskRate] as const),
  ] as const
}

function readSnapshot(stored: SnapshotFields): ContractSnapshot {
  const [closeCount, id, status, takeProfit, stopLoss, reserved, ...held] = stored
  const [lotsOpen, margin, overnightFee, live] = held
  return {
    ...{ id, status, takeProfit, stopLoss, lotsOpen, margin, overnightFee, closeCount },
    reserved: reserved && { margin: reserved[0], fee: reserved[1] },
    live: live && { liquidationPrice: live[0], riskRate: live[1] },
  }
}
