// My members of one level, newest first, and how many there are.

import type { CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../platform/client-instance.ts'
import { bodyPaging } from '../../platform/paging.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'

type TeamPage = CallResult<'team'>

export const TEAM_LEVELS = ['1', '2', '3'] as const
export type TeamLevel = (typeof TEAM_LEVELS)[number]

export const MEMBER_FILTERS = ['all', 'deposited', 'not_yet'] as const
export type MemberFilter = (typeof MEMBER_FILTERS)[number]

export type Member = TeamPage['members']['data'][number] & { readonly id: string }
export type TeamTotals = Omit<TeamPage, 'members'>

export type Team = PagedList<Member> & {
  /** Undefined until they are there. */
  readonly totals: TeamTotals | undefined
}

export function useTeam(level: TeamLevel, filter: MemberFilter): Team {
  const { pages, ...list } = usePagedList({
    queryKey: ['salary', 'team', level, filter],
    staleTime: 0,
    read: async (paging) => {
      const { members, ...totals } = await call('team', {
        body: {
          ...{ level: Number(level), ...bodyPaging(paging) },
          ...(filter === 'all' ? {} : { deposited: filter === 'deposited' }),
        },
      })
      // Nothing of a member is told that would name them: two may look the same.
      const data = members.data.map((one, at) => ({ ...one, id: `${members.page}.${at}` }))
      return { ...members, data, totals }
    },
  })
  return { ...list, totals: pages[0]?.totals }
}
