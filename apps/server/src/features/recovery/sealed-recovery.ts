// What a request says, its hold and its links carry seals: a row that was planted or written over
// is approved by nobody, waits for nothing less and opens nothing.

import type { LostThing } from '@fairtick/wire/recovery-rules'
import type { RowSeal } from '../../platform/row-seal.ts'

export type NewRecovery = {
  readonly id: string
  readonly userId: string
  readonly contact: string
  readonly lost: readonly LostThing[]
  readonly note: string
  readonly isPasswordRight: boolean
  readonly isOwnAddress: boolean
  readonly isKnownBrowser: boolean
  readonly askedMs: number
}

export type SealedRecovery = NewRecovery & { readonly seal: string }

export function sealRecovery(rowSeal: RowSeal, request: NewRecovery): string {
  return rowSeal.seal('recovery', fieldsOf(request))
}

export function isSealedRecovery(rowSeal: RowSeal, request: SealedRecovery): boolean {
  return rowSeal.isSealed('recovery', fieldsOf(request), request.seal)
}

/** Who approved it, and when its link goes out. */
export type Hold = {
  readonly firstStaffId: string
  readonly secondStaffId: string
  readonly factsHash: string
  readonly untilMs: number
}

export type HeldRecovery = SealedRecovery & {
  readonly holdUntilMs: number | null
  readonly holdSeal: string | null
}

/** With all who gave it: it is checked by them, and kept nowhere else. */
export function sealHold(rowSeal: RowSeal, request: NewRecovery, hold: Hold): string {
  const { firstStaffId, secondStaffId, factsHash } = hold
  const people = JSON.stringify([firstStaffId, secondStaffId, factsHash])
  const seal = rowSeal.seal('recovery-hold', holdFields(request, people, hold.untilMs))
  return `${Buffer.from(people).toString('base64url')}.${seal}`
}

/** Two different people, for exactly what the row says, until exactly then. */
export function isSealedHold(rowSeal: RowSeal, request: HeldRecovery): boolean {
  const { holdUntilMs, holdSeal } = request
  if (holdUntilMs === null || holdSeal === null) return false
  const [encoded = '', seal = ''] = holdSeal.split('.')
  const people = Buffer.from(encoded, 'base64url').toString()
  return (
    isSealedRecovery(rowSeal, request) &&
    rowSeal.isSealed('recovery-hold', holdFields(request, people, holdUntilMs), seal)
  )
}

/** For what a link is: one of a purpose opens nothing else. */
export type LinkPurpose = 'pictures' | 'stop' | 'finish'

/** Kept nowhere, so that nobody finds it: which request, and a seal of what it may do. */
export function linkToken(
  rowSeal: RowSeal,
  purpose: LinkPurpose,
  request: Pick<HeldRecovery, 'id'>,
  holdUntilMs: number | null,
): string {
  return `${request.id}.${rowSeal.seal('recovery-link', [purpose, request.id, holdUntilMs])}`
}

/** Undefined: no token of ours for this purpose. `finish` belongs to the end of one hold. */
export function isToken(
  rowSeal: RowSeal,
  token: string,
  purpose: LinkPurpose,
  request: { readonly id: string; readonly holdUntilMs: number | null },
): boolean {
  const [, seal = ''] = token.split('.')
  const until = purpose === 'finish' ? request.holdUntilMs : null
  if (purpose === 'finish' && until === null) return false
  return rowSeal.isSealed('recovery-link', [purpose, request.id, until], seal)
}

export function requestIdOf(token: string): string {
  return token.split('.')[0] ?? ''
}

function fieldsOf(request: NewRecovery) {
  const { id, userId, contact, lost, note, askedMs } = request
  const { isPasswordRight, isOwnAddress, isKnownBrowser } = request
  const evidence = [isPasswordRight, isOwnAddress, isKnownBrowser]
  return [id, userId, contact, lost.join(' '), note, ...evidence, askedMs]
}

function holdFields(request: NewRecovery, people: string, untilMs: number) {
  return [...fieldsOf(request), people, untilMs]
}
