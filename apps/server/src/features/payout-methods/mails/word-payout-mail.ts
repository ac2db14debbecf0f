// A mail about a bank account or a wallet in the owner's language: what happened, until when
// withdrawals to it wait, and what to do for who did not do it.

import type { BankChangeReason } from '@fairtick/wire/calls/payout-methods'
import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'
import type { Mail } from '../../../platform/mail.ts'
import { wordMessage, zonedText } from '../../messages/public.ts'

/** What a mail tells; accounts and addresses are masked. */
export type PayoutNews =
  | { readonly kind: 'added'; readonly shown: string; readonly untilMs: number }
  | { readonly kind: 'change_asked'; readonly shown: string; readonly before: string }
  | {
      readonly kind: 'changed'
      readonly shown: string
      readonly before: string
      readonly untilMs: number
    }
  | {
      readonly kind: 'change_failed'
      readonly shown: string
      readonly before: string
      readonly reason: BankChangeReason
    }
  | { readonly kind: 'reminder'; readonly shown: string; readonly untilMs: number }

export function wordPayoutMail(
  news: PayoutNews,
  language: Language,
  timeZone: string,
): Pick<Mail, 'subject' | 'text'> {
  const { mail } = DICTIONARIES[language]
  const [subject, ...texts] = wordNews(news, language, timeZone)
  return { subject, text: [...texts, mail.payoutNotYou].join('\n\n') }
}

/** The subject, then the paragraphs. */
function wordNews(
  news: PayoutNews,
  language: Language,
  zone: string,
): readonly [string, ...string[]] {
  const { mail } = DICTIONARIES[language]
  const untilOf = (untilMs: number) => ({ until: zonedText(untilMs, zone), zone })
  const { shown } = news
  switch (news.kind) {
    case 'added': {
      const values = { shown, ...untilOf(news.untilMs) }
      return [mail.payoutAddedSubject, fillIn(mail.payoutAddedText, values)]
    }
    case 'change_asked': {
      const values = { shown, before: news.before }
      return [mail.bankAskedSubject, fillIn(mail.bankAskedText, values)]
    }
    case 'changed': {
      const values = { shown, before: news.before, ...untilOf(news.untilMs) }
      return [mail.bankChangedSubject, fillIn(mail.bankChangedText, values)]
    }
    case 'change_failed': {
      const { reason, before } = news
      const { title, summary } = wordMessage('bank-change-failed', { reason }, language)
      return [title, fillIn(mail.bankAskedFor, { shown, before }), summary]
    }
    case 'reminder': {
      const values = { shown, ...untilOf(news.untilMs) }
      return [mail.payoutReminderSubject, fillIn(mail.payoutReminderText, values)]
    }
    default:
      return news satisfies never
  }
}
