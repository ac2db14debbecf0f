// What went wrong, as a sentence, and the way to try again.

import { Alert, Button } from '@mui/material'
import { problemText, type Tried } from '../platform/problem-text.ts'

type ProblemAlertProps = {
  /** Nothing is shown without one. */
  readonly problem: unknown
  readonly onRetry?: () => void
  /** Without it: reading where it can be tried again, else an act. */
  readonly tried?: Tried
}

export function ProblemAlert({ problem, onRetry, tried }: ProblemAlertProps) {
  if (problem === undefined || problem === null) return null
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Alert severity="error" role="alert" action={retry} sx={{ my: 1 }}>
      {problemText(problem, tried ?? (onRetry ? 'reading' : 'act'))}
    </Alert>
  )
}
