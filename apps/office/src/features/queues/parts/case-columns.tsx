// A case: what it is decided by on the one side, what is decided on the other.

import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type CaseColumnsProps = {
  /** Stays in sight while the other side is scrolled, where there is room. */
  readonly evidence: ReactNode
  readonly children: ReactNode
}

export function CaseColumns({ evidence, children }: CaseColumnsProps) {
  return (
    <Box sx={COLUMNS}>
      <Box sx={EVIDENCE}>{evidence}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
}
const EVIDENCE = { minWidth: 0, position: { md: 'sticky' }, top: { md: 80 } }
