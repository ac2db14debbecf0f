// Ordering a contract, by the machinery that every order goes through.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { contractStore } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'
import { noteShownPrice } from '../order-ticket/public.ts'
import { findOwnContract, type OpenContractBody } from './open-contract-request.ts'
import { upsertContract } from './upsert-contract.ts'

const ORDERS_LOOKED_AT = '20'

export type OpeningContract = Submitting<OpenContractBody, WireContract>

export function useOpenContract(): OpeningContract {
  return useSubmission(OPENING)
}

const OPENING: SubmissionAdapter<OpenContractBody, WireContract> = {
  call: async ({ body, key }) =>
    (await call('openContract', { body }, { idempotencyKey: key })).order,
  knownIds: () => new Set(ordersHere().map(({ id }) => id)),
  findLocal: (request, knownIds) => findOwnContract(ordersHere(), request, knownIds),
  findRemote: async (request, knownIds) => {
    const query = { symbol: request.body.symbol, size: ORDERS_LOOKED_AT }
    return findOwnContract((await call('contractOrders', { query })).data, request, knownIds)
  },
  subscribe: contractStore.subscribe,
  onDone: (order, { body }) => {
    if (body.orderType === 'market') noteShownPrice(order.id, body.price)
    upsertContract(order)
  },
}

function ordersHere(): readonly WireContract[] {
  const { positions, pending } = contractStore.get()
  return [...positions, ...pending]
}
