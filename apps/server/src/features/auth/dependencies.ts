// What logging in and sessions need from the rest of the server.

import type { Ask } from '../../engine/engine-port.ts'
import type { Bus } from '../../platform/bus.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import type { PasswordHasher } from '../../platform/password-hasher.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { Seal } from '../../platform/sealed-text.ts'
import type { LinkedAccounts } from '../linked-accounts/public.ts'
import type { User } from '../profile/public.ts'
import type { RelyingParty } from '../second-factor/public.ts'

export type AuthDependencies = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  readonly ask: Ask
  readonly bus: Bus
  readonly log: Log
  /** For codes. */
  readonly mailer: Mailer
  readonly mails: Pick<MailOutbox, 'add' | 'takeBack'>
  readonly hasher: PasswordHasher
  readonly rowSeal: RowSeal
  /** Opens the secrets of authenticator apps, and closes the questions to passkeys. */
  readonly seal: Seal
  readonly relyingParty: RelyingParty
  readonly readUser: (userId: string) => Promise<User>
  readonly links: LinkedAccounts
  /** Tells a user's screens; after the commit of what the events tell. */
  readonly publish: (events: readonly AccountEvent[]) => void
}
