// Everything the screen of withdrawals shows, from what was read and what was filled in.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TextKey } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { securityQuery } from '../../platform/shared-queries.ts'
import { useBlockedText } from '../../platform/submission/blocked-reason.ts'
import { useServerNow } from '../../platform/use-server-now.ts'
import { bankQuery, type Wallet, walletName, walletsQuery } from '../payout-methods/public.ts'
import { useWithdrawalDraft } from './withdrawal-draft.ts'
import {
  type AmountProblem,
  findAmountProblem,
  type Method,
  type Preview,
  previewWithdrawal,
  type Terms,
  type WithdrawalRequest,
  type WithdrawalSource,
} from './withdrawal-form.ts'
import { type Gate, gatesOf } from './withdrawal-gates.ts'
import { termsQuery } from './withdrawal-reads.ts'

type Bank = NonNullable<CallResult<'bank'>['bank']>

/** `shown` is masked, as the record will have it. */
export type Target = { readonly shown: string; readonly heldUntil: number | null } & (
  | { readonly kind: 'wallet'; readonly wallet: Wallet }
  | { readonly kind: 'bank'; readonly bank: Bank }
)

export type WithdrawPage = {
  readonly terms: Terms
  readonly request: WithdrawalRequest
  readonly amountProblem: AmountProblem | undefined
  /** Undefined of an amount that cannot leave. */
  readonly preview: Preview | undefined
  readonly gates: readonly Gate[]
  /** Outside the window where requests are not queued. */
  readonly isRefusedNow: boolean
  /** Offline, or the server rests. */
  readonly blockedText: TextKey | undefined
  readonly wallets: readonly Wallet[]
  readonly target: Target | undefined
  readonly proofs: CallResult<'security'>['secondProofs']
  /** Of the server. */
  readonly nowMs: number
  readonly changeAmount: (amount: string) => void
  readonly chooseWallet: (id: string) => void
}

export type WithdrawReads =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly problem: unknown
      readonly retry: () => void
      readonly isRetrying: boolean
    }
  | { readonly state: 'ready'; readonly page: WithdrawPage }

/** `method` undefined: the one that a target is bound for, else the wallet. */
export function useWithdrawPage(from: WithdrawalSource, method: Method | undefined): WithdrawReads {
  const nowMs = useServerNow(1_000)
  const blockedText = useBlockedText('wallet.offline')
  const { draft, change } = useWithdrawalDraft()
  const terms = useQuery(termsQuery(from))
  const security = useQuery(securityQuery)
  const wallets = useQuery(walletsQuery)
  const bank = useQuery(bankQuery)
  useWindowEdge(terms.data?.window, nowMs)
  const failed = [terms, security, wallets, bank].find(
    ({ data, error }) => data === undefined && error !== null,
  )
  if (failed) {
    const { error, refetch, isFetching } = failed
    return { state: 'failed', problem: error, retry: () => void refetch(), isRetrying: isFetching }
  }
  if (!terms.data || !security.data || !wallets.data || bank.data === undefined) {
    return { state: 'loading' }
  }
  const reads = { terms: terms.data, security: security.data }
  const targets = { wallets: wallets.data, bank: bank.data, walletId: draft.walletId }
  const chosen = method ?? (wallets.data.length === 0 && bank.data !== null ? 'bank' : 'wallet')
  return {
    state: 'ready',
    page: {
      ...pageOf(reads, targets, { amount: draft.amount, method: chosen, from }, nowMs),
      blockedText,
      nowMs,
      changeAmount: (amount) => change({ amount }),
      chooseWallet: (walletId) => change({ walletId }),
    },
  }
}

type Reads = { readonly terms: Terms; readonly security: CallResult<'security'> }

type Targets = {
  readonly wallets: readonly Wallet[]
  readonly bank: Bank | null
  readonly walletId: string | undefined
}

function pageOf(
  { terms, security }: Reads,
  targets: Targets,
  request: WithdrawalRequest,
  nowMs: number,
) {
  const target = targetOf(targets, request.method)
  const { window, windowMode } = terms
  const amountProblem = findAmountProblem(request, terms)
  // Where nothing would be left, the deductions say why.
  const isPreviewed = amountProblem === undefined || amountProblem === 'nothing_left'
  const isOpen = nowMs >= window.opensAt && nowMs < window.closesAt
  return {
    ...{ terms, request, target, wallets: targets.wallets },
    amountProblem,
    preview: isPreviewed ? previewWithdrawal(request, terms) : undefined,
    gates: gatesOf({ terms, security, target, method: request.method }, nowMs),
    isRefusedNow: windowMode === 'refuse' && !isOpen,
    proofs: security.secondProofs,
  }
}

function targetOf({ wallets, bank, walletId }: Targets, method: Method): Target | undefined {
  if (method === 'bank') {
    if (bank === null) return undefined
    const shown = `${bank.bankName} ${bank.cardNumber}`
    return { kind: 'bank', bank, shown, heldUntil: bank.heldUntil }
  }
  const wallet = wallets.find(({ id }) => id === walletId) ?? wallets[0]
  if (wallet === undefined) return undefined
  const shown = `${walletName(wallet)} ${wallet.address}`
  return { kind: 'wallet', wallet, shown, heldUntil: wallet.heldUntil }
}

/** When a window begins or ends, the next one is asked for. */
function useWindowEdge(window: Terms['window'] | undefined, nowMs: number): void {
  const edgeMs = window && (window.open ? window.closesAt : window.opensAt)
  const isPast = edgeMs !== undefined && nowMs >= edgeMs
  useEffect(() => {
    if (isPast) void queryClient.invalidateQueries({ queryKey: ['withdrawals', 'terms'] })
  }, [isPast])
}
