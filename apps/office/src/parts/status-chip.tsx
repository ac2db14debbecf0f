// A state in one word, its colour a help and never the only sign.

import { Box } from '@mui/material'

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'busy'

type StatusChipProps = { readonly label: string; readonly tone?: Tone }

export function StatusChip({ label, tone = 'plain' }: StatusChipProps) {
  return (
    <Box component="span" sx={{ ...CHIP, color: COLOURS[tone] }}>
      {label}
    </Box>
  )
}

const COLOURS = {
  plain: 'text.secondary',
  good: 'success.main',
  warn: 'warning.main',
  bad: 'error.main',
  busy: 'primary.main',
} as const
const CHIP = {
  display: 'inline-block',
  px: 1,
  border: '1px solid',
  borderRadius: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
}
