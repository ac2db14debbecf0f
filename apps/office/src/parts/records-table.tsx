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
import type { ReactNode } from 'react'
import { Link } from 'react-admin'

export type Column<Row> = {
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'end'
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
  return (
    <TableContainer component={Paper} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
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
              {columns.map(({ label: name, cell, align }, place) => (
                <TableCell
                  key={name}
                  {...(align && { align: 'right' as const })}
                  sx={align ? NUMBERS : TEXT}
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

/** Ids and times break where they must, but not letter by letter. */
const TEXT = {
  overflowWrap: 'anywhere',
  '& code, & time': { display: 'inline-block', minWidth: '13ch' },
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
}
const NUMBERS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** The link lies over the whole row. */
function linked(content: ReactNode, to: string | undefined): ReactNode {
  if (to === undefined) return content
  return (
    <Link to={to} sx={LINK}>
      {content}
    </Link>
  )
}

const EMPTY = { p: 3, color: 'text.secondary' }
/** Buttons within a row stay above the link over it. */
const ROW = { position: 'relative', '& button, & dd a': { position: 'relative', zIndex: 1 } }
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  fontWeight: 600,
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
