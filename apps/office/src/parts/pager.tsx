// From page to page of a list.

import { Box, Button } from '@mui/material'

type PagerProps = {
  readonly page: number
  readonly size: number
  readonly total: number
  readonly onPage: (page: number) => void
}

export function Pager({ page, size, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size))
  if (total === 0) return null
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  return (
    <Box component="nav" aria-label="Pages" sx={BAR}>
      <Box role="status" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {from.toLocaleString('en')}–{to.toLocaleString('en')} of {total.toLocaleString('en')}
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
    </Box>
  )
}

const BAR = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mt: 1 }
