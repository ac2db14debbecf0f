// Documents, questions and activities as screens show them.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { ActivityState } from '@fairtick/wire/content-kinds'
import type { Language } from '@fairtick/wire/languages'
import { listOwnJoins } from './activity-join-store.ts'
import { type ContentForm, textFor } from './content-payload.ts'
import type { ContentReader } from './content-reader.ts'

const DOCUMENTS = { 1: 'about', 2: 'agreement' } as const

export async function readDocument(
  reader: ContentReader,
  { id }: CallArguments<'registerAgreement'>['query'],
  language: Language,
): Promise<CallResult<'registerAgreement'>> {
  const { version, form } = await reader.document(DOCUMENTS[id])
  const { title, html, language: spoken } = textFor(form, language)
  return { title, html, version, language: spoken }
}

export async function readService(
  reader: ContentReader,
  language: Language,
): Promise<CallResult<'customerService'>['service']> {
  const {
    title,
    html,
    language: spoken,
  } = textFor((await reader.document('service')).form, language)
  return { title, html, language: spoken }
}

export async function listFaq(
  reader: ContentReader,
  language: Language,
): Promise<CallResult<'customerService'>['faq']> {
  const questions = await reader.listShown('faq')
  return questions
    .toSorted((one, other) => one.form.place - other.form.place)
    .map(({ id, form }) => {
      const { title, html, language: spoken } = textFor(form, language)
      return { id, question: title, html, language: spoken }
    })
}

const STATE_ORDER: readonly ActivityState[] = ['open', 'upcoming', 'ended']

export async function listActivities(
  reader: ContentReader,
  userId: string,
  language: Language,
): Promise<CallResult<'activities'>['data']> {
  const now = reader.nowMs()
  const joins = await listOwnJoins(reader.database, userId)
  const activities = (await reader.listShown('activity')).map(({ id, item, version, form }) => {
    const { title, summary, html, language: spoken } = textFor(form, language)
    const { from, until, link, joining = 'none' } = form
    const join = joins.get(item)
    return {
      ...{ id, title, summary, html, from, until, link, version, joining, language: spoken },
      state: activityState(form, now),
      joined: join === undefined ? null : { time: join.timeMs, version: join.version },
    }
  })
  const orderOf = ({ state }: { readonly state: ActivityState }) => STATE_ORDER.indexOf(state)
  return activities.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** By its dates alone. */
export function activityState({ from, until }: ContentForm, now: number): ActivityState {
  if (from !== null && now < from) return 'upcoming'
  return until !== null && now >= until ? 'ended' : 'open'
}
