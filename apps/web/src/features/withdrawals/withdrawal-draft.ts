// What has been filled in for a withdrawal: the way to a missing step and back does not lose it.

import { create } from 'zustand'
import { useClientState } from '../../platform/client-state.ts'

type Draft = { readonly amount: string; readonly walletId: string | undefined }

const EMPTY: Draft = { amount: '', walletId: undefined }

const useKept = create<Draft & { readonly userId: string | undefined }>(() => ({
  ...EMPTY,
  userId: undefined,
}))

/** Of the user who is here; another one begins anew. */
export function useWithdrawalDraft() {
  const userId = useClientState((state) => state.user?.id)
  const kept = useKept()
  const draft = kept.userId === userId ? kept : EMPTY
  const { amount, walletId } = draft
  return {
    draft: { amount, walletId },
    change: (change: Partial<Draft>) => useKept.setState({ amount, walletId, ...change, userId }),
  }
}
