// For tests: forms of texts, and a text that two people let through.

import type { AdminCallInput, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { ContentKind } from '@fairtick/wire/content-kinds'
import { LANGUAGES } from '@fairtick/wire/languages'
import type { Member } from './office-fixture.ts'

export type Form = AdminCallInput<'draftContent'>['body']['form']

/** In all six languages, each title with its language behind it. */
export function textForm(title: string, more: Partial<Form> = {}): Form {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => {
      const html = `<p>${title}: <b>${language}</b></p>`
      return [language, { title: `${title} ${language}`, summary: `In short: ${title}`, html }]
    }),
  ) as Form['texts']
  const plain = { placements: [], category: 'news', from: null, until: null, link: '', place: 0 }
  return { ...(plain as Omit<Form, 'texts'>), texts, ...more }
}

export function announcementForm(title: string, more: Partial<Form> = {}): Form {
  return textForm(title, { placements: ['list'], ...more })
}

type Written = AdminCallResult<'draftContent'>
type Act = Pick<Member, 'act'>

export type Draft = {
  readonly kind: ContentKind
  readonly form: Form
  readonly item?: string
}

/** Drafted by one, approved and published by another. */
export async function publish(author: Act, approver: Act, body: Draft): Promise<Written> {
  const { id, hash } = await author.act('draftContent', { body })
  await approver.act('approveContent', { body: { id, hash } })
  return await approver.act('publishContent', { body: { id, hash } })
}
