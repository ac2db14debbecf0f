// What somebody applied for, and who leads, carry seals: a row that was planted or written over is
// shown to nobody and approved by nobody.

import { formatRate, type Rate } from '@fairtick/core/numbers/rate'
import type { LeaderStopReason } from '@fairtick/wire/leader-rules'
import type { RowSeal } from '../../platform/row-seal.ts'

export type NewApplication = {
  readonly id: string
  readonly accountId: string
  readonly userId: string
  readonly name: string
  readonly intro: string
  readonly profitShare: Rate
  readonly maxFollowers: number
  /** USD, in millionths. */
  readonly maxCopied: bigint
  readonly appliedMs: number
}

export function sealApplication(rowSeal: RowSeal, application: NewApplication): string {
  return rowSeal.seal('leader-application', applicationFields(application))
}

export function isSealedApplication(
  rowSeal: RowSeal,
  application: NewApplication & { readonly seal: string },
): boolean {
  return rowSeal.isSealed('leader-application', applicationFields(application), application.seal)
}

export type LeaderFacts = {
  readonly id: string
  readonly accountId: string
  readonly userId: string
  readonly applicationId: string
  readonly beganMs: number
  readonly stoppedMs: number | null
  readonly stopReason: LeaderStopReason | 'own' | null
}

export function sealLeader(rowSeal: RowSeal, leader: LeaderFacts): string {
  return rowSeal.seal('leader', leaderFields(leader))
}

export function isSealedLeader(
  rowSeal: RowSeal,
  leader: LeaderFacts & { readonly seal: string },
): boolean {
  return rowSeal.isSealed('leader', leaderFields(leader), leader.seal)
}

function applicationFields(application: NewApplication) {
  const { id, accountId, userId, name, intro, profitShare, maxFollowers } = application
  const { maxCopied, appliedMs } = application
  const terms = [formatRate(profitShare), maxFollowers, maxCopied, appliedMs]
  return [id, accountId, userId, name, intro, ...terms]
}

function leaderFields({ id, accountId, userId, applicationId, ...rest }: LeaderFacts) {
  return [id, accountId, userId, applicationId, rest.beganMs, rest.stoppedMs, rest.stopReason]
}
