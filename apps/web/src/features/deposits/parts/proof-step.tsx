// The amount and the voucher, and the one button that tells of the payment.

import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigation, useSearchTexts } from '../../../platform/navigation.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { useChosenPicture } from '../../../platform/use-chosen-picture.ts'
import { amountProblem } from '../amount-form.ts'
import { forgetDraft, useDepositDraft } from '../deposit-draft.ts'
import { depositQuery } from '../deposit-reads.ts'
import { type DepositMethod, stepsOf } from '../method-steps.ts'
import { useDeposit } from '../use-deposit.ts'
import { makeVoucher } from '../voucher-picture.ts'
import { AmountPart } from './amount-part.tsx'
import { MethodStepsBar } from './method-steps-bar.tsx'
import { PracticeWarning } from './practice-warning.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { VoucherPart } from './voucher-part.tsx'

export function ProofStep({ method }: { method: DepositMethod }) {
  const { draft, change } = useDepositDraft(method)
  const [isJudged, setIsJudged] = useState(false)
  const depositing = useDeposit(method.id, draft.amount)
  const picture = useChosenPicture(async (opened) => change({ voucher: await makeVoucher(opened) }))
  const { submission } = depositing.submitting
  useFirstAmount(draft.amount, (amount) => change({ amount }))
  useShownRecord(submission.state === 'done' ? submission.order : undefined)

  const isBusy = depositing.upload.state === 'sending' || isLocked(submission)
  const problem = amountProblem(draft.amount, method)
  const submit = () => {
    setIsJudged(true)
    if (problem === undefined && draft.voucher !== undefined) depositing.send(draft.voucher)
  }
  return (
    <>
      <MethodStepsBar steps={stepsOf(method)} step="proof" />
      <PracticeWarning at="proof" />
      <AmountPart
        method={method}
        amount={draft.amount}
        problem={isJudged ? problem : undefined}
        disabled={isBusy}
        onChange={(amount) => change({ amount })}
        onLeave={() => setIsJudged(isJudged || draft.amount !== '')}
      />
      <VoucherPart
        voucher={draft.voucher}
        isMissed={isJudged && problem === undefined && draft.voucher === undefined}
        picture={picture}
        disabled={isBusy}
      />
      <SubmitBar method={method} draft={draft} depositing={depositing} onSubmit={submit} />
    </>
  )
}

/** Who corrects a deposit begins with its amount. */
function useFirstAmount(amount: string, setAmount: (amount: string) => void): void {
  const { amount: given } = useSearchTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that it can be erased.
  useEffect(() => {
    if (amount === '' && given !== undefined) setAmount(given)
  }, [])
}

/** What was submitted takes the place of the form. */
function useShownRecord(record: DepositRecord | undefined): void {
  const { replace } = useNavigation()
  const queries = useQueryClient()
  useEffect(() => {
    if (record === undefined) return
    forgetDraft()
    queries.setQueryData(depositQuery(record.id).queryKey, record)
    replace('/pages/wallet/record', { kind: 'deposits', id: record.id })
  }, [record, queries, replace])
}
