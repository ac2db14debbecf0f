// What is typed becomes a form, and what is missing is said before anything is sent.

import { LANGUAGES } from '@fairtick/wire/languages'
import { expect, it } from 'vitest'
import { type ContentDraft, draftOf, emptyDraft, formOf, missingIn } from './content-draft.ts'

const TEXT = { title: 'A', summary: '', html: '<p>b</p>' }

function written(draft: ContentDraft, languages: readonly string[]): ContentDraft {
  const texts = Object.fromEntries(languages.map((language) => [language, TEXT]))
  return { ...draft, texts: { ...draft.texts, ...texts } }
}

it('an announcement needs a place and English; a language begun is a language to finish', () => {
  const empty = emptyDraft('announcement')
  expect(missingIn('announcement', empty)).toBe('Title and text are missing in English.')
  const english = written(empty, ['en'])
  expect(missingIn('announcement', english)).toBeUndefined()
  expect(missingIn('announcement', { ...english, placements: [] })).toMatch(/where it stands/)
  const begun = { ...english.texts, th: { ...TEXT, html: '<script></script>' } }
  expect(missingIn('announcement', { ...english, texts: begun })).toBeUndefined()
  const onlyTitle = { ...english.texts, th: { ...TEXT, html: '<p> </p>' } }
  expect(missingIn('announcement', { ...english, texts: onlyTitle })).toMatch(/Thai/)
})

it('a document needs all six languages', () => {
  const draft = written(emptyDraft('agreement'), ['en', 'ja'])
  expect(missingIn('agreement', draft)).toBe(
    'Title and text are missing in Chinese, Korean, Thai, Malay.',
  )
  expect(missingIn('agreement', written(draft, LANGUAGES))).toBeUndefined()
})

it('leaves out what nobody wrote, and comes back as it was', () => {
  const draft = {
    ...written(emptyDraft('activity'), ['en', 'ko']),
    ...{ from: '2026-01-15T12:00', until: '2026-01-16T12:00', link: '/pages/find', place: '7' },
  }
  const form = formOf(draft)
  expect(Object.keys(form.texts)).toEqual(['en', 'ko'])
  expect(draftOf(form)).toEqual(draft)
  const wrong = { ...draft, until: '2026-01-14T12:00' }
  expect(missingIn('activity', wrong)).toMatch(/before the start/)
  expect(missingIn('activity', { ...draft, link: 'https://a.example' })).toMatch(/no screen/)
})
