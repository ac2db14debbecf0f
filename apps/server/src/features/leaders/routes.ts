// Wire calls about leaders.

import type { leaderCalls } from '@fairtick/wire/calls/leaders'
import type { Handlers } from '@fairtick/wire/handler'
import { applyToLead } from './apply-to-lead.ts'
import type { LeaderDependencies } from './dependencies.ts'
import { readLeader, readLeaders } from './read-leaders.ts'
import { readLeading } from './read-leading.ts'
import { stopLeading } from './stop-leading.ts'

export function leaderRoutes(dependencies: LeaderDependencies): Handlers<keyof typeof leaderCalls> {
  return {
    leading: (_, { caller, account }) => readLeading(dependencies, { ...caller, account }),
    applyToLead: ({ body }, context) => applyToLead(dependencies, body, context),
    stopLeading: (_, context) => stopLeading(dependencies, context),
    leaders: ({ query }, context) => readLeaders(dependencies, query, context),
    leader: ({ query }, context) => readLeader(dependencies, query.id, context),
  }
}
