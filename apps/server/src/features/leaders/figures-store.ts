// All SQL of `leader_figures`, and the list of leaders in the order of one of its ranks.

import type { LeaderSort } from '@fairtick/wire/leader-rules'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import type { Figures, Point } from './figures/figures.ts'

export type StoredFigures = {
  readonly leaderId: string
  /** Null until they were worked out for the first time. */
  readonly figures: Figures | null
  readonly curve: readonly Point[]
}

type Stored = {
  readonly leader_id: string
  readonly figures: string | null
  readonly curve: string
}

const RANKS: Readonly<Record<LeaderSort, string>> = {
  copiers: 'by_copiers',
  roi90d: 'by_roi90d',
  drawdown: 'by_drawdown',
  followers: 'by_followers',
  newest: 'by_newest',
}

/** Of one kind of account, whoever has stopped among them. */
export function listFigures(
  database: Queryable,
  { kind, sort, ...paging }: Paging & { readonly kind: string; readonly sort: LeaderSort },
): Promise<CountedPage<StoredFigures>> {
  const order = { by: RANKS[sort], id: 'leader_id' }
  const from = 'FROM leader_figures WHERE account_kind = $1'
  return loadPage(database, { from, parameters: [kind], order, read: readStored }, paging)
}

export async function loadFigures(
  database: Queryable,
  leaderId: string,
): Promise<StoredFigures | undefined> {
  const sql = 'SELECT * FROM leader_figures WHERE leader_id = $1'
  return (await database.query<Stored>(sql, [leaderId])).map(readStored)[0]
}

export type Ranks = Readonly<Record<Exclude<LeaderSort, 'newest'>, bigint>>

export async function updateFigures(
  database: Queryable,
  { leaderId, figures, curve, ranks }: StoredFigures & { figures: Figures; readonly ranks: Ranks },
): Promise<void> {
  const { time, position } = figures.asOf
  await database.query(
    `UPDATE leader_figures SET time = $2::bigint, tape_position = $3::bigint, figures = $4,
       curve = $5, by_copiers = $6::bigint, by_roi90d = $7::bigint, by_drawdown = $8::bigint,
       by_followers = $9::bigint
     WHERE leader_id = $1`,
    [
      ...[leaderId, String(time), String(position), JSON.stringify(figures)],
      JSON.stringify(curve),
      ...[ranks.copiers, ranks.roi90d, ranks.drawdown, ranks.followers].map(String),
    ],
  )
}

function readStored({ leader_id, figures, curve }: Stored): StoredFigures {
  return {
    leaderId: leader_id,
    figures: figures === null ? null : (JSON.parse(figures) as Figures),
    curve: JSON.parse(curve) as Point[],
  }
}
