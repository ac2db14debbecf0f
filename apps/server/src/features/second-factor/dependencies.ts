// What the second proof needs from the rest of the server.

import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import type { PasswordHasher } from '../../platform/password-hasher.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { Seal } from '../../platform/sealed-text.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

export type ProofDependencies = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  /** Opens the secrets of authenticator apps, and closes the questions to passkeys. */
  readonly seal: Seal
  /** Of what proves somebody: codes, and whose passkey it is. */
  readonly rowSeal: RowSeal
}

export type SecondFactorDependencies = ProofDependencies & {
  readonly relyingParty: RelyingParty
  readonly hasher: PasswordHasher
  readonly log: Log
  /** For codes. */
  readonly mailer: Mailer
  readonly mails: Pick<MailOutbox, 'add'>
  /** Tells a user's screens; after the commit of what the events tell. */
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly loadFundPassword: (
    userId: string,
  ) => Promise<{ readonly isSet: boolean; readonly lockedUntilMs: number }>
}
