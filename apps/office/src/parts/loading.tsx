// Something is on its way.

import { Box, CircularProgress } from '@mui/material'

export function Loading() {
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 4 }}>
      <CircularProgress size={20} aria-hidden role="presentation" />
      Loading …
    </Box>
  )
}
