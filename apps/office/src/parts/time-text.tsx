// A moment, to the second: in the time of who reads it, and beside it in UTC.

import { Box } from '@mui/material'
import { createTimePair } from './time-pair.ts'

const pairOf = createTimePair()

/** `ms` since the epoch; nothing yet is a dash. In a table UTC stands below (records-table). */
export function TimeText({ ms }: { readonly ms: number | null | undefined }) {
  if (ms === null || ms === undefined) return '–'
  const iso = new Date(ms).toISOString()
  const { local, utc } = pairOf(ms)
  return (
    <time dateTime={iso} title={iso}>
      <Box component="span" sx={WHOLE}>
        {local}
      </Box>{' '}
      {utc !== undefined && (
        <Box component="span" className="utc" sx={UTC}>
          <span className="mark">(</span>
          {utc}
          <span className="mark">)</span>
        </Box>
      )}
    </time>
  )
}

/** Both, for a title. */
export function timeTitle(ms: number): string {
  const { local, utc } = pairOf(ms)
  return utc === undefined ? local : `${local} · ${utc}`
}

const WHOLE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }
const UTC = { ...WHOLE, color: 'text.secondary' }
