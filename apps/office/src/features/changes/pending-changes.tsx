// What is asked for or announced already of the same subject: only one at a time can be.

import type { ChangeKind } from '@fairtick/wire/admin/change-kinds'
import { Alert } from '@mui/material'
import { Link } from 'react-admin'
import { useRead } from '../../platform/use-read.ts'
import { STATUS_NAMES } from './change-words.ts'

type PendingChangesProps = { readonly kind: ChangeKind; readonly subject?: string }

export function PendingChanges({ kind, subject }: PendingChangesProps) {
  const query = { kind, ...(subject === undefined ? {} : { subject }), size: '20' }
  const { data } = useRead('changes', { query })
  const waiting = data?.data.filter(({ status }) => status === 'pending' || status === 'approved')
  if (waiting === undefined || waiting.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {waiting.map(({ id, subject: of, status }) => (
        <div key={id}>
          <Link to={`/changes/${id}`} sx={{ textDecoration: 'underline' }}>
            A change of {of}
          </Link>{' '}
          {STATUS_NAMES[status]}.
        </div>
      ))}
    </Alert>
  )
}
