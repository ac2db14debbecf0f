// Tells the screens of who is signed in that an announcement has begun.

import type { Language } from '@fairtick/wire/languages'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { countUnreadOf } from './announcement-store.ts'
import { textFor } from './content-payload.ts'
import type { ContentReader, ShownContent } from './content-reader.ts'
import { listUntold, updateTold } from './content-store.ts'

export type TellParts = {
  readonly reader: ContentReader
  /** Those who are signed in, by id behind `afterId`. */
  readonly listSignedIn: (
    database: Queryable,
    afterId: string,
    limit: number,
  ) => Promise<readonly { readonly userId: string; readonly language: Language }[]>
  readonly publish: (events: readonly AccountEvent[]) => void
}

const USERS_AT_ONCE = 200

/** Call it again and again; after a stop in the middle screens may hear of one twice. */
export async function tellAnnouncements({
  reader,
  listSignedIn,
  publish,
}: TellParts): Promise<void> {
  const { database, nowMs } = reader
  for (const version of await listUntold(database, nowMs())) {
    const shown = reader.show(version)
    for (let afterId = ''; shown !== undefined; ) {
      const people = await listSignedIn(database, afterId, USERS_AT_ONCE)
      const ids = people.map(({ userId }) => userId)
      const unread = await countUnreadOf(database, ids, nowMs())
      publish(people.map((person) => eventFor(shown, person, unread.get(person.userId) ?? 0)))
      if (people.length < USERS_AT_ONCE) break
      afterId = ids.at(-1) ?? ''
    }
    await updateTold(database, version.id, nowMs())
  }
}

function eventFor(
  { id, form }: ShownContent,
  { userId, language }: { readonly userId: string; readonly language: Language },
  unread: number,
): AccountEvent {
  const { title } = textFor(form, language)
  const body = { event: 'announcement', id, title, unread } as const
  return { userId, account: 'practice', body }
}
