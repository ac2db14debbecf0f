// Asking for a withdrawal, by the machinery that every order goes through.

import { parseMoney } from '@fairtick/core/numbers/money'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { onFrame } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { createRecentRecords, earliestRecordMs } from '../../platform/submission/match-record.ts'
import type { SubmissionRequest } from '../../platform/submission/submission.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'
import type { Preview, WithdrawalRequest } from './withdrawal-form.ts'

export type WithdrawalBody = WithdrawalRequest & {
  readonly walletId: string | undefined
  /** The deductions on the screen: others are not charged. */
  readonly shown: Pick<Preview, 'fee' | 'tax'>
  /** The fund password. */
  readonly password: string
  /** The second proof. */
  readonly otp: string
}

export type Withdrawing = Submitting<WithdrawalBody, WithdrawalRecord>

export function useSubmitWithdrawal(): Withdrawing {
  const [adapter] = useState(withdrawalAdapter)
  return useSubmission(adapter)
}

const LOOKED_AT = '20'

function withdrawalAdapter(): SubmissionAdapter<WithdrawalBody, WithdrawalRecord> {
  const recent = createRecentRecords(hearWithdrawals)
  return {
    call: send,
    // Told by its time: nobody sends two of one amount within seconds.
    findLocal: (request) => recent.find((record) => isWithdrawalOf(request, record)),
    findRemote: async (request) => {
      const { data } = await call('withdrawals', { query: { size: LOOKED_AT } })
      return data.find((record) => isWithdrawalOf(request, record))
    },
    subscribe: recent.subscribe,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
      void queryClient.invalidateQueries({ queryKey: ['summary'] })
    },
  }
}

function hearWithdrawals(take: (record: WithdrawalRecord) => void): () => void {
  return onFrame((frame) => {
    if ('event' in frame && frame.event === 'withdrawal') take(frame.record)
  })
}

function send({ body, key }: SubmissionRequest<WithdrawalBody>): Promise<WithdrawalRecord> {
  const { amount, method, from, walletId, password, otp, shown } = body
  const options = { idempotencyKey: key }
  const asked = { amount, shown, password, otp }
  const target = method === 'wallet' && walletId !== undefined ? { walletId } : {}
  if (from === 'salary') {
    return call('withdrawSalary', { body: { ...asked, method, ...target } }, options)
  }
  return method === 'bank'
    ? call('withdrawToBank', { body: asked }, options)
    : call('withdrawToWallet', { body: { ...asked, ...target } }, options)
}

export function isWithdrawalOf(
  request: SubmissionRequest<Pick<WithdrawalBody, 'amount' | 'method' | 'from'>>,
  record: Pick<WithdrawalRecord, 'amount' | 'method' | 'from' | 'submitTime'>,
): boolean {
  const { body } = request
  return (
    record.method === body.method &&
    record.from === body.from &&
    parseMoney(record.amount) === parseMoney(body.amount) &&
    record.submitTime >= earliestRecordMs(request)
  )
}
