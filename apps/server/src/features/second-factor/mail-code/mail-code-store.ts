// All SQL of `mail_code`.

import type { Queryable } from '../../../platform/database.ts'

/** Of which code: each asker has their own of a purpose and address. */
export type CodeKey = {
  readonly purpose: string
  readonly target: string
  readonly holder: string
}

export type NewCode = CodeKey & {
  readonly challengeHash: string
  readonly salt: string
  readonly codeHash: string
  readonly sentMs: number
  readonly expiresMs: number
}

/** At most one send since `pauseMs`, five since `hourMs` and ten since `dayMs`. */
export type SendLimits = {
  readonly pauseMs: number
  readonly hourMs: number
  readonly dayMs: number
}

/** Replaces the code of that key; undefined when too many were sent lately. */
export async function replaceCode(
  database: Queryable,
  code: NewCode,
  { pauseMs, hourMs, dayMs }: SendLimits,
): Promise<SendTimes | undefined> {
  const rows = await database.query<StoredSendTimes>(
    `INSERT INTO mail_code AS c (purpose, target, holder, challenge_hash, salt, code_hash,
       expires_time, tries, network_tries, used_time, sent_times)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, NULL, ARRAY[$8::bigint])
     ON CONFLICT (purpose, target, holder) DO UPDATE SET salt = excluded.salt,
       challenge_hash = excluded.challenge_hash, code_hash = excluded.code_hash,
       expires_time = excluded.expires_time, tries = 0, network_tries = 0,
       used_time = NULL, sent_times = ($8::bigint || c.sent_times)[1:10]
     WHERE c.sent_times[1] <= $9::bigint AND coalesce(c.sent_times[5], 0) <= $10::bigint
       AND coalesce(c.sent_times[10], 0) <= $11::bigint
     RETURNING ${SEND_TIMES}`,
    [
      ...[code.purpose, code.target, code.holder, code.challengeHash],
      ...[code.salt, code.codeHash, code.expiresMs, code.sentMs],
      ...[pauseMs, hourMs, dayMs],
    ],
  )
  return rows.map(readSendTimes)[0]
}

/** When the newest code, the fifth and the tenth before were sent; 0: there was none. */
export type SendTimes = {
  readonly lastMs: number
  readonly fifthMs: number
  readonly tenthMs: number
}
type StoredSendTimes = { readonly last: bigint; readonly fifth: bigint; readonly tenth: bigint }

const SEND_TIMES = `sent_times[1] AS last, coalesce(sent_times[5], 0) AS fifth,
  coalesce(sent_times[10], 0) AS tenth`

export async function loadSendTimes(
  database: Queryable,
  { purpose, target, holder }: CodeKey,
): Promise<SendTimes | undefined> {
  const rows = await database.query<StoredSendTimes>(
    `SELECT ${SEND_TIMES} FROM mail_code WHERE purpose = $1 AND target = $2 AND holder = $3`,
    [purpose, target, holder],
  )
  return rows.map(readSendTimes)[0]
}

function readSendTimes({ last, fifth, tenth }: StoredSendTimes): SendTimes {
  return { lastMs: Number(last), fifthMs: Number(fifth), tenthMs: Number(tenth) }
}

export type CodeRow = {
  readonly salt: string
  readonly codeHash: string
  readonly expiresMs: number
  readonly isUsed: boolean
}

/** How a code is looked for, and until when and how often it may be tried. */
export type CodeTry = {
  readonly purpose: string
  readonly target: string
  readonly maxTries: number
  readonly nowMs: number
}

type StoredCode = { salt: string; code_hash: string; expires_time: bigint; used_time: unknown }

/**
 * Counts a try before anything is compared, so that tries at once all count. `key`: the holder, or
 * the hash of the challenge; no hash is of both kinds.
 */
export async function countOwnTry(
  database: Queryable,
  { purpose, target, maxTries, nowMs }: CodeTry,
  key: string,
): Promise<CodeRow | undefined> {
  const rows = await database.query<StoredCode>(
    `UPDATE mail_code SET tries = tries + 1
     WHERE purpose = $1 AND target = $2 AND $3 IN (holder, challenge_hash) AND tries < $4
       AND expires_time > $5
     RETURNING salt, code_hash, expires_time, used_time`,
    [purpose, target, key, maxTries, nowMs],
  )
  return rows.map(readCode)[0]
}

/** The same of who has no challenge: the newest code of these holders, by a count of its own. */
export async function countNetworkTry(
  database: Queryable,
  { purpose, target, maxTries, nowMs }: CodeTry,
  holders: readonly string[],
): Promise<CodeRow | undefined> {
  const rows = await database.query<StoredCode>(
    `UPDATE mail_code SET network_tries = network_tries + 1
     WHERE purpose = $1 AND target = $2 AND network_tries < $4 AND expires_time > $5
       AND holder = (SELECT holder FROM mail_code
         WHERE purpose = $1 AND target = $2 AND holder = ANY($3::text[])
         ORDER BY sent_times[1] DESC, holder LIMIT 1)
     RETURNING salt, code_hash, expires_time, used_time`,
    [purpose, target, holders, maxTries, nowMs],
  )
  return rows.map(readCode)[0]
}

function readCode({ salt, code_hash: codeHash, expires_time, used_time }: StoredCode): CodeRow {
  return { salt, codeHash, expiresMs: Number(expires_time), isUsed: used_time !== null }
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
