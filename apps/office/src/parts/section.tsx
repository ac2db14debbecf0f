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
    <Paper component="section" aria-labelledby={id} sx={{ p: 2, mb: 2 }}>
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
