// Whether what is shown follows by itself.

import { useStreamHealth } from '../../../live/use-queues.ts'
import { StableSlot } from '../../../parts/stable-slot.tsx'
import { StatusChip } from '../../../parts/status-chip.tsx'

const CHIPS = {
  live: <StatusChip tone="good" label="Live" />,
  connecting: <StatusChip label="Connecting …" />,
  broken: <StatusChip tone="warn" label="Not live: trying again" />,
}

export function LiveChip() {
  return (
    <span role="status">
      <StableSlot shown={useStreamHealth()} of={CHIPS} />
    </span>
  )
}
