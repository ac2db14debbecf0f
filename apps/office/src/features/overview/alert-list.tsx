// What calls for somebody now, each with the way to where it is dealt with.

import { Box, Paper } from '@mui/material'
import { ArrowRight, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Link } from 'react-admin'
import type { OpenAlert } from './open-alerts.ts'

export function AlertList({ alerts }: { readonly alerts: readonly OpenAlert[] }) {
  if (alerts.length === 0) {
    return (
      <Paper sx={{ ...ROW, mb: 2, color: 'success.main' }} role="status">
        <CircleCheck size={20} aria-hidden />
        <Box component="span" sx={{ color: 'text.primary' }}>
          Nothing calls for you.
        </Box>
      </Paper>
    )
  }
  return (
    <Paper component="section" aria-label="Alerts" sx={{ mb: 2 }}>
      <Box component="ul" sx={LIST}>
        {alerts.map(({ level, text, to }) => {
          const { Icon, colour, word } = LEVELS[level]
          return (
            <Box component="li" key={text}>
              <Box component={Link} to={to} sx={{ ...ROW, ...LINE }}>
                <Box component="span" sx={{ ...MARK, color: colour }}>
                  <Icon size={20} aria-hidden />
                  <Box component="span" sx={{ minWidth: 52 }}>
                    {word}
                  </Box>
                </Box>
                <Box component="span" sx={{ flexGrow: 1, minWidth: 0, fontSize: '0.875rem' }}>
                  {text}
                </Box>
                <ArrowRight size={18} aria-hidden style={{ flexShrink: 0 }} />
              </Box>
            </Box>
          )
        })}
      </Box>
    </Paper>
  )
}

const LEVELS = {
  urgent: { Icon: OctagonAlert, colour: 'error.main', word: 'Urgent' },
  mind: { Icon: TriangleAlert, colour: 'warning.main', word: 'Check' },
} as const
/** Two beside each other where there is room: the rest of the page stays in sight. */
const LIST = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
  '& li': { borderTop: '1px solid', borderColor: 'divider', mt: '-1px' },
  overflow: 'hidden',
}
const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, minHeight: 44 }
const LINE = {
  color: 'text.primary',
  '&:hover': { bgcolor: 'action.hover', textDecoration: 'none' },
}
const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 600,
  flexShrink: 0,
}
