// Beginning to copy: one key until the answer is final; a lost one is looked for among my follows.

import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { earliestRecordMs } from '../../../platform/submission/match-record.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../../platform/submission/use-submission.ts'
import { type Follow, readRunningFollows } from '../use-follows.ts'
import type { FollowBody } from './copy-form.ts'

export type Following = Submitting<FollowBody, Follow>

export function useFollowLeader(onDone: () => void): Following {
  const [adapter] = useState(() => followAdapter(onDone))
  return useSubmission(adapter)
}

function followAdapter(onDone: () => void): SubmissionAdapter<FollowBody, Follow> {
  return {
    call: async ({ body, key }) =>
      (await call('followLeader', { body }, { idempotencyKey: key })).follow,
    // One follow of a leader at a time: nobody begins two within seconds.
    findRemote: async (request) => {
      const { data } = await readRunningFollows()
      return data.find(
        ({ leaderId, begunTime }) =>
          leaderId === request.body.leaderId && begunTime >= earliestRecordMs(request),
      )
    },
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['copying'] })
      void queryClient.invalidateQueries({ queryKey: ['leaders'] })
      onDone()
    },
  }
}
