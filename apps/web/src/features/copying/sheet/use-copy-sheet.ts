// The copy sheet as it is filled in: judged when it is sent, by us and then by the server.

import { useState } from 'react'
import { complaintsOf } from '../../../platform/field-complaints.ts'
import {
  COPY_FIELDS,
  type CopyField,
  type CopyForm,
  type CopyProblem,
  type CopyProblems,
  EMPTY_COPY_FORM,
  type FollowBody,
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
  /** Says what is wrong with the terms, but for the consent; undefined while something is. */
  readonly judgeTerms: () => FollowBody | undefined
  /** As they stand; undefined while they cannot be. */
  readonly terms: FollowBody | undefined
  readonly send: () => void
}

/** What has been judged so far: a problem is said once something was asked of the form. */
type Judged = 'nothing' | 'terms' | 'all'

export function useCopySheet(leaderId: string, onDone: () => void): CopySheetForm {
  const [form, setForm] = useState(EMPTY_COPY_FORM)
  const [judged, setJudged] = useState<Judged>('nothing')
  const following = useFollowLeader(onDone)
  const { submission } = following
  const problems = findCopyProblems(form)
  const { agrees: _, ...termProblems } = problems
  const terms = Object.keys(termProblems).length > 0 ? undefined : followBody(form, leaderId)
  const said: CopyProblems = judged === 'all' ? problems : judged === 'terms' ? termProblems : {}
  const refusal = submission.state === 'refused' ? submission.problem : undefined
  const complaints = complaintsOf(refusal, COPY_FIELDS, {})
  return {
    form,
    change: (change) => {
      setForm({ ...form, ...change })
      // What was refused was another one.
      if (submission.state === 'refused') following.dismiss()
    },
    problemOf: (field) => said[field],
    complaintOf: (field) => complaints.find((one) => one.field === field)?.message,
    hasComplaint: complaints.length > 0,
    ...{ following, terms },
    judgeTerms: () => {
      if (judged === 'nothing') setJudged('terms')
      return terms
    },
    send: () => {
      setJudged('all')
      const isBusy = submission.state === 'sending' || submission.state === 'unknown'
      if (isBusy || Object.keys(problems).length > 0) return
      following.submit(followBody(form, leaderId))
    },
  }
}
