// The accounts of a kind, page by page.

import type { Queryable } from '../../platform/database.ts'
import { listAccountIds } from '../loss-share/public.ts'
import type { MeasuredReport } from './sealed-report.ts'

/** Few enough that no order waits for long on the one connection of the embedded database. */
const ACCOUNTS_A_PAGE = 100

/** In the order of their ids. */
export async function* accountPages(
  database: Queryable,
  kind: MeasuredReport['accountKind'],
): AsyncGenerator<readonly string[]> {
  for (let afterId = ''; ; ) {
    const ids = await listAccountIds(database, kind, { afterId, limit: ACCOUNTS_A_PAGE })
    yield ids
    if (ids.length < ACCOUNTS_A_PAGE) return
    afterId = ids.at(-1) ?? ''
  }
}
