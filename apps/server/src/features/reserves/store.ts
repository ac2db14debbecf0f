// All SQL of `bank_statement`, and the sums of what the house owes.

import { type Money, moneyFromMicros, sumMoney } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import type { SealedStatement } from './sealed-statement.ts'

/** In micro-units of USD. */
export type Liabilities = {
  readonly cash: Money
  readonly stakes: Money
  readonly withdrawalHolds: Money
  readonly salaries: Money
  readonly rewards: Money
}

export function totalOf({ cash, stakes, withdrawalHolds, salaries, rewards }: Liabilities): Money {
  return sumMoney([cash, stakes, withdrawalHolds, salaries, rewards])
}

/**
 * One statement, so that all sums are of one moment. Cash below zero is the debt of one customer
 * and pays nobody else (decision 106).
 */
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
    `SELECT coalesce(sum(greatest(a.cash, 0)), 0)::text AS cash,
       coalesce(sum(a.stake), 0)::text AS stake,
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
  /** Whose money it is. */
  readonly accountKind: 'practice' | 'real'
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
  readonly account_kind: 'practice' | 'real'
  readonly file_name: string
  readonly content: string
  readonly content_hash: string
  readonly lines: number
  readonly assets: bigint
  readonly liabilities: Readonly<Record<keyof Liabilities, string>>
  readonly uploaded_by: string
  readonly uploaded_time: bigint
}

/** As the column has them, in micro-units. */
export function liabilitiesText(liabilities: Liabilities): string {
  const micros = Object.entries(liabilities).map(([name, sum]) => [name, String(sum)])
  return JSON.stringify(Object.fromEntries(micros))
}

export async function insertStatement(
  tx: Queryable,
  { seal, ...statement }: StatementRow & { readonly seal: string },
): Promise<void> {
  const { id, accountKind, fileName, content, hash, lines, assets } = statement
  const { uploadedBy, uploadedMs } = statement
  await tx.query(
    `INSERT INTO bank_statement (id, account_kind, file_name, content, content_hash, lines, assets,
       liabilities, uploaded_by, uploaded_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6::integer, $7::bigint, $8::json, $9, $10::bigint, $11)`,
    [
      ...[id, accountKind, fileName, content, hash, String(lines), String(assets)],
      ...[liabilitiesText(statement.liabilities), uploadedBy, String(uploadedMs), seal],
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

/** What the newest one of a kind shows, without the file. */
export async function loadNewestStatement(
  database: Queryable,
  kind: 'practice' | 'real',
): Promise<NewestStatement | undefined> {
  const [row] = await database.query<{
    readonly id: string
    readonly hash: string
    readonly assets: bigint
    readonly liabilities: string
    readonly uploaded_by: string
    readonly uploaded_time: bigint
    readonly seal: string
  }>(
    `SELECT id, content_hash AS hash, assets, liabilities::text AS liabilities, uploaded_by,
       uploaded_time, seal
     FROM bank_statement WHERE account_kind = $1 ORDER BY number DESC LIMIT 1`,
    [kind],
  )
  if (row === undefined) return undefined
  const { id, hash, liabilities, seal } = row
  return {
    ...{ id, accountKind: kind, hash, assets: moneyFromMicros(row.assets), liabilities, seal },
    sums: readSums(JSON.parse(liabilities)),
    ...{ uploadedBy: row.uploaded_by, uploadedMs: Number(row.uploaded_time) },
  }
}

type NewestStatement = SealedStatement & {
  readonly assets: Money
  readonly sums: Liabilities
  readonly seal: string
}

function readSums(micros: StoredStatement['liabilities']): Liabilities {
  const sums = Object.entries(micros).map(([name, sum]) => [name, moneyFromMicros(BigInt(sum))])
  return Object.fromEntries(sums) as Liabilities
}

function readRow(row: StoredStatement): StatementRow {
  return {
    ...{ id: row.id, accountKind: row.account_kind, fileName: row.file_name },
    ...{ content: row.content, hash: row.content_hash },
    ...{ lines: row.lines, assets: moneyFromMicros(row.assets) },
    liabilities: readSums(row.liabilities),
    ...{ uploadedBy: row.uploaded_by, uploadedMs: Number(row.uploaded_time) },
  }
}
