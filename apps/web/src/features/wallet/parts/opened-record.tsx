// The record that the address names, in a sheet over the list; it changes as the server tells.

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { depositQuery } from '../../deposits/deposit-reads.ts'

const DepositSheet = lazy(() =>
  import('../../deposits/parts/deposit-sheet.tsx').then((file) => ({ default: file.DepositSheet })),
)

/** `id` undefined: none is open. */
export type OpenedRecordProps = { id: string | undefined; onClose: () => void }

export function OpenedDeposit({ id, onClose }: OpenedRecordProps) {
  // The sheet goes on showing the last one while it closes.
  const shownId = useLast(id)
  const { data } = useQuery(depositQuery(shownId))
  if (data === undefined || data === null) return null
  return (
    <Suspense>
      <DepositSheet record={data} open={id !== undefined} onClose={onClose} />
    </Suspense>
  )
}

function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
