// From the review to the record: fund password and second proof, sent once, and what came of it.

import type { CallResult } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { foundProblems } from '../../platform/field-check.ts'
import { useText } from '../../platform/i18n.ts'
import { proofProblem } from '../../platform/proof-text.ts'
import { type CheckedForm, useCheckedForm } from '../../platform/use-checked-form.ts'
import { explainFundPassword } from '../fund-password/public.ts'
import {
  useSubmitWithdrawal,
  type WithdrawalBody,
  type Withdrawing,
} from './use-submit-withdrawal.ts'

export type Secrets = { password: string; otp: string }

export type WithdrawalFlow = {
  readonly form: CheckedForm<Secrets>
  readonly withdrawing: Withdrawing
  readonly send: () => void
}

export type FlowSettings = {
  readonly wanted: Omit<WithdrawalBody, 'password' | 'otp' | 'shown'>
  /** As it is on the screen. */
  readonly preview: WithdrawalBody['shown']
  readonly proofs: CallResult<'security'>['secondProofs']
}

export function useWithdrawalFlow({ wanted, preview }: FlowSettings): WithdrawalFlow {
  const t = useText()
  const queries = useQueryClient()
  const withdrawing = useSubmitWithdrawal()
  const form = useCheckedForm<Secrets>({
    defaultValues: { password: '', otp: '' },
    check: ({ password, otp }) =>
      foundProblems<Secrets>({
        password: /^[0-9]{6}$/.test(password) ? undefined : 'fund_password',
        otp: proofProblem(otp),
      }),
    fieldOfRefusal: {
      withdraw_password_wrong: 'password',
      otp_wrong: 'otp',
      otp_required: 'otp',
    },
  })
  useRefusals(withdrawing, (problem) => {
    void queries.invalidateQueries({ queryKey: ['security'] })
    if (isRefused(problem, 'terms_changed')) {
      void queries.invalidateQueries({ queryKey: ['withdrawals', 'terms'] })
    }
    // What was wrong is typed anew.
    if (isRefused(problem, 'withdraw_password_wrong')) form.set('password', '')
    if (isRefused(problem, 'otp_wrong')) form.set('otp', '')
    void form.attempt(() => Promise.reject(explainFundPassword(problem, t)))
  })
  return {
    form,
    withdrawing,
    send: () => {
      const { fee, tax } = preview
      if (!form.passes(['password', 'otp'])) return
      withdrawing.submit({ ...wanted, ...form.values, shown: { fee, tax } })
    },
  }
}

function isRefused(problem: unknown, code: RefusalCode): boolean {
  return problem instanceof CallRefused && problem.answer.code === code
}

/** Hands each refusal over once; what is shown of it is the form's. */
function useRefusals(
  { submission, dismiss }: Withdrawing,
  onRefusal: (problem: unknown) => void,
): void {
  const latest = useRef({ dismiss, onRefusal })
  useEffect(() => {
    latest.current = { dismiss, onRefusal }
  })
  useEffect(() => {
    if (submission.state !== 'refused') return
    latest.current.dismiss()
    latest.current.onRefusal(submission.problem)
  }, [submission])
}
