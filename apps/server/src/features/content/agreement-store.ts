// SQL of what customers said to the versions of the agreement.

import type { CallArguments } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'

export type AgreementAnswer = CallArguments<'answerAgreement'>['body']['answer']

/** The first version is that which shipped. */
const FIRST_VERSION = 1

export async function loadAgreementVersion(database: Queryable): Promise<number> {
  const [row] = await database.query<{ version: number }>(
    "SELECT version FROM content_version WHERE item = 'agreement' AND status = 'published'",
  )
  return row?.version ?? FIRST_VERSION
}

/** Who accepted has accepted, whatever they said before. */
export async function loadAnswer(
  database: Queryable,
  userId: string,
  version: number,
): Promise<AgreementAnswer | undefined> {
  const [row] = await database.query<{ answer: AgreementAnswer }>(
    `SELECT answer FROM agreement_answer WHERE user_id = $1 AND version = $2
     ORDER BY answer LIMIT 1`,
    [userId, version],
  )
  return row?.answer
}

export async function insertAnswer(
  database: Queryable,
  answer: {
    readonly userId: string
    readonly version: number
    readonly answer: AgreementAnswer
    readonly atMs: number
  },
): Promise<void> {
  await database.query(
    `INSERT INTO agreement_answer (user_id, version, answer, time)
     VALUES ($1, $2, $3, $4::bigint) ON CONFLICT DO NOTHING`,
    [answer.userId, answer.version, answer.answer, String(answer.atMs)],
  )
}

export async function countAccepted(database: Queryable, version: number): Promise<number> {
  const [row] = await database.query<{ accepted: bigint }>(
    "SELECT count(*) AS accepted FROM agreement_answer WHERE version = $1 AND answer = 'accepted'",
    [version],
  )
  return Number(row?.accepted ?? 0)
}
