// What happened to a case, in order, and who did it.

import { Box } from '@mui/material'
import { TimeText } from '../../../parts/time-text.tsx'

export type Moment = {
  /** Null: it has not happened. */
  readonly time: number | null
  readonly what: string
  readonly who?: string | undefined
}

export function Timeline({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <Box component="ol" sx={LIST}>
      {moments
        .filter(({ time }) => time !== null)
        .map(({ time, what, who }) => (
          <Box component="li" key={what} sx={{ position: 'relative' }}>
            <strong>{what}</strong>
            {who !== undefined && ` by ${who}`}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              <TimeText ms={time} />
            </Box>
          </Box>
        ))}
    </Box>
  )
}

const LIST = { m: 0, pl: 2.5, display: 'grid', gap: 1 }
