// The frame of the pages before signing in.

import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../parts/use-document-title.ts'

type AuthFrameProps = { readonly title: string; readonly children: ReactNode }

export function AuthFrame({ title, children }: AuthFrameProps) {
  const heading = useDocumentTitle(title)
  return (
    <Box component="main" sx={OUTER}>
      <Paper sx={INNER}>
        <Box sx={{ color: 'text.secondary', fontWeight: 600 }}>Fairtick back office</Box>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
  )
}

const OUTER = {
  display: 'grid',
  placeItems: 'start center',
  minHeight: '100dvh',
  p: 2,
  pt: { xs: 3, sm: '12vh' },
  bgcolor: 'background.default',
}
const INNER = { width: '100%', maxWidth: 440, p: 3 }
