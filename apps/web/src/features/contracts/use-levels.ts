// Setting take profit and stop loss of a position, by the machinery that every order goes through.

import type { CallInput } from '@fairtick/wire/api-contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { contractStore } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'

type LevelsBody = CallInput<'setContract'>['body']

export type SettingLevels = Submitting<LevelsBody, WireContract>

export function useLevels(): SettingLevels {
  return useSubmission(LEVELS)
}

const LEVELS: SubmissionAdapter<LevelsBody, WireContract> = {
  call: async ({ body, key }) =>
    (await call('setContract', { body }, { idempotencyKey: key })).order,
  findLocal: ({ body }) => contractStore.get().positions.find((order) => hasLevels(order, body)),
  findRemote: async ({ body }) => {
    const detail = await call('orderDetail', { query: { id: body.id } })
    return detail.kind === 'contract' && hasLevels(detail.order, body) ? detail.order : undefined
  },
  subscribe: contractStore.subscribe,
  onDone: (order) => {
    contractStore.upsert(order)
    void queryClient.invalidateQueries({ queryKey: ['contracts'] })
  },
}

function hasLevels(order: WireContract, body: LevelsBody): boolean {
  return (
    order.id === body.id &&
    isSame(order.takeProfit, body.takeProfit) &&
    isSame(order.stopLoss, body.stopLoss)
  )
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Number(one) === Number(other)
}
