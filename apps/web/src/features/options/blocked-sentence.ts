// Why an option cannot be bought just now, in a sentence for beside the button.

import type { Say, TextKey } from '../../platform/i18n.ts'
import type { Blocked, Ticket } from './use-ticket.ts'

export type SentenceParts = {
  ticket: Ticket
  pair: string
  currency: string
  t: Say
  money: (text: string, rounding?: 'down') => string
}

/** The stake's own problems stand at its field, what passes in a moment in the buttons. */
export function blockedSentence(
  blocked: Blocked,
  { ticket, pair, currency, t, money }: SentenceParts,
): string | undefined {
  const { terms } = ticket
  if (blocked === 'insufficient') {
    const amount = money(terms.spendable ?? '0', 'down')
    return t('options.blockedInsufficient', { amount, currency })
  }
  if (blocked === 'open_stake') {
    return t('options.blockedOpenStake', { pair, max: money(terms.maxOpenStake ?? '0') })
  }
  const key = PLAIN_REASONS[blocked]
  return key && t(key)
}

const PLAIN_REASONS: Partial<Record<Blocked, TextKey>> = {
  offline: 'options.blockedOffline',
  maintenance: 'shell.maintenance',
  stale: 'options.blockedStale',
}

/** What passes in a moment, short enough for a button. */
export const SOON: Partial<Record<Blocked, TextKey>> = {
  loading: 'options.blockedLoading',
  waiting: 'options.blockedWaitingShort',
}
