// What is typed about a text, as fields of a form, and the form that is sent.

import type {
  ActivityJoining,
  Category,
  ContentKind,
  Placement,
} from '@fairtick/wire/content-kinds'
import { isDocument, isScreenPath } from '@fairtick/wire/content-kinds'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import { textOfSimpleHtml } from '@fairtick/wire/simple-html'
import { type Form, LANGUAGE_NAMES } from './content-words.ts'

export type TextDraft = { readonly title: string; readonly summary: string; readonly html: string }

export type ContentDraft = {
  readonly placements: readonly Placement[]
  readonly category: Category
  /** As a field of date and time has it, in the zone of who types; empty: none. */
  readonly from: string
  readonly until: string
  readonly link: string
  readonly place: string
  /** Of an activity. */
  readonly joining: ActivityJoining
  readonly texts: Readonly<Record<Language, TextDraft>>
}

const NO_TEXT: TextDraft = { title: '', summary: '', html: '' }

export function emptyDraft(kind: ContentKind): ContentDraft {
  return {
    placements: kind === 'announcement' ? ['list'] : [],
    ...{ category: 'news', from: '', until: '', link: '', place: '0', joining: 'none' },
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, NO_TEXT]),
    ) as ContentDraft['texts'],
  }
}

export function draftOf(form: Form): ContentDraft {
  return {
    ...{ placements: form.placements, category: form.category, link: form.link },
    ...{ from: localTime(form.from), until: localTime(form.until), place: String(form.place) },
    joining: form.joining ?? 'none',
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, form.texts[language] ?? NO_TEXT]),
    ) as ContentDraft['texts'],
  }
}

/** A language in which nothing was typed is left out. */
export function formOf(draft: ContentDraft): Form {
  const texts = LANGUAGES.filter((language) => isWritten(draft.texts[language])).map(
    (language) => [language, { ...draft.texts[language] }] as const,
  )
  return {
    ...{ placements: [...draft.placements], category: draft.category, link: draft.link.trim() },
    ...{ from: timeOf(draft.from), until: timeOf(draft.until), place: Number(draft.place) },
    ...(draft.joining === 'none' ? {} : { joining: draft.joining }),
    texts: { en: draft.texts.en, ...Object.fromEntries(texts) },
  }
}

/** What is to be filled in or corrected first; undefined: it can be saved. */
export function missingIn(kind: ContentKind, draft: ContentDraft): string | undefined {
  if (kind === 'announcement' && draft.placements.length === 0) return 'Choose where it stands.'
  const [from, until] = [timeOf(draft.from), timeOf(draft.until)]
  if (from !== null && until !== null && from >= until) return 'The end lies before the start.'
  if (draft.link.trim() !== '' && !isScreenPath(draft.link.trim())) {
    return 'The link is no screen of the app: /pages/home/market and the like.'
  }
  if (!/^[0-9]{1,3}$/.test(draft.place)) return 'The place in the order is a number up to 999.'
  const isWhole = isDocument(kind) || kind === 'faq' || draft.joining === 'terms'
  const incomplete = LANGUAGES.filter((language) => {
    const text = draft.texts[language]
    if (!isWhole && language !== 'en' && !isWritten(text)) return false
    return !isComplete(kind, draft, text)
  }).map((language) => LANGUAGE_NAMES[language])
  if (incomplete.length === 0) return undefined
  return `Title and text are missing in ${incomplete.join(', ')}.`
}

function isWritten({ title, summary, html }: TextDraft): boolean {
  return [title, summary, html].some((text) => text.trim() !== '')
}

/** What stands as a banner or popup alone is its title and summary. */
function isComplete(kind: ContentKind, draft: ContentDraft, { title, html }: TextDraft): boolean {
  const isShort = kind === 'announcement' && !draft.placements.includes('list')
  return title.trim() !== '' && (isShort || textOfSimpleHtml(html) !== '')
}

function timeOf(field: string): number | null {
  return field === '' ? null : new Date(field).getTime()
}

function localTime(ms: number | null): string {
  if (ms === null) return ''
  const at = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}
