// What has been filled in for a withdrawal: the way to a missing step and back does not lose it.

import { create } from 'zustand'
import { endsWithPerson } from '../../platform/session.ts'

type Draft = { readonly amount: string; readonly walletId: string | undefined }

const EMPTY: Draft = { amount: '', walletId: undefined }

const useKept = create<Draft>(() => EMPTY)

endsWithPerson(() => useKept.setState(EMPTY))

export function useWithdrawalDraft() {
  const draft = useKept()
  return { draft, change: (change: Partial<Draft>) => useKept.setState(change) }
}
