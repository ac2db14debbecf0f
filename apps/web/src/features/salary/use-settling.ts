// Settles salary: one key until the answer is final; a lost one is looked for in the bill.

import type { CallInput, CallResult } from '@fairtick/wire/contract'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import type { SubmissionRequest } from '../trade/submission.ts'
import { type Errand, type Submitting, useSubmission } from '../trade/use-submission.ts'

type SettleBody = CallInput<'settleSalary'>['body']
type Summary = CallResult<'accountSummary'>

export type Settling = Submitting<SettleBody, Summary>

/** How far this device's idea of the server's clock may be off. */
const CLOCK_ERROR_MS = 2_000

export function useSettling(): Settling {
  const [errand] = useState(settleErrand)
  return useSubmission(errand)
}

function settleErrand(): Errand<SettleBody, Summary> {
  return {
    call: ({ body, key }) => call('settleSalary', { body }, { idempotencyKey: key }),
    knownIds: () => new Set(),
    // The account channel tells of balances, not of what changed them.
    findHere: () => undefined,
    findThere: async (request) =>
      (await isInBill(request)) ? await call('accountSummary') : undefined,
    subscribe: () => () => undefined,
    onDone: (summary) => {
      queryClient.setQueryData(summaryQuery.queryKey, summary)
      void queryClient.invalidateQueries({ queryKey: ['moneyChanges'] })
    },
  }
}

/** A settlement of that amount since the tap: no other can be sent before this one has ended. */
async function isInBill({ body, tappedAtMs }: SubmissionRequest<SettleBody>): Promise<boolean> {
  const from = Math.floor(tappedAtMs) - CLOCK_ERROR_MS
  const { data } = await call('bill', { body: { type: 'salary-settlement', from } })
  return data.some(({ amount }) => amount === body.amount)
}
