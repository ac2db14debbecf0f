// A part of a page that is closed at first: what is in it is there, and read, while it is open.

import { Box, Button, Paper, Typography } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type FoldedSectionProps = {
  readonly title: string
  /** Why it cannot be opened yet. */
  readonly isBlocked: boolean
  readonly children: () => ReactNode
}

export function FoldedSection({ title, isBlocked, children }: FoldedSectionProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Paper component="section" aria-labelledby={id} sx={FRAME}>
      <Typography variant="h2" sx={{ m: 0 }}>
        <Button
          id={id}
          fullWidth
          color="inherit"
          disabled={isBlocked}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          endIcon={<ChevronDown size={18} aria-hidden style={isOpen ? TURNED : undefined} />}
          sx={HEAD}
        >
          {title}
        </Button>
      </Typography>
      {isOpen && <Box sx={BODY}>{children()}</Box>}
    </Paper>
  )
}

const TURNED = { transform: 'rotate(180deg)' }
/** What lies in it needs no frame of its own. */
const FRAME = {
  mb: 1,
  '& .MuiPaper-root': { border: 0, borderRadius: 0, px: 0 },
  '& li.MuiPaper-root + li': { borderTop: '1px solid', borderColor: 'divider' },
}
const HEAD = { justifyContent: 'space-between', textAlign: 'start', font: 'inherit', px: 2 }
const BODY = { px: 2, pb: 2 }
