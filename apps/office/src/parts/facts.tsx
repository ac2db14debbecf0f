// Names and values beside each other.

import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A value that is `null` or `undefined` is not there and not shown. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <Box component="dl" sx={LIST}>
      {Object.entries(facts)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
}
