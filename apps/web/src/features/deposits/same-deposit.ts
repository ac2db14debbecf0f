// Whether a record is what came of a request that got no answer.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import type { SubmissionRequest } from '../trade/submission.ts'

/** How far this device's idea of the server's clock may be off. */
const CLOCK_ERROR_MS = 2_000

type Told = SubmissionRequest<{ readonly id: string; readonly amount: string }>

/** Of the same method and amount, and made since the tap. */
export function mayComeFrom(
  { body, tappedAtMs }: Told,
  record: Pick<DepositRecord, 'methodId' | 'amount' | 'submitTime'>,
): boolean {
  return (
    record.methodId === body.id &&
    parseQuantity(record.amount) === parseQuantity(body.amount) &&
    record.submitTime >= tappedAtMs - CLOCK_ERROR_MS
  )
}
