// Wire calls about what the house owes: roots for everybody, the proof of one's own leaf.

import { formatMoney } from '@fairtick/core/numbers/money'
import { HOUR_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import { instantFromMs } from '@fairtick/core/time/instant'
import { formatSum } from '@fairtick/proof/sum-tree'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import type { Calendar } from '../../platform/calendar.ts'
import { type Cover, type CoverParts, readCover } from '../reserves/public.ts'
import { type InclusionParts, proveInclusion } from './prove-inclusion.ts'
import { listTrees, type PublishedTree } from './store.ts'

export type LiabilityDependencies = InclusionParts &
  CoverParts & {
    readonly calendar: Pick<Calendar, 'between'>
    readonly now: () => Instant
  }

const DAYS_A_PAGE = 10
/** Longer than any day is. */
const NEXT_DAY_MS = 27 * HOUR_MS

export function liabilityRoutes(
  dependencies: LiabilityDependencies,
): Handlers<'liabilities' | 'liabilityProof'> {
  const { database, calendar, now } = dependencies
  return {
    liabilities: async ({ query }) => {
      const trees = await listTrees(database, { beforeDay: query.before, limit: DAYS_A_PAGE })
      const days = trees.map(({ checked, ...tree }) => ({ ...presentTree(tree), checked }))
      const held = presentCover(await readCover(database, dependencies))
      return { days, held, nextTime: nextDayStart(calendar, now()) }
    },
    liabilityProof: async ({ query }, { caller, account: kind }) => {
      const account = { member: caller.userId, kind }
      const found = await proveInclusion(dependencies, query.day, account)
      if (found === undefined) return NOT_FOUND
      const { leaf, salt, index } = found
      const path = found.path.map(({ sum, hash }) => ({ sum: formatSum(sum), hash }))
      return { ...{ leaf, salt, index, path }, tree: presentTree(found) }
    },
  }
}

type WireTree = CallResult<'liabilityProof'>['tree']

function presentTree({ statement, root }: PublishedTree): WireTree {
  const { kind, day, timeMs, position, size, total, tree, deficits, marks } = statement
  return {
    ...{ kind, day, time: timeMs, position, accounts: size, total: formatSum(total), tree, root },
    deficits: { count: deficits.count, total: formatSum(deficits.total) },
    marks: [...marks],
  }
}

function presentCover(cover: Cover | undefined): CallResult<'liabilities'>['held'] {
  if (cover === undefined) return null
  const { state, newest } = cover
  if (newest === undefined) return { state, newest: null }
  const { timeMs, assets, owed } = newest
  return { state, newest: { time: timeMs, assets: formatMoney(assets), owed: formatMoney(owed) } }
}

function nextDayStart(calendar: LiabilityDependencies['calendar'], now: Instant): number {
  const entries = calendar.between(now, instantFromMs(now + NEXT_DAY_MS))
  return entries.find(({ instant }) => instant === 'day-start')?.time ?? now
}
