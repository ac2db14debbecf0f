// A group finds every row by its key, also where a table was counted while it was empty.

import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { describe, expect, it } from 'vitest'
import { GROUP_PARTS, type GroupPart } from './group-columns.ts'
import { groupStatement } from './group-statement.ts'

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  it.skipIf(isMissing(name))('no part of a group reads a table whole', async () => {
    const database = await open()
    await database.asOwner('ANALYZE')
    for (const part of Object.keys(GROUP_PARTS) as GroupPart[]) {
      const plan = await explain(database, groupStatement([part]))
      expect({ part, readWhole: tablesReadWhole(plan) }).toEqual({ part, readWhole: [] })
    }
    await database.close()
  })
})

/** The plan that the engine's connection keeps for all groups of this shape. */
async function explain({ engineLane }: TestDatabase, statement: string): Promise<PlanNode> {
  const places = [...statement.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))
  const nothing = Array.from({ length: Math.max(...places) }, () => 'NULL')
  // Neither takes parameters; the statement and its nulls are no input.
  await engineLane.query(['PREPARE looked_at AS', statement].join(' '))
  const [row] = await engineLane.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    ['EXPLAIN (FORMAT JSON) EXECUTE looked_at (', nothing.join(), ')'].join(''),
  )
  await engineLane.query('DEALLOCATE looked_at')
  if (row === undefined) throw new Error(`no plan of ${statement}`)
  return row['QUERY PLAN'][0].Plan
}

function tablesReadWhole(node: PlanNode): readonly string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Cond': key } = node
  const below = (node.Plans ?? []).flatMap(tablesReadWhole)
  const isWhole = table !== undefined && type.endsWith('Scan') && key === undefined
  return isWhole ? [table, ...below] : below
}
