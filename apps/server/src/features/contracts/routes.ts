// Wire calls of contracts, and of one order of either product.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type AccountContext,
  type Handlers,
  invalid,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { Ask, ContractText } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { orderedId } from '../../platform/random-id.ts'
import { loadPiece } from '../../platform/statement-piece.ts'
import { createAccountIds, type ReadOpenAccount } from '../account/public.ts'
import type { FindOptionDetail } from '../options/public.ts'
import { askForContract } from './ask-for-contract.ts'
import { closeMany } from './close-many.ts'
import { openContract } from './open-contract.ts'
import type { PresentContract } from './present-contract.ts'
import { readDetail } from './read-detail.ts'
import { readLevels, readLots } from './read-form.ts'
import { readTerms, type TermsParts } from './read-terms.ts'
import {
  CONTRACT_STATUSES,
  type ContractFilter,
  contractsPiece,
  loadContract,
  readContracts,
  recapContracts,
  type StoredContracts,
} from './store.ts'

export type ContractDependencies = TermsParts & {
  readonly database: Database
  readonly ask: Ask
  readonly now: () => number
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly presentContract: PresentContract
  readonly readOpenAccount: ReadOpenAccount
  readonly findOptionDetail: FindOptionDetail
  /** Reads the names of the leaders that orders name. */
  readonly learnLeaders: (leaderIds: readonly string[]) => Promise<void>
}

const ENDED = ['closed', 'cancelled'] as const

type ContractCalls =
  | 'contractTerms'
  | 'openContract'
  | 'setContract'
  | 'closeContract'
  | 'batchClose'
  | 'cancelContract'
  | 'contractOrders'
  | 'contractRecords'
  | 'orderDetail'

export function contractRoutes(dependencies: ContractDependencies): Handlers<ContractCalls> {
  const { ask, database, instruments, presentContract: present } = dependencies
  const findAccountId = createAccountIds(database)
  const accountIdOf = ({ caller, account }: AccountContext) => findAccountId(caller.userId, account)
  const list = async (context: AccountContext, filter: ContractFilter) => {
    const accountId = await accountIdOf(context)
    const { stored, liveFiguresOn } = await readStored(dependencies, accountId, filter)
    const found = await readContracts(database, accountId, filter, stored)
    await dependencies.learnLeaders(leadersOf(found.rows))
    const data = found.rows.map((contract) => {
      const live = contract.status === 'trading' ? liveFiguresOn(contract.symbol) : null
      return present({ ...contract, live })
    })
    return { ...answerPage(filter, found, data), counts: found.counts, days: found.days }
  }
  return {
    contractTerms: async ({ query }, context) => {
      const instrument = instruments.get(query.symbol)
      if (!instrument) return NOT_FOUND
      const open = await dependencies.readOpenAccount(await accountIdOf(context))
      return await readTerms(dependencies, instrument, open)
    },
    openContract: async ({ body }, context) => {
      if (context.caller.limitsAltered) return refused('limit_altered')
      if (!instruments.has(body.symbol)) return invalid({ symbol: ['choice'] })
      const accountId = await accountIdOf(context)
      const orderId = orderedId(dependencies.now())
      return await openContract(ask, present, { accountId, orderId, form: body, key: context.key })
    },
    setContract: async ({ body }, context) => {
      const levels = readLevels(body)
      if (isDeclined(levels)) return levels
      const accountId = await accountIdOf(context)
      const draft = { kind: 'set-levels', accountId, orderId: body.id, ...levels } as const
      return await askForContract(ask, present, draft, context.key)
    },
    closeContract: async ({ body }, context) => {
      const lots = body.lots === undefined ? undefined : readLots(body.lots)
      if (lots !== undefined && typeof lots !== 'bigint') return lots
      const accountId = await accountIdOf(context)
      const draft = { kind: 'close-contract', accountId, orderId: body.id, lots } as const
      return await askForContract(ask, present, draft, context.key)
    },
    batchClose: async ({ body }, context) => {
      const isKnown = body.symbol === undefined || instruments.has(body.symbol)
      if (!isKnown) return invalid({ symbol: ['choice'] })
      const accountId = await accountIdOf(context)
      return await closeMany(ask, present, { accountId, form: body, key: context.key })
    },
    cancelContract: async ({ body }, context) => {
      const accountId = await accountIdOf(context)
      const draft = { kind: 'cancel-order', accountId, orderId: body.id } as const
      return await askForContract(ask, present, draft, context.key)
    },
    contractOrders: ({ query }, context) => list(context, filterOf(query, CONTRACT_STATUSES)),
    contractRecords: async ({ query }, context) => {
      const filter = filterOf(query, ENDED)
      const page = await list(context, filter)
      if (query.recap === undefined) return { ...page, recap: null }
      const recap = await recapContracts(database, await accountIdOf(context), filter)
      return recap === undefined ? invalid({ recap: ['invalid'] }) : { ...page, recap }
    },
    orderDetail: async ({ query }, context) => {
      const accountId = await accountIdOf(context)
      const contract = await loadContract(database, query.id, accountId)
      const decimals = contract && instruments.get(contract.symbol)?.priceDecimals
      if (contract && decimals !== undefined) {
        return await readDetail(database, present, contract, decimals)
      }
      return (await dependencies.findOptionDetail(query.id, accountId)) ?? NOT_FOUND
    },
  }
}

/** Only what trades has live figures, for which the whole account is needed. */
async function readStored(
  { database, readOpenAccount }: ContractDependencies,
  accountId: string,
  filter: ContractFilter,
) {
  const piece = contractsPiece(filter)
  if (!filter.statuses.includes('trading')) {
    const stored = await loadPiece<StoredContracts>(database, piece, accountId)
    return { stored, liveFiguresOn: () => null }
  }
  const read = await readOpenAccount<StoredContracts>(accountId, piece)
  return { stored: read.added, liveFiguresOn: read.liveFiguresOn }
}

function leadersOf(contracts: readonly ContractText[]): readonly string[] {
  return contracts.flatMap(({ copyOf }) => copyOf?.leaderId ?? [])
}

/** Without a status: all of those that the list has. */
function filterOf(
  query: CallArguments<'contractOrders'>['query'],
  all: ContractFilter['statuses'],
): ContractFilter {
  const { symbol, status, direction, reason, from, to, zone } = query
  const statuses = status === undefined ? all : all.filter((one) => one === status)
  return { symbol, statuses, direction, reason, from, to, zone, ...pagingOf(query) }
}
