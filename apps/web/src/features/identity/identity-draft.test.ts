// Which steps are asked for, and what is missing in them.

import { IDENTITY_FIELDS } from '@fairtick/wire/identity-rules'
import { expect, test } from 'vitest'
import { type IdentityDraft, missingOf, stepsOf } from './identity-draft.ts'

const draft: IdentityDraft = {
  ...{ step: 'why', idType: 'passport', country: 'JP', name: ' ', idNumber: 'TK1', photos: {} },
  sentHashes: new Set(),
}

test('a first document takes four steps, mending only those of what is asked for', () => {
  expect(stepsOf(IDENTITY_FIELDS)).toEqual(['why', 'document', 'details', 'photos'])
  expect(stepsOf(['back'])).toEqual(['photos'])
  expect(stepsOf(['idNumber', 'front', 'back'])).toEqual(['details', 'photos'])
})

test('only what is asked for can be missing', () => {
  expect(missingOf('details', IDENTITY_FIELDS, draft)).toEqual(['name'])
  expect(missingOf('details', ['idNumber'], draft)).toEqual([])
  expect(missingOf('photos', ['back'], draft)).toEqual(['back'])
  expect(missingOf('document', IDENTITY_FIELDS, draft)).toEqual([])
})
