// From page to page of a list, and reading it again.

import { Box, Button, IconButton } from '@mui/material'
import { RefreshCw } from 'lucide-react'

type PagerProps = {
  readonly page: number
  readonly size: number
  /** Of this page. */
  readonly rows: number
  readonly total: number
  /** A total above it is not known. */
  readonly countedMax?: number | undefined
  /** Rows may have left before this page since: their number does not tell. */
  readonly hasNext: boolean
  readonly onPage: (page: number) => void
  readonly onRefresh: () => void
}

export function Pager({ page, size, rows, total, hasNext, ...props }: PagerProps) {
  const { countedMax = Number.POSITIVE_INFINITY, onPage, onRefresh } = props
  const from = (page - 1) * size + 1
  const to = from + rows - 1
  const isCounted = total <= countedMax
  const all = isCounted ? count(Math.max(to, total)) : `more than ${count(countedMax)}`
  return (
    <Box component="nav" aria-label="Pages" sx={BAR}>
      <Box role="status" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {rows > 0 && `${count(from)}–${count(to)} of ${all}`}
      </Box>
      {(page > 1 || hasNext) && (
        <>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
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
