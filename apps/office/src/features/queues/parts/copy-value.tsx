// A value that is taken elsewhere: an address, an account number.

import { Box, IconButton } from '@mui/material'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { IdText } from '../../../parts/id-text.tsx'

const SHOWN_MS = 1_500

export function CopyValue({ label, value }: { readonly label: string; readonly value: string }) {
  const [isCopied, setCopied] = useState(false)
  const notify = useNotify()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      notify(`${label} copied`, { type: 'info', autoHideDuration: SHOWN_MS })
    } catch {
      notify('The browser does not allow copying: mark it by hand', { type: 'warning' })
    }
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' }}>
      <Box sx={{ minWidth: 0, '& code': { fontSize: '0.75rem' } }}>
        <IdText id={value} />
      </Box>
      <IconButton aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      </IconButton>
    </Box>
  )
}
