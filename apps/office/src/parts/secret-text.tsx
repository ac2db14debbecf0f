// A secret that is shown this once, to be kept by whoever reads it.

import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'

export function SecretText({ secret }: { readonly secret: string }) {
  const [copied, setCopied] = useState<'copied' | 'not copied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied('copied')
    } catch {
      // Refused, or a page without TLS, which has no clipboard.
      setCopied('not copied')
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="warning">It is shown only now. Nobody can read it again.</Alert>
      <Box component="code" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        {secret}
      </Box>
      <Button onClick={() => void copy()}>Copy</Button>
      <span role="status">
        {copied === 'copied' && 'Copied.'}
        {copied === 'not copied' && 'It could not be copied: mark it and copy it by hand.'}
      </span>
    </Box>
  )
}
