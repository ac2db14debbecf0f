// Whether what is shown follows by itself.

import { useStreamHealth } from '../../live/use-queues.ts'
import { OneOf } from '../../parts/one-of.tsx'
import { StatusChip } from '../../parts/status-chip.tsx'

const CHIPS = {
  live: <StatusChip tone="good" label="Live" />,
  connecting: <StatusChip label="Connecting …" />,
  broken: <StatusChip tone="warn" label="Not live: trying again" />,
}

export function LiveChip() {
  return (
    <span role="status">
      <OneOf shown={useStreamHealth()} of={CHIPS} />
    </span>
  )
}
