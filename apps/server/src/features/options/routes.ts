// Wire calls of timed options.

import { durationsOffered, type Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { Instrument } from '@fairtick/core/market/instrument'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type AccountContext,
  type Handlers,
  invalid,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { orderedId } from '../../platform/random-id.ts'
import { createAccountIds, type ReadOpenAccount } from '../account/public.ts'
import { buyOption } from './buy-option.ts'
import type { PresentOption } from './present-option.ts'
import { readTerms } from './read-terms.ts'
import { listOptions, type OptionFilter, recapOptions } from './store.ts'

export type OptionDependencies = {
  readonly database: Database
  readonly bus: Bus
  readonly ask: Ask
  readonly now: () => Instant
  readonly instruments: ReadonlyMap<string, Instrument>
  /** What the rules of the country leave of the offer (TR-13). */
  readonly jurisdiction: () => Jurisdiction
  readonly presentOption: PresentOption
  readonly readOpenAccount: ReadOpenAccount
}

export function optionRoutes(
  dependencies: OptionDependencies,
): Handlers<'optionTerms' | 'buyOption' | 'optionOrders' | 'optionRecords'> {
  const { database, ask, now, instruments, presentOption } = dependencies
  const accountIdOf = createAccountIds(database)
  const list = async ({ caller, account }: AccountContext, filter: OptionFilter) => {
    const accountId = await accountIdOf(caller.userId, account)
    const found = await listOptions(database, accountId, filter)
    const { counts, days } = found
    return { ...answerPage(filter, found, found.rows.map(presentOption)), counts, days }
  }
  return {
    optionTerms: async ({ query }, { caller, account }) => {
      const instrument = instruments.get(query.symbol)
      if (!instrument) return NOT_FOUND
      const accountId = await accountIdOf(caller.userId, account)
      const allowed = durationsOffered(dependencies.jurisdiction(), instrument.durations)
      const durations = instrument.isOffered ? allowed : []
      const offered = { ...instrument, durations }
      return await readTerms(dependencies, offered, accountId)
    },
    buyOption: async ({ body }, { caller, account, key }) => {
      if (caller.limitsAltered) return refused('limit_altered')
      if (!instruments.has(body.symbol)) return invalid({ symbol: ['choice'] })
      const accountId = await accountIdOf(caller.userId, account)
      const optionId = orderedId(now())
      return await buyOption(ask, presentOption, { accountId, optionId, form: body, key })
    },
    optionOrders: async ({ query }, context) => {
      const filter = filterOf(query)
      const page = await list(context, filter)
      if (query.recap === undefined) return { ...page, recap: null }
      const accountId = await accountIdOf(context.caller.userId, context.account)
      const recap = await recapOptions(database, accountId, filter)
      return recap === undefined ? invalid({ recap: ['invalid'] }) : { ...page, recap }
    },
    optionRecords: ({ query }, context) => list(context, { ...filterOf(query), status: 'closed' }),
  }
}

function filterOf(query: CallArguments<'optionOrders'>['query']): OptionFilter {
  const { symbol, status, direction, result, from, to, zone } = query
  return { symbol, status, direction, result, from, to, zone, ...pagingOf(query) }
}
