// Notifies customers whose account is looked at together with another, of how that was decided, and
// of how to object: never of whose the other one is (H12).

import type { Queryable } from '../../platform/database.ts'
import { addMessages, type LinkedTemplate, linkedMessage } from '../messages/public.ts'
import type { LinkDependencies } from './dependencies.ts'
import { takeUnnotified, type UnnotifiedLink } from './notice-store.ts'

/** May run as often as you like: each state of a link makes one message for each of them. */
export async function notifyLinked({
  database,
  nowMs,
  publish,
}: Pick<LinkDependencies, 'database' | 'nowMs' | 'publish'>): Promise<void> {
  for (;;) {
    const { events, count } = await database.transaction((tx) => notifySome(tx, nowMs()))
    publish(events)
    if (count === 0) return
  }
}

async function notifySome(tx: Queryable, nowMs: number) {
  const links = await takeUnnotified(tx, nowMs)
  const messages = links.flatMap((link) =>
    readersOf(link).map((userId) =>
      linkedMessage(userId, TEMPLATES[link.status], `${link.id}:${link.status}:${link.sinceMs}`),
    ),
  )
  return { events: await addMessages(tx, messages, nowMs), count: links.length }
}

const TEMPLATES = {
  open: 'accounts-linked',
  confirmed: 'accounts-one-person',
  lifted: 'accounts-apart',
} as const satisfies Record<UnnotifiedLink['status'], LinkedTemplate>

/** Of an open link only from whom it keeps something back; a namesake is no news to anybody. */
function readersOf({ laterUserId, earlierUserId, ...link }: UnnotifiedLink): readonly string[] {
  if (link.status === 'lifted') return link.notifiedIds
  if (link.status === 'confirmed' || link.isTeam) return [laterUserId, earlierUserId]
  return link.isBinding ? [laterUserId] : []
}
