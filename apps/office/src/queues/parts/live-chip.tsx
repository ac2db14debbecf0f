// Whether what is shown follows by itself.

import { useStreamHealth } from '../../live/use-queues.ts'
import { StatusChip } from '../../parts/status-chip.tsx'

export function LiveChip() {
  const health = useStreamHealth()
  return (
    <span role="status">
      {health === 'live' && <StatusChip tone="good" label="Live" />}
      {health === 'connecting' && <StatusChip label="Connecting …" />}
      {health === 'broken' && <StatusChip tone="warn" label="Not live: trying again" />}
    </span>
  )
}
