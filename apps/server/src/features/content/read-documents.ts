// Documents, questions and activities as screens show them.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { ActivityState } from '@fairtick/wire/content-kinds'
import type { Language } from '@fairtick/wire/languages'
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
  language: Language,
): Promise<CallResult<'activities'>['data']> {
  const now = reader.nowMs()
  const activities = (await reader.listShown('activity')).map(({ id, form }) => {
    const { title, summary, html, language: spoken } = textFor(form, language)
    const { from, until, link } = form
    const state = stateOf(form, now)
    return { ...{ id, title, summary, html, from, until, state, link }, language: spoken }
  })
  const orderOf = ({ state }: { readonly state: ActivityState }) => STATE_ORDER.indexOf(state)
  return activities.toSorted((one, other) => orderOf(one) - orderOf(other))
}

function stateOf({ from, until }: ContentForm, now: number): ActivityState {
  if (from !== null && now < from) return 'upcoming'
  return until !== null && now >= until ? 'ended' : 'open'
}
