// A page that broke, or whose part did not arrive, as after a new version: nothing was done by it.

import { Box, Button, Paper, Typography } from '@mui/material'
import { useDocumentTitle } from '../parts/use-document-title.ts'

export function FailedPage() {
  const heading = useDocumentTitle('This page could not be shown')
  return (
    <Box component="main" sx={{ p: 2, display: 'grid', placeItems: 'start center' }}>
      <Paper sx={{ p: 3, maxWidth: 480, display: 'grid', gap: 2, mt: 8 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          This page could not be shown
        </Typography>
        <span>
          Part of it did not arrive or failed, perhaps because there is a newer version. What you
          did before is not touched by it.
        </span>
        <Button variant="contained" onClick={() => location.reload()}>
          Load it again
        </Button>
      </Paper>
    </Box>
  )
}
