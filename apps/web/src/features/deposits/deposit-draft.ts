// What has been filled in for a deposit; Back and a new login find it again, another user does not.

import { create } from 'zustand'
import { useClientState } from '../../platform/client-state.ts'
import type { DepositMethod } from './method-steps.ts'
import type { Voucher } from './voucher-picture.ts'

export type DepositDraft = {
  /** The method of which the network was confirmed. */
  readonly confirmedId: string | undefined
  readonly amount: string
  readonly voucher: Voucher | undefined
}

/** One at a time: another currency or person begins anew. */
type Kept = DepositDraft & {
  readonly userId: string | undefined
  readonly currency: string | undefined
}

const EMPTY: DepositDraft = { confirmedId: undefined, amount: '', voucher: undefined }

const useKept = create<Kept>(() => ({ ...EMPTY, userId: undefined, currency: undefined }))

/** Coins sent over another network of the same currency keep their amount and voucher. */
export function useDepositDraft({ currency }: Pick<DepositMethod, 'currency'>): {
  readonly draft: DepositDraft
  readonly change: (change: Partial<DepositDraft>) => void
} {
  const userId = useClientState((state) => state.user?.id)
  const kept = useKept()
  const isOwn = kept.userId === userId && kept.currency === currency
  return {
    draft: isOwn ? kept : EMPTY,
    change: (change) => {
      const before = useKept.getState()
      const goesOn = before.userId === userId && before.currency === currency
      useKept.setState({ ...(goesOn ? before : EMPTY), ...change, userId, currency })
    },
  }
}

export function forgetDraft(): void {
  useKept.setState(EMPTY)
}
