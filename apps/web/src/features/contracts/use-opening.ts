// Ordering a contract, by the machinery that every order goes through.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { contractStore } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { noteShownPrice } from '../trade/ticket-settings.ts'
import { type Errand, type Submitting, useSubmission } from '../trade/use-submission.ts'
import { findOwnContract, type OpeningBody } from './opening.ts'
import { takeContract } from './take-contract.ts'

const ORDERS_LOOKED_AT = '20'

export type OpeningContract = Submitting<OpeningBody, WireContract>

export function useOpening(): OpeningContract {
  return useSubmission(OPENING)
}

const OPENING: Errand<OpeningBody, WireContract> = {
  call: async ({ body, key }) =>
    (await call('openContract', { body }, { idempotencyKey: key })).order,
  knownIds: () => new Set(ordersHere().map(({ id }) => id)),
  findHere: (request, knownIds) => findOwnContract(ordersHere(), request, knownIds),
  findThere: async (request, knownIds) => {
    const query = { symbol: request.body.symbol, size: ORDERS_LOOKED_AT }
    return findOwnContract((await call('contractOrders', { query })).data, request, knownIds)
  },
  subscribe: contractStore.subscribe,
  onDone: (order, { body }) => {
    if (body.orderType === 'market') noteShownPrice(order.id, body.price)
    takeContract(order)
  },
}

function ordersHere(): readonly WireContract[] {
  const { positions, pending } = contractStore.get()
  return [...positions, ...pending]
}
