// Below a list: the keys that go through it.

import { Box } from '@mui/material'
import { Kbd } from './kbd.tsx'
import { useAreKeysOn } from './page-keys.ts'

export function RowKeyHint() {
  if (!useAreKeysOn()) return null
  return (
    <Box component="p" sx={HINT}>
      <Kbd name="j" />
      <Kbd name="k" /> choose a row
      <Kbd name="Enter" /> opens it
      <Kbd name="?" /> all keys
    </Box>
  )
}

const HINT = {
  m: 0,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& kbd': { mr: 0.5 },
  '& kbd:first-of-type': { ml: 0 },
  '@media (max-width: 759px)': { display: 'none' },
}
