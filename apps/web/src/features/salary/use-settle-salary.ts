// Settles salary: one key until the answer is final; a lost one is looked for in the bill.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import { earliestRecordMs } from '../../platform/submission/match-record.ts'
import type { SubmissionRequest } from '../../platform/submission/submission.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'

type SettleBody = CallInput<'settleSalary'>['body']
type Summary = CallResult<'accountSummary'>

export type Settling = Submitting<SettleBody, Summary>

export function useSettleSalary(): Settling {
  const [adapter] = useState(settleAdapter)
  return useSubmission(adapter)
}

function settleAdapter(): SubmissionAdapter<SettleBody, Summary> {
  return {
    call: ({ body, key }) => call('settleSalary', { body }, { idempotencyKey: key }),
    // The account channel tells of balances, not of what changed them: only the bill knows.
    findRemote: async (request) =>
      (await isInBill(request)) ? await call('accountSummary') : undefined,
    onDone: (summary) => {
      queryClient.setQueryData(summaryQuery.queryKey, summary)
      void queryClient.invalidateQueries({ queryKey: ['moneyChanges'] })
    },
  }
}

/** A settlement of that amount since the tap: no other can be sent before this one has ended. */
async function isInBill(request: SubmissionRequest<SettleBody>): Promise<boolean> {
  const from = Math.floor(earliestRecordMs(request))
  const { data } = await call('bill', { body: { type: 'salary-settlement', from } })
  return data.some(({ amount }) => amount === request.body.amount)
}
