// Whether a record is what came of a request that got no answer.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { earliestRecordMs } from '../../platform/submission/match-record.ts'
import type { SubmissionRequest } from '../../platform/submission/submission.ts'

/** Of the same method and amount, and made since the tap. */
export function isDepositOf(
  request: SubmissionRequest<{ readonly id: string; readonly amount: string }>,
  record: Pick<DepositRecord, 'methodId' | 'amount' | 'submitTime'>,
): boolean {
  const { body } = request
  return (
    record.methodId === body.id &&
    parseQuantity(record.amount) === parseQuantity(body.amount) &&
    record.submitTime >= earliestRecordMs(request)
  )
}
