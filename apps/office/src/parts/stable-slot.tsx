// One of several, in a place as large as the largest: nothing moves when another is shown.

import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type StableSlotProps<Name extends string> = {
  readonly shown: Name
  readonly of: Readonly<Record<Name, ReactNode>>
}

export function StableSlot<Name extends string>({ shown, of }: StableSlotProps<Name>) {
  return (
    <Box component="span" sx={{ display: 'inline-grid', placeItems: 'center start' }}>
      {Object.entries<ReactNode>(of).map(([name, one]) => (
        <Box component="span" key={name} sx={name === shown ? PLACE : UNSEEN}>
          {one}
        </Box>
      ))}
    </Box>
  )
}

const PLACE = { gridArea: '1 / 1' }
/** Takes its place, and is neither seen nor read out. */
const UNSEEN = { ...PLACE, visibility: 'hidden' }
