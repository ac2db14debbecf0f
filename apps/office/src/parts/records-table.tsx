// Rows as a table, on a narrow screen as cards; columns are named once for both.

import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-admin'
import { useFits } from './use-fits.ts'
import { ROW_LINK, useRowKeys } from './use-row-keys.ts'

export type Column<Row> = {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'end'
  /** Text that somebody wrote: it may break anywhere. Ids, codes and words stay whole. */
  readonly prose?: true
}

export type RecordsTableProps<Row> = {
  /** What the rows are, for who cannot see them. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The first one is the link to the row's page, where there is one. */
  readonly columns: readonly Column<Row>[]
  readonly linkOf?: ((row: Row) => string) | undefined
  /** Said where there are no rows. */
  readonly empty: string
}

export function RecordsTable<Row>(props: RecordsTableProps<Row>) {
  const isWide = useMediaQuery('(min-width: 760px)')
  if (props.rows.length === 0) return <Paper sx={EMPTY}>{props.empty}</Paper>
  return isWide ? <WideTable {...props} /> : <Cards {...props} />
}

function WideTable<Row>({ label, rows, keyOf, columns, linkOf }: RecordsTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  useRowKeys(frame, { opens: linkOf !== undefined })
  // Where all of it fits its head stays in sight while the page scrolls, and no focus stops here.
  const scrolls = { tabIndex: 0, role: 'region', 'aria-label': label }
  return (
    <TableContainer component={Paper} ref={frame} sx={fits ? FITTING : {}} {...(!fits && scrolls)}>
      <Table aria-label={label} stickyHeader={fits}>
        <TableHead>
          <TableRow>
            {columns.map(({ label: name, align }) => (
              <TableCell key={name} scope="col" {...(align && { align: 'right' as const })}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover={linkOf !== undefined} sx={ROW}>
              {columns.map(({ label: name, cell, align, prose }, place) => (
                <TableCell
                  key={name}
                  {...(align && { align: 'right' as const })}
                  sx={align ? NUMBERS : prose ? PROSE : TEXT}
                >
                  {place === 0 ? linked(cell(row), linkOf?.(row)) : cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Cards<Row>({ label, rows, keyOf, columns, linkOf }: RecordsTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <Box component="ul" aria-label={label} sx={CARDS}>
      {rows.map((row) => (
        <Paper component="li" key={keyOf(row)} sx={{ ...ROW, p: 1.5 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {first && linked(first.cell(row), linkOf?.(row))}
          </Box>
          <Box component="dl" sx={PAIRS}>
            {others.map(({ label: name, cell }) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {name}
                </Box>
                <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {cell(row)}
                </Box>
              </Box>
            ))}
          </Box>
        </Paper>
      ))}
    </Box>
  )
}

/** In two lines, so that a table has room for both. */
const TIMES = {
  '& .utc': { display: 'block', fontSize: '0.75rem', lineHeight: 1.3 },
  '& .utc .mark': { display: 'none' },
}
/** Words and ids stay whole: a column is as wide as the longest of them. */
const TEXT = { ...TIMES, '& code': { fontSize: '0.75rem' } }
const PROSE = { ...TIMES, overflowWrap: 'anywhere', minWidth: '16ch' }
const NUMBERS = { ...TIMES, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
/** Its corners stay round without cutting what sticks out: the head below the bar. */
const FITTING = {
  overflow: 'visible',
  '& thead th': { top: 'var(--bar-height)', bgcolor: 'background.paper', zIndex: 2 },
  '& thead th:first-of-type': { borderTopLeftRadius: 8 },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
}

/** The link lies over the whole row. */
function linked(content: ReactNode, to: string | undefined): ReactNode {
  if (to === undefined) return content
  return (
    <Link to={to} sx={LINK} {...{ [ROW_LINK]: '' }}>
      {content}
    </Link>
  )
}

const EMPTY = { p: 3, color: 'text.secondary' }
/** Buttons within a row stay above the link over it. */
const ROW = {
  position: 'relative',
  '& button, & dd a': { position: 'relative', zIndex: 1 },
  '&:has([data-row-link]:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
}
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  fontWeight: 600,
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}
const CARDS = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }
const PAIRS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.875rem',
  '& dd > .MuiButton-root, & dd > .MuiIconButton-root': { ml: -1.5 },
}
