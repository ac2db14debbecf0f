// A post of a leader carries a seal of all that it says: one that was planted under somebody's
// name, or written over, is shown to nobody.

import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import type { SignalReason, SignalStatus } from '@fairtick/wire/signal-rules'
import type { OpenSide } from '../../engine/rows/open-lots.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

export type Signal = {
  readonly id: string
  readonly leaderId: string
  readonly accountId: string
  readonly accountKind: 'practice' | 'real'
  readonly symbol: string
  readonly direction: 'long' | 'short'
  readonly postedMs: number
  /** The mark in force then, by the tick that made it. */
  readonly price: Price
  readonly tickSeq: number
  readonly tickMs: number
  /** What the leader had open on the instrument, up to this position of the tape. */
  readonly tapePosition: number
  readonly held: readonly OpenSide[]
  readonly text: string
  readonly status: SignalStatus
  readonly endedMs: number | null
  readonly reason: SignalReason | null
}

export type StoredSignal = Signal & { readonly seal: string }

export function sealSignal(rowSeal: RowSeal, signal: Signal): StoredSignal {
  return { ...signal, seal: rowSeal.seal('signal', fieldsOf(signal)) }
}

export function isSealedSignal(rowSeal: RowSeal, signal: StoredSignal): boolean {
  return rowSeal.isSealed('signal', fieldsOf(signal), signal.seal)
}

/** Without its text, which nobody gets back. */
export function endSignal(
  rowSeal: RowSeal,
  signal: Signal,
  end: Pick<Signal, 'reason' | 'endedMs'> & { readonly status: 'withdrawn' | 'hidden' },
): StoredSignal {
  return sealSignal(rowSeal, { ...signal, ...end, text: '' })
}

function fieldsOf(signal: Signal) {
  const { id, leaderId, accountId, accountKind, symbol, direction, postedMs } = signal
  const { price, tickSeq, tickMs, tapePosition, held, text, status, endedMs, reason } = signal
  return [
    ...[id, leaderId, accountId, accountKind, symbol, direction, postedMs],
    ...[formatPrice(price, 0), tickSeq, tickMs, tapePosition],
    ...[...sideFields(held, 'long'), ...sideFields(held, 'short')],
    ...[text, status, endedMs, reason],
  ]
}

function sideFields(held: readonly OpenSide[], direction: OpenSide['direction']) {
  const side = held.find((one) => one.direction === direction)
  return side === undefined ? [0n, null] : [side.lots, formatPrice(side.averagePrice, 0)]
}
