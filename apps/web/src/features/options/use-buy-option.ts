// Buying an option, by the machinery that every order goes through.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { accountStore } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'
import { noteBought } from '../order-ticket/public.ts'
import { findOwnOrder, type PurchaseRequest } from './purchase.ts'

const ORDERS_LOOKED_AT = '20'

export type Buying = Submitting<PurchaseRequest['body'], WireOption>

export function useBuyOption(): Buying {
  return useSubmission(PURCHASE)
}

const PURCHASE: SubmissionAdapter<PurchaseRequest['body'], WireOption> = {
  call: async ({ body, key }) => (await call('buyOption', { body }, { idempotencyKey: key })).order,
  knownIds: () => new Set(accountStore.get().running.map(({ id }) => id)),
  findLocal: (request, knownIds) => findOwnOrder(accountStore.get().running, request, knownIds),
  findRemote: async (request, knownIds) => {
    const query = { symbol: request.body.symbol, size: ORDERS_LOOKED_AT }
    return findOwnOrder((await call('optionOrders', { query })).data, request, knownIds)
  },
  subscribe: accountStore.subscribe,
  onDone: (order, { body }) => {
    noteBought(order.id, body.price)
    accountStore.upsert(order)
    void queryClient.invalidateQueries({ queryKey: ['summary'] })
    void queryClient.invalidateQueries({ queryKey: ['options'] })
  },
}
