// Shows a reading: on its way, failed, or there. What is there stays while it is read again.

import type { ReactNode } from 'react'
import type { Reading } from '../platform/use-read.ts'
import { Loading } from './loading.tsx'
import { ProblemAlert } from './problem-alert.tsx'

type LoadedProps<Result> = {
  readonly reading: Reading<Result>
  readonly children: (result: Result) => ReactNode
}

export function Loaded<Result>({ reading, children }: LoadedProps<Result>) {
  const { data, problem, readAgain } = reading
  const isProblem = problem !== null && problem !== undefined
  return (
    <>
      {isProblem && <ProblemAlert problem={problem} onRetry={readAgain} />}
      {data !== undefined ? children(data) : !isProblem && <Loading />}
    </>
  )
}
