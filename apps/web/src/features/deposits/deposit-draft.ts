// What has been filled in for a deposit; Back and a new login find it again, another user does not.

import { create } from 'zustand'
import { endsWithPerson } from '../../platform/session.ts'
import type { DepositMethod } from './method-steps.ts'
import type { Voucher } from './voucher-picture.ts'

export type DepositDraft = {
  /** The method of which the network was confirmed. */
  readonly confirmedId: string | undefined
  readonly amount: string
  readonly voucher: Voucher | undefined
}

/** One at a time: another currency begins anew. */
type Kept = DepositDraft & { readonly currency: string | undefined }

const EMPTY: DepositDraft = { confirmedId: undefined, amount: '', voucher: undefined }

const useKept = create<Kept>(() => ({ ...EMPTY, currency: undefined }))

endsWithPerson(forgetDraft)

/** Coins sent over another network of the same currency keep their amount and voucher. */
export function useDepositDraft({ currency }: Pick<DepositMethod, 'currency'>): {
  readonly draft: DepositDraft
  readonly change: (change: Partial<DepositDraft>) => void
} {
  const kept = useKept()
  return {
    draft: kept.currency === currency ? kept : EMPTY,
    change: (change) => {
      const before = useKept.getState()
      useKept.setState({ ...(before.currency === currency ? before : EMPTY), ...change, currency })
    },
  }
}

export function forgetDraft(): void {
  useKept.setState(EMPTY)
}
