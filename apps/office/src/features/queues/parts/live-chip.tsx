// Whether what is shown follows by itself.

import { useLiveness } from '../../../live/use-liveness.ts'
import { StableSlot } from '../../../parts/stable-slot.tsx'
import { StatusChip } from '../../../parts/status-chip.tsx'

const CHIPS = {
  live: <StatusChip tone="good" label="Live" />,
  connecting: <StatusChip label="Connecting …" />,
  stale: <StatusChip tone="warn" label="Stale: nothing comes" />,
  broken: <StatusChip tone="warn" label="Not live: trying again" />,
}

export function LiveChip() {
  return (
    <span role="status">
      <StableSlot shown={useLiveness()} of={CHIPS} />
    </span>
  )
}
