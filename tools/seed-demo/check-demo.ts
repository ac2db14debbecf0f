// Is a demo as honest as anything else? And what is in it, in figures.

import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { headsFile } from '@fairtick/server/features/audit/exported-heads'
import { verifyExported } from '@fairtick/server/features/audit/verify-audit'
import type { Database, Queryable } from '@fairtick/server/platform/database'
import { findUnconserved } from '@fairtick/server/test/conservation'

/** One sentence each; the server must not run. */
export async function checkDemo(
  database: Database,
  dataFolder: string,
): Promise<readonly string[]> {
  const books = await reconcile(database)
  return [
    ...(books.isClean ? [] : [`the books do not reconcile: ${JSON.stringify(books)}`]),
    ...(await findUnconserved(database)),
    ...(await verifyTape(database, 'genesis')).findings,
    ...(await verifyExported(database, headsFile(dataFolder))).findings,
  ]
}

/** `what state: count` lines. */
export async function countDemo(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ what: string; state: string; count: bigint }>(
    `SELECT 'contracts' AS what, coalesce(close_reason, status) AS state, count(*) AS count
     FROM contract GROUP BY 1, 2
     UNION ALL
     SELECT 'options', coalesce(result, 'open'), count(*) FROM option_order GROUP BY 1, 2
     UNION ALL
     SELECT 'deposits', status, count(*) FROM deposit GROUP BY 1, 2
     UNION ALL
     SELECT 'withdrawals', CASE WHEN status = 'pending' AND approved_time IS NOT NULL
       THEN 'approved' ELSE status END, count(*) FROM withdrawal GROUP BY 1, 2
     UNION ALL
     SELECT 'rewards', 'paid days', count(*) FROM payroll_record
     UNION ALL
     SELECT 'messages', 'sent', count(*) FROM message
     UNION ALL
     SELECT 'follows', coalesce(end_reason, 'running'), count(*) FROM copy_follow GROUP BY 1, 2
     UNION ALL
     SELECT 'copies', coalesce(close_reason, status), count(*) FROM contract
     WHERE copy_leader IS NOT NULL GROUP BY 1, 2
     UNION ALL
     SELECT 'signals', status, count(*) FROM signal_post GROUP BY 1, 2
     UNION ALL
     SELECT 'chats', status, count(*) FROM chat_conversation GROUP BY 1, 2
     ORDER BY 1, 2`,
  )
  const byWhat = Map.groupBy(rows, ({ what }) => what)
  return [...byWhat].map(
    ([what, states]) =>
      `${what}: ${states.map(({ state, count }) => `${count} ${state}`).join(', ')}`,
  )
}
