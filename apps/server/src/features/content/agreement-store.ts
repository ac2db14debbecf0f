// SQL of what customers said to the versions of the agreement.

import type { CallArguments } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'

export type AgreementAnswer = CallArguments<'answerAgreement'>['body']['answer']

/** The first version is that which shipped. */
const FIRST_VERSION = 1

const STANDING = `coalesce((SELECT version FROM content_version
  WHERE item = 'agreement' AND status = 'published'), ${FIRST_VERSION})`

export async function loadAgreementVersion(database: Queryable): Promise<number> {
  const sql = `SELECT ${STANDING} AS version`
  return (await database.query<{ version: number }>(sql))[0]?.version ?? FIRST_VERSION
}

type StoredAgreement = {
  readonly agreement_version: number
  readonly agreement_answer: AgreementAnswer | null
}

/** The version that stands and what they said to it: who accepted has accepted, whatever before. */
export const agreementPart = partOf(
  () =>
    pieceOf(`${STANDING} AS agreement_version,
      (SELECT answer FROM agreement_answer WHERE user_id = $1 AND version = ${STANDING}
       ORDER BY answer LIMIT 1) AS agreement_answer`),
  (stored: StoredAgreement) => ({
    version: stored.agreement_version,
    answer: stored.agreement_answer ?? ('none' as const),
  }),
)

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
