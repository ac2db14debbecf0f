// The user as the screens know them: who they are, their accounts, what they have not read yet.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { SCORE_POINTS } from '@fairtick/wire/security-score'
import type { Database } from '../../platform/database.ts'
import { joinParts, type Part } from '../../platform/statement-piece.ts'
import { ownAccountsPart } from '../account/public.ts'
import { addressOfAvatar } from '../files/public.ts'
import { loadUserWithPiece } from './store.ts'

export type User = CallResult<'userDetail'>

export type UserReaderParts = {
  readonly database: Database
  /** What other slices read of the user, each of its own tables, in the one statement. */
  readonly user: UserParts
}

export type UserParts = {
  /** Answers of customer service, system messages and announcements that were not read. */
  readonly unread: Part<User['unread']>
  readonly agreement: Part<User['agreement']>
  readonly payoutSetup: Part<PayoutSetup>
  readonly identityStatus: Part<IdentityStatus>
}

export type IdentityStatus = Pick<User, 'verified' | 'kycStatus'>

/** What the user has set up of what a withdrawal asks for. */
export type PayoutSetup = {
  readonly hasFundPassword: boolean
  readonly hasSecondFactor: boolean
  readonly hasBank: boolean
  readonly wallets: number
}

export type ProfileDependencies = UserReaderParts & {
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
}

/** The user of a session exists, so that a missing one is a fault. */
export async function readUser({ database, user }: UserReaderParts, userId: string): Promise<User> {
  const part = joinParts({ ...user, accounts: ownAccountsPart })
  const found = await loadUserWithPiece(database, userId, part.piece())
  if (found === undefined) throw new Error('a session without its user')
  const [row, columns] = found
  const { unread, agreement, payoutSetup: setup, identityStatus, accounts } = part.read(columns)
  return {
    id: row.id,
    phone: row.phone,
    fullName: row.fullName,
    email: row.email,
    avatar: row.avatarFileId === null ? null : addressOfAvatar(row.avatarFileId),
    nickname: row.nickname,
    score: scoreOf(setup, identityStatus),
    vipLevel: accounts.find(({ isMain }) => isMain)?.vip.level ?? 0,
    inviteCode: row.inviteCode,
    fiatCurrency: 'USD',
    language: row.language,
    ...identityStatus,
    hasWithdrawPassword: setup.hasFundPassword,
    hasBank: setup.hasBank,
    wallets: setup.wallets,
    unread,
    accounts: accounts.map(({ kind, cash, salary }) => ({
      kind,
      balance: formatMoney(cash),
      salary: formatMoney(salary),
    })),
    agreement,
  }
}

function scoreOf(
  { hasFundPassword, hasSecondFactor }: PayoutSetup,
  { verified }: IdentityStatus,
): number {
  return (
    SCORE_POINTS.mail +
    (hasFundPassword ? SCORE_POINTS.fundPassword : 0) +
    (hasSecondFactor ? SCORE_POINTS.secondFactor : 0) +
    (verified ? SCORE_POINTS.identity : 0)
  )
}
