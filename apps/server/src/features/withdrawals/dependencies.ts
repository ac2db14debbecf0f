// What the slice needs of the rest of the server.

import type { LockReason } from '@fairtick/wire/admin/lock-flags'
import type { Ask } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { ReadOpenAccount } from '../account/public.ts'
import type { ALTERED } from '../locks/public.ts'
import type { CheckPreconditions } from './preconditions/preconditions.ts'
import type { WithdrawalViewContext } from './present-withdrawal.ts'
import type { WithdrawalTermsText } from './store.ts'

export type WithdrawalDependencies = WithdrawalViewContext & {
  readonly database: Database
  readonly ask: Ask
  /** The same that stand on the tape now, with what the rules of the country leave of the tax. */
  readonly terms: () => WithdrawalTermsText
  readonly readOpenAccount: ReadOpenAccount
  /** Why staff locked withdrawals of a user; undefined: they are not (TR-12.4). */
  readonly findLock: (userId: string) => Promise<LockReason | typeof ALTERED | undefined>
  readonly checkPreconditions: CheckPreconditions
  /** Of where money goes. */
  readonly rowSeal: RowSeal
  /** While they are not, nothing leaves (REL-2). */
  readonly areBooksClean: () => boolean
}

/** What the back office does to withdrawals needs this much. */
export type WithdrawalOffice = Pick<
  WithdrawalDependencies,
  'database' | 'ask' | 'areBooksClean' | 'rowSeal'
>
