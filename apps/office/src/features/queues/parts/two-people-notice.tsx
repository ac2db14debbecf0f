// What needs two people: who has approved it, and what the second one brings about.

import { Alert } from '@mui/material'
import type { ReactNode } from 'react'

type Props = {
  readonly found: {
    readonly firstApprovedBy: string | null
    readonly staffNames: Readonly<Record<string, string>>
  }
  /** Completes “the second person …”. */
  readonly second: string
  /** Why it needs two. */
  readonly children?: ReactNode
}

export function TwoPeopleNotice({ found, second, children = 'It needs two people.' }: Props) {
  const { firstApprovedBy, staffNames } = found
  const first = firstApprovedBy === null ? undefined : (staffNames[firstApprovedBy] ?? 'Somebody')
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {children}{' '}
      {first === undefined
        ? 'Nobody has approved it yet.'
        : `${first} has approved it; the second person ${second}.`}
    </Alert>
  )
}
