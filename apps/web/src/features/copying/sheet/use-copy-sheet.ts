// The copy sheet as it is filled in: judged when it is sent, by us and then by the server.

import { useState } from 'react'
import { complaintsOf } from '../../../platform/field-complaints.ts'
import {
  COPY_FIELDS,
  type CopyField,
  type CopyForm,
  type CopyProblem,
  EMPTY_COPY_FORM,
  findCopyProblems,
  followBody,
} from './copy-form.ts'
import { type Following, useFollowLeader } from './use-follow-leader.ts'

export type CopySheetForm = {
  readonly form: CopyForm
  readonly change: (change: Partial<CopyForm>) => void
  readonly problemOf: (field: CopyField) => CopyProblem | undefined
  /** What the server says of a field. */
  readonly complaintOf: (field: CopyField) => string | undefined
  readonly hasComplaint: boolean
  readonly following: Following
  readonly send: () => void
}

export function useCopySheet(leaderId: string, onDone: () => void): CopySheetForm {
  const [form, setForm] = useState(EMPTY_COPY_FORM)
  const [isJudged, setIsJudged] = useState(false)
  const following = useFollowLeader(onDone)
  const { submission } = following
  const problems = findCopyProblems(form)
  const refusal = submission.state === 'refused' ? submission.problem : undefined
  const complaints = complaintsOf(refusal, COPY_FIELDS, {})
  return {
    form,
    change: (change) => {
      setForm({ ...form, ...change })
      // What was refused was another one.
      if (submission.state === 'refused') following.dismiss()
    },
    problemOf: (field) => (isJudged ? problems[field] : undefined),
    complaintOf: (field) => complaints.find((one) => one.field === field)?.message,
    hasComplaint: complaints.length > 0,
    following,
    send: () => {
      setIsJudged(true)
      const isBusy = submission.state === 'sending' || submission.state === 'unknown'
      if (isBusy || Object.keys(problems).length > 0) return
      following.submit(followBody(form, leaderId))
    },
  }
}
