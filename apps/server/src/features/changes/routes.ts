// Wire calls about changes that need two people.

import type { changeCalls } from '@fairtick/wire/admin/calls/changes'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { approveChange, rejectChange } from './decide-change.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { readChangeable, readChanges, readOneChange } from './read-changes.ts'
import { checkChange, requestChange, withdrawChange } from './request-change.ts'

export function changeRoutes(
  dependencies: ChangeDependencies,
): AdminHandlers<keyof typeof changeCalls> {
  return {
    changes: ({ query }, context) => readChanges(dependencies, query, context),
    change: ({ query }, context) => readOneChange(dependencies, query.id, context),
    changeable: async () => readChangeable(dependencies),
    requestChange: {
      check: ({ body }, context) => checkChange(dependencies, body, context),
      act: ({ body }, context) => requestChange(dependencies, body, context),
    },
    withdrawChange: ({ body }, context) => withdrawChange(dependencies, body.id, context),
    approveChange: ({ body }, context) => approveChange(dependencies, body, context),
    rejectChange: ({ body }, context) => rejectChange(dependencies, body.id, context),
  }
}
