// What was published newest, and my own leaf in it.

import type { CallResult } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { type CheckedLeaf, checkAnswer, headRootOf, type Published } from './check-answer.ts'

export type Liabilities = CallResult<'liabilities'>

export function useLiabilities() {
  return useQuery({ queryKey: ['liabilities'], queryFn: () => call('liabilities'), staleTime: 0 })
}

/** Null: the account is not in the tree of that day. */
export function useOwnLeaf(published: Published) {
  const queries = useQueryClient()
  const member = useQuery(userQuery).data?.id
  return useQuery({
    queryKey: ['liabilities', 'own', published.day, published.root, member],
    queryFn: async () => {
      const leaf = await readOwnLeaf(published, member ?? '')
      // Who has checked is counted among those who did.
      void queries.invalidateQueries({ queryKey: ['liabilities'], exact: true })
      return leaf
    },
    enabled: member !== undefined,
  })
}

async function readOwnLeaf(published: Published, member: string): Promise<CheckedLeaf | null> {
  try {
    const [answer, head, keys] = await Promise.all([
      call('liabilityProof', { query: { day: String(published.day) } }),
      call('tapeHead'),
      call('signingKeys'),
    ])
    return checkAnswer(answer, { ...published, headRoot: headRootOf(head, keys) }, member)
  } catch (problem) {
    const isMissing = problem instanceof CallRefused && problem.answer.code === 'not_found'
    if (isMissing) return null
    throw problem
  }
}
