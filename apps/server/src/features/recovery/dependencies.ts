// What help with a lost account needs from the rest of the server.

import type { Bus } from '../../platform/bus.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Log } from '../../platform/log.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import type { PasswordHasher } from '../../platform/password-hasher.ts'
import type { FileDependencies } from '../files/public.ts'
import type { ProofDependencies } from '../second-factor/public.ts'

export type RecoveryMailParts = {
  readonly mails: Pick<MailOutbox, 'add' | 'takeBack'>
  readonly operatorTimeZone: string
  /** Where the app is; undefined: it is not known, and mails name the screen. */
  readonly publicUrl: string | undefined
}

export type RecoveryDependencies = ProofDependencies &
  RecoveryMailParts & {
    readonly bus: Pick<Bus, 'publish'>
    readonly hasher: PasswordHasher
    readonly log: Log
    readonly files: FileDependencies
    /** Tells a user's screens; after the commit of what the events tell. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
