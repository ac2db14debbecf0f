// Asking for a withdrawal, by the machinery that every order goes through.

import { parseMoney } from '@fairtick/core/numbers/money'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { onFrame } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SubmissionRequest } from '../trade/submission.ts'
import { type Errand, type Submitting, useSubmission } from '../trade/use-submission.ts'
import type { Preview, Wish } from './withdrawal-form.ts'

export type WithdrawalBody = Wish & {
  readonly walletId: string | undefined
  /** The deductions on the screen: others are not charged. */
  readonly shown: Pick<Preview, 'fee' | 'tax'>
  /** The fund password. */
  readonly password: string
  /** The second proof. */
  readonly otp: string
}

export type Withdrawing = Submitting<WithdrawalBody, WithdrawalRecord>

export function useWithdrawing(): Withdrawing {
  const [errand] = useState(withdrawalErrand)
  return useSubmission(errand)
}

const LOOKED_AT = '20'
/** How far this device's idea of the server's clock may be off. */
const CLOCK_ERROR_MS = 2_000
const HEARD_MAX = 20

function withdrawalErrand(): Errand<WithdrawalBody, WithdrawalRecord> {
  /** What the account channel told while an answer was missing, newest first. */
  let heard: readonly WithdrawalRecord[] = []
  return {
    call: send,
    // Told by its time: nobody sends two of one amount within seconds.
    knownIds: () => new Set(),
    findHere: (request) => heard.find((record) => mayComeFrom(request, record)),
    findThere: async (request) => {
      const { data } = await call('withdrawals', { query: { size: LOOKED_AT } })
      return data.find((record) => mayComeFrom(request, record))
    },
    subscribe: (listener) =>
      onFrame((frame) => {
        if (!('event' in frame) || frame.event !== 'withdrawal') return
        heard = [frame.record, ...heard].slice(0, HEARD_MAX)
        listener()
      }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
      void queryClient.invalidateQueries({ queryKey: ['summary'] })
    },
  }
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

export function mayComeFrom(
  { body, tappedAtMs }: SubmissionRequest<Pick<WithdrawalBody, 'amount' | 'method' | 'from'>>,
  record: Pick<WithdrawalRecord, 'amount' | 'method' | 'from' | 'submitTime'>,
): boolean {
  return (
    record.method === body.method &&
    record.from === body.from &&
    parseMoney(record.amount) === parseMoney(body.amount) &&
    record.submitTime >= tappedAtMs - CLOCK_ERROR_MS
  )
}
