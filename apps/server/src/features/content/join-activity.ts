// Joining an activity: its reader accepts the rules that they have read, for the record. It moves
// no money and gives nothing by itself; what the rules promise is the operator's to keep, who sees
// who joined, when, and under which version.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, refused } from '@fairtick/wire/handler'
import { insertJoin } from './activity-join-store.ts'
import type { ContentDependencies } from './dependencies.ts'
import { activityState, listActivities } from './read-documents.ts'

export async function joinActivity(
  { reader, jurisdiction }: Pick<ContentDependencies, 'reader' | 'jurisdiction'>,
  { id }: CallArguments<'joinActivity'>['body'],
  { caller: { userId }, language }: CustomerContext,
): Promise<CallResult<'joinActivity'> | Declined> {
  const { database, nowMs } = reader
  const shown = (await reader.listShown('activity')).find((one) => one.id === id)
  // Only what is shown now can be accepted: neither rules that were replaced nor a planted row.
  if (shown === undefined) return refused('activity_changed')
  const { item, version, form } = shown
  if (!jurisdiction().areIncentivesAllowed) {
    return refused('not_allowed_here', { rule: 'incentives' })
  }
  const timeMs = nowMs()
  const isOpen = activityState(form, timeMs) === 'open'
  if (!isOpen || form.joining !== 'terms') return refused('activity_closed')
  await insertJoin(database, { userId, item, contentId: id, version, timeMs })
  return { data: await listActivities(reader, userId, language) }
}
