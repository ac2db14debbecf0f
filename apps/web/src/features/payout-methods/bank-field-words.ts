// What the fields of a bank account are called, how they look, and which keyboard types them.

import type { BankFieldRule } from '@fairtick/wire/bank-rules'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Say, TextKey } from '../../platform/i18n.ts'

export function labelOf({ name, kind }: BankFieldRule, t: Say): string {
  return t(kind === 'account' ? 'payout.iban' : LABELS[name])
}

/** How it is to look; undefined for names. */
export function hintOf(rule: BankFieldRule, t: Say): string | undefined {
  const { name, kind, minLength, maxLength } = rule
  if (name === 'accountName') return t('payout.accountNameHint')
  if (kind !== 'digits') {
    const hint = kind === 'name' ? undefined : HINTS[kind]
    return hint && t(hint)
  }
  return minLength === maxLength
    ? t('payout.digitsExact', { count: minLength })
    : t('payout.digitsRange', { min: minLength, max: maxLength })
}

const LABELS: Record<BankFieldRule['name'], TextKey> = orUnknown(
  {
    accountName: 'payout.accountName',
    bankName: 'payout.bankName',
    branchName: 'payout.branchName',
    branchNumber: 'payout.branchNumber',
    bankCode: 'payout.bankCode',
    cardNumber: 'payout.cardNumber',
    ifsc: 'payout.ifsc',
  },
  'shell.unknown',
)

const HINTS = orUnknown(
  {
    bic: 'payout.bicHint',
    ifsc: 'payout.ifscHint',
    account: 'payout.ibanHint',
  },
  undefined,
)
