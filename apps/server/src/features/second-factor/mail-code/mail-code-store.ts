// All SQL of `mail_code`.

import type { Queryable } from '../../../platform/database.ts'

export type NewCode = {
  readonly purpose: string
  readonly target: string
  readonly salt: string
  readonly codeHash: string
  readonly sentMs: number
  readonly expiresMs: number
}

/** At most one send since `pauseMs` ago and five since `hourMs` ago. */
export type SendLimits = { readonly pauseMs: number; readonly hourMs: number }

/** Replaces the code of that purpose and target; undefined when too many were sent lately. */
export async function replaceCode(
  database: Queryable,
  code: NewCode,
  { pauseMs, hourMs }: SendLimits,
): Promise<SendTimes | undefined> {
  const rows = await database.query<StoredSendTimes>(
    `INSERT INTO mail_code AS c
       (purpose, target, salt, code_hash, expires_time, tries, used_time, sent_times)
     VALUES ($1, $2, $3, $4, $5, 0, NULL, ARRAY[$6::bigint])
     ON CONFLICT (purpose, target) DO UPDATE SET salt = excluded.salt,
       code_hash = excluded.code_hash, expires_time = excluded.expires_time, tries = 0,
       used_time = NULL, sent_times = ($6::bigint || c.sent_times)[1:5]
     WHERE c.sent_times[1] <= $7::bigint AND coalesce(c.sent_times[5], 0) <= $8::bigint
     RETURNING ${SEND_TIMES}`,
    [
      code.purpose,
      code.target,
      code.salt,
      code.codeHash,
      code.expiresMs,
      code.sentMs,
      pauseMs,
      hourMs,
    ],
  )
  return rows.map(readSendTimes)[0]
}

/** When the newest code and the fifth before were sent; 0: there was none. */
export type SendTimes = { readonly lastMs: number; readonly fifthMs: number }
type StoredSendTimes = { readonly last: bigint; readonly fifth: bigint }

const SEND_TIMES = 'sent_times[1] AS last, coalesce(sent_times[5], 0) AS fifth'

export async function loadSendTimes(
  database: Queryable,
  purpose: string,
  target: string,
): Promise<SendTimes | undefined> {
  const rows = await database.query<StoredSendTimes>(
    `SELECT ${SEND_TIMES} FROM mail_code WHERE purpose = $1 AND target = $2`,
    [purpose, target],
  )
  return rows.map(readSendTimes)[0]
}

function readSendTimes({ last, fifth }: StoredSendTimes): SendTimes {
  return { lastMs: Number(last), fifthMs: Number(fifth) }
}

export type CodeRow = {
  readonly salt: string
  readonly codeHash: string
  readonly isUsed: boolean
}

/** Counts a try before anything is compared, so that tries at once all count. */
export async function countCodeTry(
  database: Queryable,
  key: { readonly purpose: string; readonly target: string },
  maxTries: number,
  nowMs: number,
): Promise<CodeRow | undefined> {
  const [row] = await database.query<{ salt: string; code_hash: string; used_time: unknown }>(
    `UPDATE mail_code SET tries = tries + 1
     WHERE purpose = $1 AND target = $2 AND tries < $3 AND expires_time > $4
     RETURNING salt, code_hash, used_time`,
    [key.purpose, key.target, maxTries, nowMs],
  )
  return row && { salt: row.salt, codeHash: row.code_hash, isUsed: row.used_time !== null }
}

/** True for the one who uses it; the same code is never used again. */
export async function consumeCode(
  tx: Queryable,
  key: { readonly purpose: string; readonly target: string; readonly codeHash: string },
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE mail_code SET used_time = $4
     WHERE purpose = $1 AND target = $2 AND code_hash = $3 AND used_time IS NULL RETURNING purpose`,
    [key.purpose, key.target, key.codeHash, nowMs],
  )
  return rows.length === 1
}

/** Those that nobody could use any more. */
export async function deleteOldCodes(database: Queryable, expiredBeforeMs: number): Promise<void> {
  await database.query('DELETE FROM mail_code WHERE expires_time <= $1', [expiredBeforeMs])
}
