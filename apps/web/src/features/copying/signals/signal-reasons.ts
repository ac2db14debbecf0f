// Why a post is reported or hidden, in words.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { SignalReason } from '@fairtick/wire/signal-rules'
import type { TextKey } from '../../../platform/i18n.ts'

export const REASON_TEXTS: Readonly<Record<SignalReason, TextKey>> = orUnknown(
  {
    signal_claim: 'signals.reasonClaim',
    signal_contact: 'signals.reasonContact',
    signal_untrue: 'signals.reasonUntrue',
    signal_insult: 'signals.reasonInsult',
    signal_spam: 'signals.reasonSpam',
  },
  'shell.unknown',
)
