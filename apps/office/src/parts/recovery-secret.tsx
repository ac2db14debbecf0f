// A recovery secret and what it is for.

import { Box } from '@mui/material'
import { SecretText } from './secret-text.tsx'

export function RecoverySecret({ secret }: { readonly secret: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>
        Your recovery secret: write it down and keep it apart from your phone and this machine. If
        the admins are lost, it opens the office again together with that of another admin. Give it
        to nobody.
      </span>
      <SecretText secret={secret} />
    </Box>
  )
}
