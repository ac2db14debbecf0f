// Follows, what came of them, skips and shares, as the tables have them and as a replay says.

import type { EngineState } from '@fairtick/core/engine/state/state'
import type { Queryable } from '../../platform/database.ts'
import { rationalText } from '../codec/follow-text.ts'
import type { ExpectedTable } from './expected-rows.ts'
import { readTable } from './read-table.ts'

export function resultsOf({ accounts }: EngineState): ExpectedTable {
  const results = [...accounts.values()].flatMap(({ id, follows }) =>
    [...follows.values()].map(({ leaderId, result, highWater }) => {
      return [`${id} ${leaderId}`, `${result} ${rationalText(highWater)}`] as const
    }),
  )
  return new Map(results)
}

export function readResults(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT account_id || ' ' || leader_id AS key, result || ' ' || high_water AS text
     FROM copy_result`,
  )
}

export function readFollows(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT concat_ws(' ', account_id, leader_id, begun) AS key,
       concat_ws(' ', begun_time, terms, trim_scale(profit_share),
                 CASE WHEN is_paused THEN 'true' ELSE 'false' END, result_at_begin,
                 coalesce(ended_time::text, '-'), coalesce(end_reason, '-')) AS text
     FROM copy_follow`,
  )
}

export function readSkips(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT account_id || ' ' || order_id AS key,
            concat_ws(' ', leader_id, begun, reason, time, tape_position) AS text
     FROM copy_skip`,
  )
}

export function readShares(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT order_id || ' ' || ordinal AS key,
            concat_ws(' ', account_id, leader_id, begun, trim_scale(profit_share), mark, base,
                      amount, time) AS text
     FROM copy_share`,
  )
}
