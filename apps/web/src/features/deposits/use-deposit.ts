// A deposit from the tap to its record: the voucher goes up, then it is told once under one key.

import type { CallInput } from '@fairtick/wire/api-contract'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { useState } from 'react'
import { onFrame } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { createRecentRecords } from '../../platform/submission/match-record.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../platform/submission/use-submission.ts'
import { type PictureUpload, usePictureUpload } from '../../platform/use-picture-upload.ts'
import { isDepositOf } from './is-deposit-of.ts'
import type { Voucher } from './voucher-picture.ts'

export type DepositBody = CallInput<'submitDeposit'>['body']

export type Depositing = {
  readonly upload: PictureUpload<Voucher>
  readonly submitting: Submitting<DepositBody, DepositRecord>
  readonly send: (voucher: Voucher) => void
}

/** What has gone up is not sent again when the deposit itself is. */
export function useDeposit(methodId: string, amount: string): Depositing {
  const [adapter] = useState(depositAdapter)
  const submitting = useSubmission(adapter)
  const upload = usePictureUpload<Voucher>({
    purpose: 'voucher',
    encode: async ({ content }) => content,
    onArrived: (voucher) => submitting.submit({ id: methodId, amount, voucher }),
  })
  const send = (voucher: Voucher) => {
    submitting.dismiss()
    upload.send(voucher)
  }
  return { upload, submitting, send }
}

const LOOKED_AT = '20'

function depositAdapter(): SubmissionAdapter<DepositBody, DepositRecord> {
  const recent = createRecentRecords(hearDeposits)
  return {
    call: ({ body, key }) => call('submitDeposit', { body }, { idempotencyKey: key }),
    // Told by its time: nobody sends two of one amount within seconds.
    findLocal: (request) => recent.find((record) => isDepositOf(request, record)),
    findRemote: async (request) => {
      const { data } = await call('deposits', { query: { size: LOOKED_AT } })
      return data.find((record) => isDepositOf(request, record))
    },
    subscribe: recent.subscribe,
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['deposits'] }),
  }
}

function hearDeposits(take: (record: DepositRecord) => void): () => void {
  return onFrame((frame) => {
    if ('event' in frame && frame.event === 'deposit') take(frame.record)
  })
}
