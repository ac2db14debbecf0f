// From page to page of a list, and reading it again.

import { Box, Button, IconButton } from '@mui/material'
import { RefreshCw } from 'lucide-react'

type PagerProps = {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onPage: (page: number) => void
  readonly onRefresh: () => void
}

export function Pager({ page, size, total, onPage, onRefresh }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size))
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  return (
    <Box component="nav" aria-label="Pages" sx={BAR}>
      <Box role="status" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {total > 0 && `${count(from)}–${count(to)} of ${count(total)}`}
      </Box>
      {last > 1 && (
        <>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
      <IconButton aria-label="Read again" onClick={onRefresh}>
        <RefreshCw size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}

function count(value: number): string {
  return value.toLocaleString('en')
}

const BAR = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mt: 1 }
