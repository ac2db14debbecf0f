// An id, in full: it is copied, compared and searched for.

import { Box } from '@mui/material'

export function IdText({ id }: { readonly id: string }) {
  return (
    <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {id}
    </Box>
  )
}
