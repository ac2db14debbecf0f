// The user as the screens know him: himself, his accounts, what he has not read yet.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/contract'
import type { Database } from '../../platform/database.ts'
import { loadAccounts } from '../account/public.ts'
import { addressOfAvatar } from '../files/public.ts'
import { loadUser } from './store.ts'

export type User = CallResult<'userDetail'>

export type UserReaderParts = {
  readonly database: Database
  /** System messages that the user has not read. */
  readonly countUnread: (userId: string) => Promise<number>
  readonly readMeans: (userId: string) => Promise<Means>
}

/** What the user has of what a withdrawal asks for. */
export type Means = {
  readonly hasFundPassword: boolean
  readonly hasSecondFactor: boolean
  readonly hasBank: boolean
  readonly wallets: number
}

export type ProfileDependencies = UserReaderParts & {
  /** Milliseconds since the epoch; never goes back (platform/forward-time). */
  readonly nowMs: () => number
}

/** Of 100; the 30 of a proven identity come with their feature. */
const SCORES = { mail: 20, fundPassword: 20, secondFactor: 30 }

/** A session's user exists, so that his absence is a fault. */
export async function readUser(dependencies: UserReaderParts, userId: string): Promise<User> {
  const { database, countUnread, readMeans } = dependencies
  const user = await loadUser(database, userId)
  if (user === undefined) throw new Error('a session without its user')
  const accounts = await loadAccounts(database, userId)
  const means = await readMeans(userId)
  return {
    id: user.id,
    phone: user.phone,
    fullName: user.fullName,
    email: user.email,
    avatar: user.avatarFileId === null ? null : addressOfAvatar(user.avatarFileId),
    nickname: user.nickname,
    score: scoreOf(means),
    // The practice account trades in a practice installation.
    vipLevel: accounts.find(({ kind }) => kind === 'practice')?.vip.level ?? 0,
    inviteCode: user.inviteCode,
    fiatCurrency: 'USD',
    language: user.language,
    verified: false,
    kycStatus: 'none',
    hasWithdrawPassword: means.hasFundPassword,
    hasBank: means.hasBank,
    wallets: means.wallets,
    unread: { service: 0, system: await countUnread(userId), announcement: 0 },
    accounts: accounts.map(({ kind, cash, salary }) => ({
      kind,
      balance: formatMoney(cash),
      salary: formatMoney(salary),
    })),
  }
}

function scoreOf({ hasFundPassword, hasSecondFactor }: Means): number {
  return (
    SCORES.mail +
    (hasFundPassword ? SCORES.fundPassword : 0) +
    (hasSecondFactor ? SCORES.secondFactor : 0)
  )
}
