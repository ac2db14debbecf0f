// The key that does the same as the button it stands on; not on a phone.

import { Box } from '@mui/material'
import { useAreKeysOn } from './page-keys.ts'

/** Not read out: `aria-keyshortcuts` of the button says it. */
export function Kbd({ name }: { readonly name: string }) {
  if (!useAreKeysOn()) return null
  return (
    <Box component="kbd" aria-hidden sx={KEY}>
      {name}
    </Box>
  )
}

/** For the button or link that `Kbd` stands on. */
export function keyProps(key: string | undefined) {
  return key === undefined ? {} : { 'aria-keyshortcuts': key }
}

const KEY = {
  display: 'inline-block',
  ml: 1,
  px: 0.625,
  minWidth: 18,
  border: '1px solid currentColor',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  textAlign: 'center',
  textTransform: 'uppercase',
  '@media (max-width: 759px)': { display: 'none' },
}
