// What the payout methods need from the rest of the server.

import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Log } from '../../platform/log.ts'
import type { LinkedAccounts } from '../linked-accounts/public.ts'
import type { ProofDependencies } from '../second-factor/public.ts'
import type { PayoutMailParts } from './mails/add-payout-mails.ts'

export type PayoutDependencies = ProofDependencies &
  PayoutMailParts & {
    readonly log: Log
    /** Whether something new may be bound by this way (`bank:jp`, `wallet:USDT TRC20`). */
    readonly isChannelOpen: (id: string) => boolean
    readonly links: Pick<LinkedAccounts, 'note' | 'apply'>
    /** Tells a user's screens; after the commit of what the events tell. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
