// What the staff's slice needs from the rest of the server.

import type { Log } from '../../platform/log.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import type { PasswordHasher } from '../../platform/password-hasher.ts'
import type { Seal } from '../../platform/sealed-text.ts'
import type { AuditParts } from '../audit/public.ts'
import type { RelyingParty } from '../second-factor/public.ts'

export type StaffDependencies = AuditParts & {
  readonly log: Log
  readonly hasher: PasswordHasher
  readonly relyingParty: RelyingParty
  /** Seals second factors. */
  readonly seal: Seal
  readonly mails: MailOutbox
  /** Address of the back office, for mails. */
  readonly officeUrl: () => string
}
