// A part of a page with a heading of its own.

import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, actions, children }: SectionProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={FRAME}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Paper>
  )
}

/** What lies in it needs no frame of its own. */
const FRAME = {
  p: 2,
  mb: 2,
  '& .MuiPaper-root': { border: 0, borderRadius: 0, px: 0 },
  '& li.MuiPaper-root + li': { borderTop: '1px solid', borderColor: 'divider' },
}
