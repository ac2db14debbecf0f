// Which installation this is: what staff do here is about real money, or it is not.

import { StatusChip } from '../parts/status-chip.tsx'
import { useRead } from '../platform/use-read.ts'

export function InstallationMark() {
  const { data } = useRead('installation')
  if (data === undefined) return null
  if (data.demo) return <StatusChip tone="warn" label="demo data" />
  return <StatusChip tone={data.mode === 'live' ? 'bad' : 'plain'} label={data.mode} />
}
