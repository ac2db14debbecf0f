// The user as the screens know them: who they are, their accounts, what they have not read yet.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { SCORE_POINTS } from '@fairtick/wire/security-score'
import type { Database } from '../../platform/database.ts'
import { loadAccounts } from '../account/public.ts'
import { addressOfAvatar } from '../files/public.ts'
import { loadUser } from './store.ts'

export type User = CallResult<'userDetail'>

export type UserReaderParts = {
  readonly database: Database
  /** Answers of customer service, system messages and announcements that were not read. */
  readonly countUnread: (userId: string) => Promise<User['unread']>
  readonly readAgreement: (userId: string) => Promise<User['agreement']>
  readonly readPayoutSetup: (userId: string) => Promise<PayoutSetup>
  readonly readIdentityStatus: (userId: string) => Promise<IdentityStatus>
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
export async function readUser(dependencies: UserReaderParts, userId: string): Promise<User> {
  const { database, countUnread, readAgreement, readPayoutSetup, readIdentityStatus } = dependencies
  const user = await loadUser(database, userId)
  if (user === undefined) throw new Error('a session without its user')
  const accounts = await loadAccounts(database, userId)
  const setup = await readPayoutSetup(userId)
  const identity = await readIdentityStatus(userId)
  return {
    id: user.id,
    phone: user.phone,
    fullName: user.fullName,
    email: user.email,
    avatar: user.avatarFileId === null ? null : addressOfAvatar(user.avatarFileId),
    nickname: user.nickname,
    score: scoreOf(setup, identity),
    vipLevel: accounts.find(({ isMain }) => isMain)?.vip.level ?? 0,
    inviteCode: user.inviteCode,
    fiatCurrency: 'USD',
    language: user.language,
    ...identity,
    hasWithdrawPassword: setup.hasFundPassword,
    hasBank: setup.hasBank,
    wallets: setup.wallets,
    unread: await countUnread(userId),
    accounts: accounts.map(({ kind, cash, salary }) => ({
      kind,
      balance: formatMoney(cash),
      salary: formatMoney(salary),
    })),
    agreement: await readAgreement(userId),
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
