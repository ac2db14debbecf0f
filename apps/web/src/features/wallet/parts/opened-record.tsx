// The record that the address names, in a sheet over the list; it changes as the server tells.

import { Banner } from '@fairtick/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { MaybeInOtherAccount } from '../../../shell/other-account.tsx'
import { depositQuery, LazyDepositSheet } from '../../deposits/public.ts'
import { LazyWithdrawalSheet } from '../../withdrawals/public.ts'
import { withdrawalQuery } from '../withdrawal-reads.ts'

/** `id` undefined: none is open. */
export type OpenedRecordProps = { id: string | undefined; onClose: () => void }

export function OpenedDeposit({ id, onClose }: OpenedRecordProps) {
  const shownId = useLast(id)
  const { data } = useQuery(depositQuery(shownId))
  if (data === null && id !== undefined) return <RecordGone />
  if (data === undefined || data === null) return null
  return (
    <Suspense>
      <LazyDepositSheet record={data} open={id !== undefined} onClose={onClose} />
    </Suspense>
  )
}

export function OpenedWithdrawal({ id, onClose }: OpenedRecordProps) {
  const shownId = useLast(id)
  const { data } = useQuery(withdrawalQuery(shownId))
  if (data === null && id !== undefined) return <RecordGone />
  if (data === undefined || data === null) return null
  return (
    <Suspense>
      <LazyWithdrawalSheet
        key={data.id}
        record={data}
        open={id !== undefined}
        onClose={onClose}
        openedBy="address"
      />
    </Suspense>
  )
}

/** An old link, or one of somebody else. */
function RecordGone() {
  const t = useText()
  return (
    <div className="px-gutter">
      <Banner tone="warn" look="card">
        {t('wallet.recordGone')}
      </Banner>
      <MaybeInOtherAccount />
    </div>
  )
}

/** A sheet goes on showing the last record while it closes. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
