// The last head of each day by mail (HEAD_MAIL): who keeps the mails can show what was said when.

import { DAY_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { parseHead, type SignedHead } from '@fairtick/proof/head'
import type { Calendar } from '../../../platform/calendar.ts'
import type { Database } from '../../../platform/database.ts'
import type { MailOutbox } from '../../../platform/mail-outbox.ts'
import { type HeadPlace, idOfPlace } from './head-place.ts'

export type MailPlaceParts = {
  readonly database: Database
  readonly calendar: Pick<Calendar, 'between'>
  readonly mails: Pick<MailOutbox, 'add'>
}

/** A day of the operator is over when a head of a later one is there. */
export function mailPlace(parts: MailPlaceParts, addresses: readonly string[]): HeadPlace {
  const { database, calendar, mails } = parts
  return {
    ...{ name: 'mail', id: idOfPlace('mail', addresses.join(' ')), everyMs: 0 },
    take: async (heads) => {
      for (const [place, next] of heads.slice(1).entries()) {
        const head = heads[place] as SignedHead
        const day = dayEndedBetween(calendar, timeOf(head), timeOf(next))
        if (day === undefined) continue
        for (const to of addresses) await mails.add(database, mailOf(head, day, to))
      }
      // Whether the last is one of a day, the next will tell.
      return heads.length - 1
    },
  }
}

function timeOf({ head }: SignedHead): number {
  return parseHead(head)?.time ?? 0
}

/** The day of `earlierMs`, where a later one has begun by `laterMs`. */
function dayEndedBetween(
  calendar: MailPlaceParts['calendar'],
  earlierMs: number,
  laterMs: number,
): string | undefined {
  const entries = calendar.between(instantFromMs(earlierMs), instantFromMs(laterMs))
  const next = entries.find(({ instant }) => instant === 'day-start')
  if (next?.instant !== 'day-start') return undefined
  return new Date((next.localDay - 1) * DAY_MS).toISOString().slice(0, 10)
}

function mailOf(signed: SignedHead, day: string, to: string) {
  const number = parseHead(signed.head)?.number
  const text = [
    `This is the last head of ${day}: what the house says of all that was recorded until then.`,
    'Keep this mail. If a later proof does not go on from this head, the record was changed.',
    'How to check it: docs/runbooks/publish-heads.md of Fairtick.',
    '',
    JSON.stringify(signed),
    '',
  ].join('\n')
  // The tape is part of it: one that was begun anew has days of its own.
  const cause = `tape head of ${day} ${signed.tape}`
  return { cause, userId: null, to, subject: `Fairtick: head ${number} of ${day}`, text }
}
