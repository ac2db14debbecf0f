// Who looks at a case, as the stream says it, else as it was when the row was read.

import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { useQueue } from '../../../live/use-queues.ts'
import { StatusChip } from '../../../parts/status-chip.tsx'
import { useMe } from '../../../platform/session.ts'

export type Claim = { readonly staffId: string; readonly name: string; readonly until: number }

export function useClaimOf(queue: LiveQueue, id: string, read: Claim | null): Claim | undefined {
  const state = useQueue(queue)
  return state === undefined ? (read ?? undefined) : state.claims[id]
}

type ClaimTextProps = {
  readonly queue: LiveQueue
  readonly id: string
  readonly read: Claim | null
}

export function ClaimText({ queue, id, read }: ClaimTextProps) {
  const me = useMe()
  const claim = useClaimOf(queue, id, read)
  if (claim === undefined) return '–'
  return claim.staffId === me.id ? (
    <StatusChip tone="busy" label="you" />
  ) : (
    <StatusChip tone="warn" label={claim.name} />
  )
}
