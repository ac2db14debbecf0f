// Wire calls of the own limits.

import type { Handlers } from '@fairtick/wire/handler'
import { changeLimits } from './change-limits.ts'
import type { LimitDependencies } from './dependencies.ts'
import { readLimits } from './read-limits.ts'

export function limitRoutes(dependencies: LimitDependencies): Handlers<'limits' | 'changeLimits'> {
  const { nowMs } = dependencies
  return {
    limits: (_, { caller }) => readLimits(dependencies, caller.userId, nowMs()),
    changeLimits: ({ body }, context) => changeLimits(dependencies, body, context),
  }
}
