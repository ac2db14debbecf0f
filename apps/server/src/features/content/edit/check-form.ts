// What cannot be shown is not drafted: each complaint names the field that the editor has to mend.

import type { AdminDeclined } from '@fairtick/wire/admin/handler'
import { type ContentKind, isDocument } from '@fairtick/wire/content-kinds'
import type { FieldComplaint } from '@fairtick/wire/field-rules'
import { LANGUAGES } from '@fairtick/wire/languages'
import { type ContentForm, readContent, writeContent } from '../content-payload.ts'

type Complaints = Readonly<Record<string, readonly FieldComplaint[]>>

/** Undefined: it can be shown. */
export function checkForm(kind: ContentKind, form: ContentForm): AdminDeclined | undefined {
  const fields: Complaints = {
    ...checkPlacements(kind, form),
    ...checkSpan(form),
    ...checkTexts(kind, form),
    ...checkJoining(kind, form),
  }
  return Object.keys(fields).length === 0 ? undefined : { declined: 'invalid', fields }
}

function checkPlacements(kind: ContentKind, { placements }: ContentForm): Complaints {
  const isRight = kind === 'announcement' ? placements.length > 0 : placements.length === 0
  const isTwice = new Set(placements).size < placements.length
  return isRight && !isTwice ? {} : { placements: [isTwice ? 'invalid' : 'required'] }
}

function checkSpan({ from, until }: ContentForm): Complaints {
  return from === null || until === null || from < until ? {} : { until: ['invalid'] }
}

/** Nothing but an activity is joined. */
function checkJoining(kind: ContentKind, { joining }: ContentForm): Complaints {
  return joining === 'terms' && kind !== 'activity' ? { joining: ['choice'] } : {}
}

/** Judged as it would be shown: of a text that was nothing but scripts nothing is left. */
function checkTexts(kind: ContentKind, form: ContentForm): Complaints {
  const { texts } = readContent(writeContent(form))
  // Who accepts rules reads them in their own language.
  const isWhole = isDocument(kind) || kind === 'faq' || form.joining === 'terms'
  const isBanner = kind === 'announcement' && !form.placements.includes('list')
  const isMissing = LANGUAGES.some((language) => {
    const text = texts[language]
    if (text === undefined) return isWhole
    return text.title === '' || (text.html === '' && !isBanner)
  })
  return isMissing ? { texts: ['required'] } : {}
}
