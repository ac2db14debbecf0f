// Where a request stands.

import { StatusChip, type Tone } from '../parts/status-chip.tsx'
import type { RoleRequest } from './request-rules.ts'

const TONES: Readonly<Record<RoleRequest['status'], Tone>> = {
  pending: 'busy',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
}

export function RequestStatus({ status }: Pick<RoleRequest, 'status'>) {
  return <StatusChip tone={TONES[status]} label={status} />
}
