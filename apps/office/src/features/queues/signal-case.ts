// A reported post as its page reads it, and what its parts are called.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { SignalCaseStatus, SignalReason } from '@fairtick/wire/signal-rules'
import type { Tone } from '../../parts/status-chip.tsx'

export type SignalCase = AdminCallResult<'signalCase'>

type Row = AdminCallResult<'hideSignal'>
type Status = { readonly label: string; readonly tone: Tone }

const STATUSES: Readonly<Record<SignalCaseStatus, Status>> = orUnknown(
  {
    pending: { label: 'to be reviewed', tone: 'busy' },
    hidden: { label: 'hidden', tone: 'bad' },
    dismissed: { label: 'left to stand', tone: 'good' },
  },
  { label: 'unknown', tone: 'plain' },
)

export const SIGNAL_REASON_NAMES: Readonly<Record<SignalReason, string>> = orUnknown(
  {
    signal_claim: 'Names results or money, or promises profit',
    signal_contact: 'Leads to contacts or pages elsewhere',
    signal_untrue: 'States as a fact what is not true',
    signal_insult: 'Insults or threatens somebody',
    signal_spam: 'Repeats itself, or is about something else',
  },
  'Unknown',
)

/** Besides the case, that its writer took the post away meanwhile. */
export function chipsOf({ status, postStatus }: Row): readonly Status[] {
  const withdrawn = { label: 'withdrawn by its writer', tone: 'plain' } as const
  return [STATUSES[status], ...(postStatus === 'withdrawn' ? [withdrawn] : [])]
}

export function sideText({ symbol, direction }: Pick<Row, 'symbol' | 'direction'>): string {
  return `${symbol} ${direction}`
}

/** `2 × Insults or threatens somebody`. */
export function reportsText(reports: Row['reports']): string {
  return reports.map(({ reason, count }) => `${count} × ${SIGNAL_REASON_NAMES[reason]}`).join(', ')
}
