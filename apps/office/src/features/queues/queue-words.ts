// What statuses, reasons and changes are called in the queues.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'
import type { RowOf } from '../../platform/list-calls.ts'

type Deposit = RowOf<'depositQueue'>['deposit']
type Withdrawal = RowOf<'withdrawalQueue'>['withdrawal']
type BankChange = RowOf<'bankChangeQueue'>
type AccountLink = RowOf<'accountLinkQueue'>
type Hold = AdminCallResult<'depositCase'>['customer']['holds'][number]

const PRACTICE_ENDED = 'It is practice money, and real money has begun'

export const DEPOSIT_REASONS: Readonly<Record<NonNullable<Deposit['reason']>, string>> = orUnknown(
  {
    not_received: 'Nothing arrived',
    amount_differs: 'Another amount arrived',
    sender_differs: 'It came from somebody else',
    voucher_unreadable: 'The voucher cannot be read',
    voucher_used: 'The voucher was used before',
    account_closed: 'The account is closed',
    practice_ended: PRACTICE_ENDED,
  },
  'Unknown',
)

export const WITHDRAWAL_REASONS: Readonly<Record<NonNullable<Withdrawal['reason']>, string>> =
  orUnknown(
    {
      target_invalid: 'The account or address does not exist',
      holder_differs: 'The account is in another name',
      payment_returned: 'The payment came back',
      security_review: 'Something about its safety has to be cleared',
      legal_order: 'An authority forbids it',
      practice_ended: PRACTICE_ENDED,
    },
    'Unknown',
  )

export const BANK_REASONS: Readonly<Record<NonNullable<BankChange['reason']>, string>> = orUnknown(
  {
    name_differs: 'The account is in another name',
    account_unknown: 'The bank does not know the account',
    details_unclear: 'The details do not fit together',
    not_own_account: 'The account is somebody else’s',
  },
  'Unknown',
)

export const HOLD_NAMES: Readonly<Record<Hold['reason'], string>> = orUnknown(
  {
    password: 'login password changed',
    contact: 'phone or mail changed',
    fund_password: 'fund password changed',
    factor: 'second factor changed',
    bank: 'bank account changed',
    wallet: 'wallet added',
  },
  'unknown',
)

type Status = { readonly label: string; readonly tone: Tone }

const UNKNOWN: Status = { label: 'unknown', tone: 'plain' }

const ENDS = orUnknown(
  {
    failed: { label: 'failed', tone: 'bad' },
    cancelled: { label: 'cancelled by the customer', tone: 'plain' },
  } as const satisfies Record<string, Status>,
  UNKNOWN,
)

export function depositStatus({ status, approvedTime }: Deposit): Status {
  if (status === 'success') return { label: 'credited', tone: 'good' }
  if (status !== 'pending') return ENDS[status]
  return approvedTime === null
    ? { label: 'to be reviewed', tone: 'busy' }
    : { label: 'approved, being credited', tone: 'busy' }
}

export function withdrawalStatus({ status, approvedTime }: Withdrawal): Status {
  if (status === 'success') return { label: 'paid', tone: 'good' }
  if (status !== 'pending') return ENDS[status]
  return approvedTime === null
    ? { label: 'to be reviewed', tone: 'busy' }
    : { label: 'approved, to be paid', tone: 'busy' }
}

export const BANK_STATUSES: Readonly<Record<BankChange['status'], Status>> = orUnknown(
  {
    pending: { label: 'to be reviewed', tone: 'busy' },
    success: { label: 'carried out', tone: 'good' },
    failed: ENDS.failed,
    replaced: { label: 'replaced by a newer one', tone: 'plain' },
  },
  UNKNOWN,
)

export const LINK_STATUSES: Readonly<Record<AccountLink['status'], Status>> = orUnknown(
  {
    pending: { label: 'to be reviewed', tone: 'busy' },
    confirmed: { label: 'one person', tone: 'bad' },
    lifted: { label: 'two people', tone: 'good' },
  },
  UNKNOWN,
)

/** In a list. */
export const SIGNAL_NAMES: Readonly<Record<AccountLink['signals'][number], string>> = orUnknown(
  {
    bank: 'bank account',
    wallet: 'wallet',
    identity: 'verified document',
    device: 'browser',
    device_name: 'browser and name',
    place_name: 'place and name',
    network: 'network',
  },
  'unknown',
)

/** As evidence, with what it is worth. */
export const SIGNAL_TEXTS: Readonly<Record<AccountLink['signals'][number], string>> = orUnknown(
  {
    bank: 'Both named the same bank account to be paid to. A family may share one.',
    wallet: 'Both named the same wallet to be paid to.',
    identity: 'Both are verified by the same document.',
    device: 'Both came from the same browser. A family may share a phone.',
    device_name: 'Both came from the same browser, with the same full name.',
    place_name:
      'Both have the same full name, and came with the same program from one network. Common names are shared by many behind one carrier.',
    network: 'Both came from the same network. Households and carriers share one: it says little.',
  },
  'Something that this page does not know yet.',
)

/** Of the filter: `pending` comes first because it waits. */
export const WAITING = { value: 'pending', label: 'To be reviewed' }
