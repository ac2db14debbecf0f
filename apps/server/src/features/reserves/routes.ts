// Wire calls about reserves: what is owed, and the statements that are held against it (REL-64).

import { createHash } from 'node:crypto'
import { formatMoney, subtractMoney } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { reserveCalls } from '@fairtick/wire/admin/calls/reserves'
import type { AdminDeclined, AdminHandlers, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { randomId } from '../../platform/random-id.ts'
import { type AuditParts, audited } from '../audit/public.ts'
import { listStaffNames } from '../staff/public.ts'
import { readCover } from './read-cover.ts'
import { readStatement } from './read-statement.ts'
import { sealStatement } from './sealed-statement.ts'
import {
  insertStatement,
  type Liabilities,
  liabilitiesText,
  listStatements,
  loadNewestStatement,
  loadStatement,
  type StatementRow,
  sumLiabilities,
  totalOf,
} from './store.ts'

export type ReserveDependencies = AuditParts & { readonly mode: 'practice' | 'live' }

export function reserveRoutes(
  dependencies: ReserveDependencies,
): AdminHandlers<keyof typeof reserveCalls> {
  const { database, nowMs } = dependencies
  return {
    liabilities: async () => {
      // One of play money says nothing of what is owed now that real money moves.
      const newest = await loadNewestStatement(database, kindOf(dependencies))
      const row = newest && (await loadStatement(database, newest.id))
      return {
        liabilities: presentLiabilities(await sumLiabilities(database, kindOf(dependencies))),
        time: nowMs(),
        newest: row === undefined ? null : await presentRow(database, row),
        cover: (await readCover(database, dependencies))?.state ?? null,
      }
    },
    statements: async ({ query }) => {
      const paging = pagingOf(query)
      const found = await listStatements(database, paging)
      return answerPage(paging, found, await presentRows(database, found.rows))
    },
    statement: async ({ query }) => {
      const row = await loadStatement(database, query.id)
      if (row === undefined) return { declined: 'not_found' }
      return { ...(await presentRow(database, row)), accounts: linesOf(row) }
    },
    uploadStatement: ({ body }, context) => uploadStatement(dependencies, body, context),
  }
}

/** What is owed is summed in the transaction that stores the file: they are of one moment. */
async function uploadStatement(
  dependencies: ReserveDependencies,
  { fileName, content }: AdminCallArguments<'uploadStatement'>['body'],
  context: StaffContext,
): Promise<AdminCallResult<'uploadStatement'> | AdminDeclined> {
  const read = readStatement(content)
  if ('wrongLine' in read) return { declined: 'invalid', fields: { content: ['invalid'] } }
  return await audited(dependencies, context, async (tx, write) => {
    const row: StatementRow = {
      ...{ id: randomId(), accountKind: kindOf(dependencies), fileName, content },
      hash: createHash('sha256').update(content).digest('hex'),
      ...{ lines: read.lines.length, assets: read.assets },
      liabilities: await sumLiabilities(tx, kindOf(dependencies)),
      ...{ uploadedBy: context.caller.staffId, uploadedMs: dependencies.nowMs() },
    }
    const sealed = { ...row, liabilities: liabilitiesText(row.liabilities) }
    await insertStatement(tx, { ...row, seal: sealStatement(dependencies.rowSeal, sealed) })
    const presented = await presentRow(tx, row)
    const { hash, assets, difference } = presented
    const detail = { hash, assets, owed: presented.liabilities.total, difference }
    await write({
      ...{ action: 'books.statement', subjectKind: 'books', subjectId: row.id, detail },
    })
    return presented
  })
}

/** Whose money is real in this mode (TR-12.2). */
function kindOf({ mode }: ReserveDependencies): 'practice' | 'real' {
  return mode === 'live' ? 'real' : 'practice'
}

function presentLiabilities(sums: Liabilities): AdminCallResult<'liabilities'>['liabilities'] {
  return {
    cash: formatMoney(sums.cash),
    stakes: formatMoney(sums.stakes),
    withdrawalHolds: formatMoney(sums.withdrawalHolds),
    salaries: formatMoney(sums.salaries),
    rewards: formatMoney(sums.rewards),
    total: formatMoney(totalOf(sums)),
  }
}

async function presentRow(database: Queryable, row: StatementRow) {
  const [presented] = await presentRows(database, [row])
  if (presented === undefined) throw new Error('a statement is missing')
  return presented
}

async function presentRows(
  database: Queryable,
  rows: readonly StatementRow[],
): Promise<AdminCallResult<'statements'>['data']> {
  const names = await listStaffNames(database, [
    ...new Set(rows.map(({ uploadedBy }) => uploadedBy)),
  ])
  return rows.map(({ id, accountKind, fileName, hash, lines, assets, liabilities, ...row }) => ({
    ...{ id, accountKind, fileName, hash, lines },
    ...{ uploadedBy: row.uploadedBy, uploadedTime: row.uploadedMs },
    uploadedByName: names.get(row.uploadedBy) ?? '',
    assets: formatMoney(assets),
    liabilities: presentLiabilities(liabilities),
    difference: formatMoney(subtractMoney(assets, totalOf(liabilities))),
  }))
}

function linesOf({ content }: StatementRow): AdminCallResult<'statement'>['accounts'] {
  const read = readStatement(content)
  if ('wrongLine' in read) throw new Error('a statement that was stored cannot be read')
  return read.lines.map(({ balanceUsd, ...line }) => ({
    ...line,
    balanceUsd: formatMoney(balanceUsd),
  }))
}
