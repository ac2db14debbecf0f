// What a version says: its form as JSON, whose hash is approved, and the text for a reader.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { ContentKind } from '@fairtick/wire/content-kinds'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { hashOf } from '../../platform/random-id.ts'
import { sanitiseHtml } from './sanitise-html.ts'

export type ContentForm = AdminCallResult<'content'>['form']

export type ContentText = ContentForm['texts']['en']

export function writeContent(form: ContentForm): string {
  const { placements, category, from, until, link, place, joining, texts } = form
  const sorted = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    if (text === undefined) return []
    const { title, summary, html } = text
    return [[language, { title: title.trim(), summary: summary.trim(), html: sanitiseHtml(html) }]]
  })
  return JSON.stringify({
    ...{ placements, category, from, until, link, place },
    ...(joining === 'terms' && { joining }),
    texts: Object.fromEntries(sorted),
  })
}

/** Sanitised again: what a row holds is not believed. */
export function readContent(payload: string): ContentForm {
  const form: ContentForm = JSON.parse(payload)
  const texts = Object.entries(form.texts).flatMap(([language, text]) =>
    text === undefined ? [] : [[language, { ...text, html: sanitiseHtml(text.html) }]],
  )
  return { ...form, texts: Object.fromEntries(texts) }
}

/** Of one version: the same text again has another hash. */
export function hashContent(version: {
  readonly id: string
  readonly item: string
  readonly version: number
  readonly kind: ContentKind
  readonly payload: string
}): string {
  const { id, item, kind, payload } = version
  return hashOf('content', id, item, String(version.version), kind, payload)
}

/** In the reader's language, else in English. */
export function textFor(
  { texts }: ContentForm,
  language: Language,
): ContentText & { readonly language: Language } {
  const own = texts[language]
  return own === undefined ? { ...texts.en, language: 'en' } : { ...own, language }
}
