// A list before and after: what goes is struck out, what comes is marked; words, not colour alone.

import { Box } from '@mui/material'

type ListChangeProps = {
  readonly removed: readonly string[]
  readonly kept: readonly string[]
  readonly added: readonly string[]
}

export function ListChange({ removed, kept, added }: ListChangeProps) {
  if (removed.length + kept.length + added.length === 0) return 'none'
  return (
    <Box component="ul" sx={LIST}>
      {removed.map((item) => (
        <Box component="li" key={item} sx={{ color: 'error.main' }}>
          takes away <del>{item}</del>
        </Box>
      ))}
      {kept.map((item) => (
        <li key={item}>keeps {item}</li>
      ))}
      {added.map((item) => (
        <Box component="li" key={item} sx={{ color: 'success.main' }}>
          adds <Box component="ins">{item}</Box>
        </Box>
      ))}
    </Box>
  )
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& del, & ins': { fontWeight: 600 },
  '& ins': { textDecoration: 'none' },
}
