// Why a case cannot be approved or paid now; the server decides again.

import type { WithdrawalCase } from './withdrawal-case.ts'

type Conditions = Pick<
  WithdrawalCase,
  'areBooksClean' | 'isTargetOurs' | 'window' | 'approvedBy' | 'isLeftOver'
>

/** Of a deposit as well (TR-12.2). */
export const LEFT_OVER = 'it is practice money that waited when real money began. Fail it.'
const BOOKS = 'the books show a difference that has to be explained first.'
const TARGET = 'somebody else than the server wrote where it goes.'

export function approvalBlocker(conditions: Conditions): string | undefined {
  const { areBooksClean, isTargetOurs, isLeftOver } = conditions
  if (isLeftOver) return LEFT_OVER
  if (!areBooksClean) return BOOKS
  return isTargetOurs ? undefined : TARGET
}

/** `me`: who asks. Who approved it does not pay it (REL-58). */
export function paymentBlocker(conditions: Conditions, me: string): string | undefined {
  const { window, approvedBy, isLeftOver } = conditions
  if (isLeftOver) return LEFT_OVER
  if (approvedBy === me) return 'you approved it. Somebody else has to pay it.'
  const blocker = approvalBlocker(conditions)
  if (blocker !== undefined) return blocker
  if (window !== null && !window.open) return 'its hours have not begun yet; the notice says when.'
  return undefined
}

/** `me`: who asks. Of two who approve, the second is another person (REL-58). */
export function secondApprovalBlocker(
  { firstApprovedBy }: { readonly firstApprovedBy: string | null },
  me: string,
): string | undefined {
  return firstApprovedBy === me
    ? 'you are the first of two. Somebody else has to be the second.'
    : undefined
}
