// Wire calls of the back office about what is written for everyone.

import type { contentCalls } from '@fairtick/wire/admin/calls/contents'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import { approveContent, publishContent, withdrawContent } from './decide-content.ts'
import type { EditDependencies } from './dependencies.ts'
import { checkDraft, checkEdit, draftContent, editContent } from './draft-content.ts'
import { readActivityJoins, readContents, readOneContent } from './read-contents.ts'

export function contentOfficeRoutes(
  dependencies: EditDependencies,
): AdminHandlers<keyof typeof contentCalls> {
  return {
    contents: ({ query }) => readContents(dependencies, query),
    content: ({ query }) => readOneContent(dependencies, query.id),
    activityJoins: ({ query }, context) => readActivityJoins(dependencies, query, context),
    draftContent: {
      check: ({ body }) => checkDraft(body),
      act: ({ body }, context) => draftContent(dependencies, body, context),
    },
    editContent: {
      check: ({ body }) => checkEdit(dependencies, body),
      act: ({ body }, context) => editContent(dependencies, body, context),
    },
    approveContent: ({ body }, context) => approveContent(dependencies, body, context),
    publishContent: ({ body }, context) => publishContent(dependencies, body, context),
    withdrawContent: ({ body }, context) => withdrawContent(dependencies, body.id, context),
  }
}
