// An id, in full: it is copied, compared and searched for.

import { Box } from '@mui/material'

/** It breaks only where one id ends and another begins, as in `order@account`. */
export function IdText({ id }: { readonly id: string }) {
  return (
    <Box component="code" sx={{ fontSize: '0.8125rem' }}>
      {id.split(BEHIND_MARK).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their places
        <Box component="span" key={place} sx={part.length > WHOLE_MAX ? ANYWHERE : WHOLE}>
          {part}
        </Box>
      ))}
    </Box>
  )
}

/** Behind it a new part begins. */
const BEHIND_MARK = /(?<=[@:/,])/
/** A longer part, such as a hash, would push everything else aside. */
const WHOLE_MAX = 36
const WHOLE = { display: 'inline-block' }
const ANYWHERE = { overflowWrap: 'anywhere' }
