// Asks what terms would have given; the answer stays beside the terms that it is of.

import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import type { FollowBody } from './copy-form.ts'
import { type DryRun, dryRunQuery } from './dry-run.ts'

export type AskedDryRun = {
  readonly ask: (terms: FollowBody) => void
  readonly isRunning: boolean
  /** Of which terms; undefined before the first answer. */
  readonly found: { readonly dryRun: DryRun; readonly terms: FollowBody } | undefined
  readonly problem: unknown
}

export function useDryRun(): AskedDryRun {
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: (terms: FollowBody) => call('copyDryRun', { query: dryRunQuery(terms) }),
  })
  return {
    ask: (terms) => mutate(terms),
    isRunning: isPending,
    found: data && variables && { dryRun: data, terms: variables },
    problem: error ?? undefined,
  }
}
