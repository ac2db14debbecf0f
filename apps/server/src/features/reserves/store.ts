// All SQL of `bank_statement`, and the sums of what the house owes.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

/** In micro-units of USD. */
export type Liabilities = {
  readonly cash: Money
  readonly stakes: Money
  readonly withdrawalHolds: Money
  readonly salaries: Money
  readonly rewards: Money
}

/** One statement, so that all sums are of one moment. */
export async function sumLiabilities(
  database: Queryable,
  kind: 'practice' | 'real',
): Promise<Liabilities> {
  const [row] = await database.query<{
    cash: string
    stake: string
    hold: string
    salary: string
    rewards: string
  }>(
    `SELECT coalesce(sum(a.cash), 0)::text AS cash, coalesce(sum(a.stake), 0)::text AS stake,
       coalesce(sum(a.withdrawal_hold), 0)::text AS hold,
       coalesce(sum(a.salary), 0)::text AS salary,
       (SELECT coalesce(sum(p.amount), 0)::text
        FROM payable_reward p JOIN account m ON m.id = p.beneficiary_id AND m.kind = $1) AS rewards
     FROM account a WHERE a.kind = $1`,
    [kind],
  )
  const micros = (text = '0') => moneyFromMicros(BigInt(text))
  return {
    cash: micros(row?.cash),
    stakes: micros(row?.stake),
    withdrawalHolds: micros(row?.hold),
    salaries: micros(row?.salary),
    rewards: micros(row?.rewards),
  }
}

export type StatementRow = {
  readonly id: string
  readonly fileName: string
  readonly content: string
  readonly hash: string
  readonly lines: number
  readonly assets: Money
  readonly liabilities: Liabilities
  readonly uploadedBy: string
  readonly uploadedMs: number
}

type StoredStatement = {
  readonly id: string
  readonly file_name: string
  readonly content: string
  readonly content_hash: string
  readonly lines: number
  readonly assets: bigint
  readonly liabilities: Readonly<Record<keyof Liabilities, string>>
  readonly uploaded_by: string
  readonly uploaded_time: bigint
}

export async function insertStatement(tx: Queryable, statement: StatementRow): Promise<void> {
  const { id, fileName, content, hash, lines, assets, uploadedBy, uploadedMs } = statement
  const micros = Object.entries(statement.liabilities).map(([name, sum]) => [name, String(sum)])
  await tx.query(
    `INSERT INTO bank_statement (id, file_name, content, content_hash, lines, assets, liabilities,
       uploaded_by, uploaded_time)
     VALUES ($1, $2, $3, $4, $5::integer, $6::bigint, $7::json, $8, $9::bigint)`,
    [
      ...[id, fileName, content, hash, String(lines), String(assets)],
      ...[JSON.stringify(Object.fromEntries(micros)), uploadedBy, String(uploadedMs)],
    ],
  )
}

/** One page, newest first, and how many there are. */
export function listStatements(
  database: Queryable,
  paging: Paging,
): Promise<CountedPage<StatementRow>> {
  const from = 'FROM bank_statement WHERE true'
  return loadPage(
    database,
    { from, parameters: [], order: { by: 'number' }, read: readRow },
    paging,
  )
}

export async function loadStatement(
  database: Queryable,
  id: string,
): Promise<StatementRow | undefined> {
  const sql = 'SELECT * FROM bank_statement WHERE id = $1'
  return (await database.query<StoredStatement>(sql, [id])).map(readRow)[0]
}

function readRow(row: StoredStatement): StatementRow {
  const sums = Object.entries(row.liabilities).map(([name, micros]) => [
    name,
    moneyFromMicros(BigInt(micros)),
  ])
  return {
    ...{ id: row.id, fileName: row.file_name, content: row.content, hash: row.content_hash },
    ...{ lines: row.lines, assets: moneyFromMicros(row.assets) },
    liabilities: Object.fromEntries(sums) as Liabilities,
    ...{ uploadedBy: row.uploaded_by, uploadedMs: Number(row.uploaded_time) },
  }
}
