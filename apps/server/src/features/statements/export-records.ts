// A customer's own records of a span as CSV, read page by page while the file is sent.

import type { Instant } from '@fairtick/core/time/instant'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { EXPORT_MAX_DAYS, EXPORT_MAX_MS } from '@fairtick/wire/export-span'
import { type AccountContext, type Declined, invalid, tooMany } from '@fairtick/wire/handler'
import type { TextFile } from '@fairtick/wire/text-file'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import type { Queryable } from '../../platform/database.ts'
import { loadAccount, pageMoneyChanges, presentMoneyChange } from '../account/public.ts'
import { listContractsAfter, type PresentContract } from '../contracts/public.ts'
import { listOptionsBehind, type PresentOption } from '../options/public.ts'
import { listPayrollBehind } from '../salary/public.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import {
  CHANGE_COLUMNS,
  CONTRACT_COLUMNS,
  type Column,
  OPTION_COLUMNS,
  PAYROLL_COLUMNS,
} from './export-columns.ts'
import type { ExportSlots } from './export-slots.ts'
import { createZonedIso } from './zoned-iso.ts'

export type ExportParts = {
  readonly database: Queryable
  readonly now: () => Instant
  readonly operatorTimeZone: string
  readonly presentOption: PresentOption
  readonly presentContract: PresentContract
  readonly slots: ExportSlots
}

type Query = CallArguments<'exportRecords'>['query']

/** Rows that are in memory at once, for each file that is being made. */
const PAGE_ROWS = 500
const RETRY_MS = 5_000

/** The file's beginning has been read when it is returned, so that a fault still is an answer. */
export async function exportRecords(
  parts: ExportParts,
  query: Query,
  { caller, account, language }: AccountContext,
): Promise<TextFile | Declined> {
  const iso = createZonedIso(parts.operatorTimeZone)
  const wrong = spanProblem(query)
  if (wrong !== undefined) return wrong
  const release = parts.slots.take(caller.userId)
  if (release === undefined) return tooMany(RETRY_MS)
  const lines = async function* () {
    try {
      const { id } = await loadAccount(parts.database, caller.userId, account)
      // What happens while the file is made is not in it.
      const span = { from: query.from, to: Math.min(query.to, parts.now()) }
      yield* recordLines(parts, { ...query, ...span, accountId: id }, { language, iso })
    } finally {
      release()
    }
  }
  const generator = lines()
  const first = await generator.next()
  return { fileName: fileNameOf(query, iso), parts: begunWith(first, generator) }
}

function spanProblem({ from, to }: Query): Declined | undefined {
  if (to < from) return invalid({ to: ['ends_before_start'] })
  if (to <= from + EXPORT_MAX_MS) return undefined
  return invalid({ to: [{ problem: 'too_many_days', values: { days: EXPORT_MAX_DAYS } }] })
}

type Wanted = Query & { readonly accountId: string }
type Look = {
  readonly language: AccountContext['language']
  readonly iso: (timeMs: number) => string
}

function recordLines(parts: ExportParts, wanted: Wanted, look: Look): AsyncGenerator<string> {
  const { database, presentOption, presentContract } = parts
  const { accountId, from, to, what } = wanted
  const pageBehind = (behind: bigint) => ({ from, to, behind, limit: PAGE_ROWS })
  switch (what) {
    case 'moneychange': {
      const readPage = pageMoneyChanges(database, accountId, { from, to })
      return linesOf(CHANGE_COLUMNS, look, async () => {
        const rows = await readPage(PAGE_ROWS)
        return { rows: rows.map(presentMoneyChange), last: rows.at(-1)?.number }
      })
    }
    case 'options':
      return linesOf(OPTION_COLUMNS, look, async (behind) => {
        const { options, last } = await listOptionsBehind(database, accountId, pageBehind(behind))
        return { rows: options.map(presentOption), last }
      })
    case 'contracts':
      return linesOf(CONTRACT_COLUMNS, look, async (behind) => {
        const page = await listContractsAfter(database, accountId, pageBehind(behind))
        return { rows: page.contracts.map(presentContract), last: page.last }
      })
    case 'payroll':
      return linesOf(PAYROLL_COLUMNS, look, async (behind) => {
        const zoned = { accountId, timeZone: parts.operatorTimeZone }
        const { records, last } = await listPayrollBehind(database, zoned, pageBehind(behind))
        return { rows: records, last }
      })
    default:
      return what satisfies never
  }
}

type Page<Row> = { readonly rows: readonly Row[]; readonly last: bigint | undefined }

/** One text a page, the first with mark and header. */
async function* linesOf<Row>(
  columns: readonly Column<Row>[],
  { language, iso }: Look,
  readBehind: (behind: bigint) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  const words = DICTIONARIES[language].exports
  let text = BYTE_ORDER_MARK + csvLine(columns.map(({ word }) => words[word]))
  let behind = 0n
  for (;;) {
    const { rows, last } = await readBehind(behind)
    yield text + rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, iso)))).join('')
    if (last === undefined || rows.length < PAGE_ROWS) return
    text = ''
    behind = last
  }
}

/** `fairtick-options-2026-10-23-2026-11-21.csv`, in days of the operator. */
function fileNameOf({ what, from, to }: Query, iso: (timeMs: number) => string): string {
  const day = (timeMs: number) => iso(timeMs).slice(0, 'YYYY-MM-DD'.length)
  return `fairtick-${what}-${day(from)}-${day(to)}.csv`
}

/** Ends the rest also when nobody began to read: a generator alone would not run its `finally`. */
function begunWith(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): AsyncIterableIterator<string> {
  let isFirst = true
  return {
    next: async () => {
      if (!isFirst) return await rest.next()
      isFirst = false
      return first
    },
    return: () => rest.return(undefined),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
