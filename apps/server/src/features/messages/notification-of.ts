// Under which name a message reaches people outside of the app, and so in which lists it is.

import { isListed, type MessageList } from '@fairtick/wire/message-lists'
import { type NotificationName, notificationKindOf } from '../notifications/public.ts'
import type { Template } from './templates.ts'

export const NOTIFICATION_OF: Readonly<Record<Template, NotificationName>> = {
  welcome: 'practice',
  'option-win': 'option',
  'option-lose': 'option',
  'option-draw': 'option',
  'option-void': 'option',
  'margin-call': 'marginCall',
  'take-profit': 'levelReached',
  'stop-loss': 'levelReached',
  'stop-out': 'stopOut',
  'copy-closed': 'copyClosed',
  'copy-stop': 'copy',
  'copy-skipped': 'copy',
  'copy-leader-stopped': 'copy',
  'copy-linked': 'copy',
  overnight: 'overnight',
  'order-filled': 'orderFilled',
  'order-cancelled': 'orderCancelled',
  'practice-reset': 'practice',
  'email-changed': 'security',
  'phone-changed': 'security',
  payroll: 'salary',
  'security-password': 'security',
  'security-fund-password': 'security',
  'security-factor': 'security',
  'security-bank': 'security',
  'security-push': 'security',
  'security-wallet': 'security',
  'fund-password-locked': 'security',
  'bank-change-failed': 'bankRefused',
  'identity-approved': 'identity',
  'identity-needs-fix': 'identity',
  'identity-failed': 'identity',
  'identity-expiring': 'identity',
  'identity-expired': 'identity',
  'recovery-asked': 'security',
  'recovery-approved': 'security',
  'recovery-declined': 'security',
  'recovery-stopped': 'security',
  'recovery-done': 'security',
  'leader-approved': 'leading',
  'leader-rejected': 'leading',
  'leader-stopped': 'leading',
  'signal-hidden': 'leading',
  'deposit-credited': 'deposit',
  'deposit-failed': 'deposit',
  'withdrawal-approved': 'withdrawal',
  'withdrawal-paid': 'withdrawal',
  'withdrawal-failed': 'withdrawal',
  'price-above': 'alert',
  'price-below': 'alert',
  'market-changed': 'terms',
  'conditions-changed': 'terms',
  'money-terms-changed': 'terms',
  'jurisdiction-changed': 'terms',
  'adjusted-up': 'adjusted',
  'adjusted-down': 'adjusted',
  'accounts-linked': 'linked',
  'accounts-one-person': 'linked',
  'accounts-apart': 'linked',
}

/** Of all that a list has. */
export function templatesOf(list: MessageList): readonly Template[] {
  const named = Object.entries(NOTIFICATION_OF) as [Template, NotificationName][]
  return named.flatMap(([template, name]) =>
    isListed(notificationKindOf(name), list) ? [template] : [],
  )
}
