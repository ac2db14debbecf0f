// Several states beside each other.

import { Box } from '@mui/material'
import { StatusChip, type Tone } from '../../../parts/status-chip.tsx'

type ChipsProps = {
  readonly chips: readonly { readonly label: string; readonly tone: Tone }[]
  /** Said where there are none. */
  readonly none: string
}

export function Chips({ chips, none }: ChipsProps) {
  if (chips.length === 0) return none
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {chips.map(({ label, tone }) => (
        <StatusChip key={label} {...{ label, tone }} />
      ))}
    </Box>
  )
}
