// One way of paying in: where to, from how much to how much, at which rate, open or not.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { METHOD_DECIMALS_MAX } from '@fairtick/wire/deposit-rules'
import { useParams } from 'react-router'
import { Loaded } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { useRead } from '../../platform/use-read.ts'
import { type Draft, type DraftField, DraftForm } from './draft-form.tsx'
import { PendingChanges } from './pending-changes.tsx'

type PayIn = AdminCallResult<'changeable'>['depositMethods'][number]

export function MethodPage() {
  const { id = '' } = useParams()
  const reading = useRead('changeable')
  const found = reading.data?.depositMethods.find(({ method }) => method.id === id)
  return (
    <Page title={id} back={{ to: '/methods', label: 'Ways of paying' }}>
      <Loaded reading={reading}>
        {() => (found === undefined ? <p>There is no such way.</p> : <WayForm standing={found} />)}
      </Loaded>
    </Page>
  )
}

function WayForm({ standing }: { readonly standing: PayIn }) {
  return (
    <>
      <PendingChanges kind="deposit_method" subject={standing.method.id} />
      <DraftForm
        key={JSON.stringify(standing)}
        title="Terms"
        question={`Change ${standing.method.id}?`}
        permission="methods.change"
        fields={fieldsOf(standing)}
        first={draftOf(standing)}
        standing={standing}
        wrongIn={wrongFields}
        read={(draft) => wayOf(draft, standing)}
        changeOf={(after) => ({ kind: 'deposit_method', ...after })}
      />
    </>
  )
}

const BANK_FIELDS = {
  bankName: 'Bank',
  branchName: 'Branch',
  branchNumber: 'Branch number',
  accountName: 'Account name',
  accountNumber: 'Account number',
  reference: 'Reference',
} as const
type BankField = keyof typeof BANK_FIELDS
const BANK_NAMES = Object.keys(BANK_FIELDS) as readonly BankField[]

function fieldsOf({ method }: PayIn): readonly DraftField[] {
  const place: readonly DraftField[] =
    method.bank === null
      ? [{ name: 'address', label: 'Address', hint: 'Customers pay to it: compare every letter.' }]
      : BANK_NAMES.map((name) => ({ name, label: BANK_FIELDS[name] }))
  return [
    ...place,
    { name: 'min', label: `Smallest amount, ${method.currency}` },
    { name: 'max', label: `Largest amount, ${method.currency}` },
    { name: 'decimals', label: 'Decimals of an amount', hint: `0 to ${METHOD_DECIMALS_MAX}.` },
    { name: 'recommended', label: 'Recommended amounts', hint: 'Apart by commas.' },
    { name: 'rateToUsd', label: `USD of one ${method.currency}` },
    { name: 'isOpen', label: 'Open', hint: 'yes or no' },
  ]
}

function draftOf({ method, isOpen }: PayIn): Draft {
  const { min, max, decimals, rateToUsd } = method
  const bank = method.bank
  return {
    ...(bank === null ? { address: method.address ?? '' } : { ...bank }),
    ...{
      min,
      max,
      decimals: String(decimals),
      rateToUsd,
      recommended: method.recommended.join(', '),
    },
    isOpen: isOpen ? 'yes' : 'no',
  }
}

const DECIMAL = /^[0-9]{1,12}(\.[0-9]{1,12})?$/
const LIST = /^([0-9]{1,12}(\.[0-9]{1,12})?( *, *|$))*$/

function wrongFields(draft: Draft): ReadonlySet<string> {
  const wrong = Object.entries(draft).filter(([name, text]) => {
    if (name === 'recommended') return !LIST.test(text.trim())
    if (name === 'decimals') return !isWholeUpTo(METHOD_DECIMALS_MAX, text.trim())
    if (name === 'isOpen') return !['yes', 'no'].includes(text)
    if (['min', 'max', 'rateToUsd'].includes(name)) return !DECIMAL.test(text.trim())
    return text.trim() === ''
  })
  return new Set(wrong.map(([name]) => name))
}

function isWholeUpTo(maximum: number, text: string): boolean {
  return /^[0-9]$/.test(text) && Number(text) <= maximum
}

function wayOf(draft: Draft, { method }: PayIn): PayIn {
  const text = (name: string) => (draft[name] ?? '').trim()
  const bank = method.bank && {
    bankName: text('bankName'),
    branchName: text('branchName'),
    branchNumber: text('branchNumber'),
    accountName: text('accountName'),
    accountNumber: text('accountNumber'),
    reference: text('reference'),
  }
  return {
    method: {
      ...method,
      ...{ bank, address: bank === null ? text('address') : method.address },
      ...{ min: text('min'), max: text('max'), rateToUsd: text('rateToUsd') },
      decimals: Number(text('decimals')),
      recommended: text('recommended')
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    },
    isOpen: text('isOpen') === 'yes',
  }
}
