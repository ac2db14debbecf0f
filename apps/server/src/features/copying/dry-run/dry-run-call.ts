// The call of a dry run: a few at a time, one of a customer.

import { DEFAULT_PROFIT_SHARE, findWrongTerm, MAX_COPIED } from '@fairtick/core/copy/follow'
import type { Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type AccountContext,
  type Declined,
  invalid,
  isDeclined,
  NOT_FOUND,
  tooMany,
} from '@fairtick/wire/handler'
import type { Database } from '../../../platform/database.ts'
import type { FindLeader } from '../find-followable.ts'
import { readFollowForm } from '../read-follow-form.ts'
import { presentDryRun } from './present-dry-run.ts'
import { runDry } from './run-dry.ts'

const MAX_AT_ONCE = 2
const RETRY_MS = 2_000

export type DryRunDependencies = {
  readonly database: Database
  readonly findLeader: FindLeader
  readonly now: () => number
  readonly constantsOf: () => readonly InstrumentText[]
  readonly jurisdiction: () => Jurisdiction
}

type Query = CallArguments<'copyDryRun'>['query']

export function createDryRunCall(dependencies: DryRunDependencies) {
  const running = new Set<string>()
  return async (
    query: Query,
    { caller, account }: AccountContext,
  ): Promise<CallResult<'copyDryRun'> | Declined> => {
    const { database, findLeader, now, constantsOf, jurisdiction } = dependencies
    const terms = readFollowForm(query)
    if (isDeclined(terms)) return terms
    const wrong = findWrongTerm(terms)
    if (wrong) return invalid({ [wrong]: ['invalid'] })
    const leader = await findLeader(query.leaderId, account)
    if (leader === undefined) return NOT_FOUND
    const { userId } = caller
    if (running.has(userId) || running.size >= MAX_AT_ONCE) return tooMany(RETRY_MS)
    running.add(userId)
    try {
      const toMs = now()
      const span = { fromMs: toMs - query.days * DAY_MS, toMs }
      const leading = {
        profitShare: leader.profitShare ?? DEFAULT_PROFIT_SHARE,
        ...{ maxFollowers: 1, maxCopied: MAX_COPIED },
      }
      const dryRun = await runDry({
        ...{ ...span, database, terms, leading, leaderAccountId: leader.accountId },
        ...{ instruments: constantsOf(), rules: jurisdiction().text },
      })
      return presentDryRun(dryRun, span)
    } finally {
      running.delete(userId)
    }
  }
}
