// The picture of a deposit's voucher, on the staff's own origin; who looked is written down.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { audited } from '../../audit/public.ts'
import { loadPicture } from '../../files/public.ts'
import { loadDeposit } from '../store.ts'
import type { DepositReviewDependencies } from './dependencies.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export async function readVoucher(
  dependencies: DepositReviewDependencies,
  id: string,
  context: StaffContext,
): Promise<AdminCallResult<'depositVoucher'> | AdminDeclined> {
  // No picture is read under the lock of the log, and none is shown before it is written.
  const deposit = await loadDeposit(dependencies.database, id)
  if (deposit === undefined) return NOT_FOUND
  const bytes = await loadPicture(dependencies.database, deposit.voucherFile, 'large')
  if (bytes === undefined) return NOT_FOUND
  await audited(dependencies, context, (_, write) =>
    write({ action: 'deposit.voucher', subjectKind: 'deposit', subjectId: id }),
  )
  return { bytes, fileName: 'voucher.webp', keepSeconds: 0 }
}
