// Announcements as a screen shows them, in the reader's language where there is a text in it.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { Placement } from '@fairtick/wire/content-kinds'
import { type CustomerContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import {
  type Announcement,
  listAnnouncements,
  listStanding,
  listUnreadPopups,
  loadAnnouncement,
  loadNeighbours,
} from './announcement-store.ts'
import { textFor } from './content-payload.ts'
import type { ContentReader, ShownContent } from './content-reader.ts'

type Banner = CallResult<'banners'>['data'][number]

/** As many as a ticker turns through, and banners beside each other. */
const TICKER_MAX = 5
const BANNERS_MAX = 3
/** Of which the newest that was let through is taken. */
const POPUPS_LOOKED_AT = 5

export async function readAnnouncements(
  reader: ContentReader,
  query: CallArguments<'announcements'>['query'],
  { caller: { userId }, language }: CustomerContext,
): Promise<CallResult<'announcements'>> {
  const paging = pagingOf(query)
  const found = await listAnnouncements(reader.database, { userId, nowMs: reader.nowMs() }, paging)
  const rows = found.rows.flatMap((row) => {
    const shown = reader.show(row.version)
    return shown === undefined ? [] : [presentRow(shown, row, language)]
  })
  return answerPage(paging, found, rows)
}

export async function readAnnouncement(
  reader: ContentReader,
  { id }: CallArguments<'announcement'>['query'],
  { caller: { userId }, language }: CustomerContext,
): Promise<CallResult<'announcement'> | Declined> {
  const nowMs = reader.nowMs()
  const found = await loadAnnouncement(reader.database, { userId, nowMs }, id)
  const shown = found && reader.show(found.version)
  if (found === undefined || shown === undefined) return NOT_FOUND
  const { older, newer } = await loadNeighbours(reader.database, found.version, nowMs)
  return {
    ...presentRow(shown, found, language),
    html: textFor(shown.form, language).html,
    link: shown.form.link,
    previousId: older,
    nextId: newer,
  }
}

/** The newest ones at a place. */
async function standing(
  reader: ContentReader,
  placement: Placement,
  limit: number,
): Promise<readonly ShownContent[]> {
  await reader.ready()
  const versions = await listStanding(reader.database, placement, reader.nowMs(), limit)
  return versions.flatMap((version) => reader.show(version) ?? [])
}

export async function readTicker(
  reader: ContentReader,
  language: Language,
): Promise<CallResult<'home'>['announcements']> {
  return (await standing(reader, 'ticker', TICKER_MAX)).map(({ id, startMs, form }) => {
    const { title, language: spoken } = textFor(form, language)
    return { id, title, time: startMs, language: spoken }
  })
}

/** In the order that the operator gave them; of one place the newest first. */
export async function readBanners(reader: ContentReader, language: Language): Promise<Banner[]> {
  const banners = await standing(reader, 'banner', BANNERS_MAX)
  return banners
    .toSorted((one, other) => one.form.place - other.form.place)
    .map((shown) => presentBanner(shown, language))
}

/** The newest that its reader has not read; of who is not signed in, the newest. */
export async function readPopup(
  reader: ContentReader,
  userId: string | undefined,
  language: Language,
): Promise<Banner | undefined> {
  const nowMs = reader.nowMs()
  const versions =
    userId === undefined
      ? await listStanding(reader.database, 'popup', nowMs, POPUPS_LOOKED_AT)
      : await listUnreadPopups(reader.database, { userId, nowMs }, POPUPS_LOOKED_AT)
  const [newest] = versions.flatMap((version) => reader.show(version) ?? [])
  return newest && presentBanner(newest, language)
}

type Read = Pick<Announcement, 'isRead'>

function presentRow({ id, startMs, form }: ShownContent, { isRead }: Read, language: Language) {
  const { title, summary, language: spoken } = textFor(form, language)
  return {
    id,
    category: form.category,
    title,
    summary,
    time: startMs,
    read: isRead,
    language: spoken,
  }
}

function presentBanner({ id, form }: ShownContent, language: Language): Banner {
  const { title, summary, language: spoken } = textFor(form, language)
  return { id, title, text: summary, link: form.link, language: spoken }
}
