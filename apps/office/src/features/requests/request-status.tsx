// Where a request stands.

import { orUnknown } from '@fairtick/wire/or-unknown'
import { StatusChip, type Tone } from '../../parts/status-chip.tsx'
import type { RoleRequest } from './request-rules.ts'

const TONES: Readonly<Record<RoleRequest['status'], Tone>> = orUnknown(
  {
    pending: 'busy',
    approved: 'good',
    rejected: 'bad',
    withdrawn: 'plain',
  },
  'plain',
)

export function RequestStatus({ status }: Pick<RoleRequest, 'status'>) {
  return <StatusChip tone={TONES[status]} label={status} />
}
