// A deposit from the tap to its record: the voucher goes up, then it is told once under one key.

import type { CallInput } from '@fairtick/wire/contract'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { onFrame } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { type PictureUpload, usePictureUpload } from '../../platform/use-picture-upload.ts'
import { type Errand, type Submitting, useSubmission } from '../trade/use-submission.ts'
import { amountText } from './amount-form.ts'
import { mayComeFrom } from './same-deposit.ts'
import type { Voucher } from './voucher-picture.ts'

export type DepositBody = CallInput<'submitDeposit'>['body']

export type Depositing = {
  readonly upload: PictureUpload<Voucher>
  readonly submitting: Submitting<DepositBody, DepositRecord>
  readonly send: (voucher: Voucher) => void
}

/** `amount` as typed. What has gone up is not sent again when the deposit itself is. */
export function useDeposit(methodId: string, amount: string): Depositing {
  const submitting = useSubmission(DEPOSIT)
  const upload = usePictureUpload<Voucher>({
    purpose: 'voucher',
    encode: async ({ content }) => content,
    onArrived: (voucher) =>
      submitting.submit({ id: methodId, amount: amountText(amount), voucher }),
  })
  const send = (voucher: Voucher) => {
    submitting.dismiss()
    upload.send(voucher)
  }
  return { upload, submitting, send }
}

const LOOKED_AT = '20'
const HEARD_MAX = 20

const DEPOSIT: Errand<DepositBody, DepositRecord> = {
  call: ({ body, key }) => call('submitDeposit', { body }, { idempotencyKey: key }),
  // Told by its time alone: nobody sends two of one amount within seconds.
  knownIds: () => new Set(),
  findHere: (request) => heard.find((record) => mayComeFrom(request, record)),
  findThere: async (request) => {
    const { data } = await call('deposits', { query: { size: LOOKED_AT } })
    return data.find((record) => mayComeFrom(request, record))
  },
  subscribe: (listener) =>
    onFrame((frame) => {
      if (!('event' in frame) || frame.event !== 'deposit') return
      heard = [frame.record, ...heard].slice(0, HEARD_MAX)
      listener()
    }),
  onDone: () => void queryClient.invalidateQueries({ queryKey: ['deposits'] }),
}

/** What the account channel told while an answer was missing, newest first. */
let heard: readonly DepositRecord[] = []
