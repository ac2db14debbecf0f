// What has been filled in: Back and a new login find it again, another person does not. Photos and
// numbers stay in memory alone.

import type { IdentityField, IdType, PictureSide } from '@fairtick/wire/identity-rules'
import { create } from 'zustand'
import { endsWithPerson } from '../../platform/session.ts'
import type { Photo } from './photo.ts'

export type IdentityStep = 'why' | 'document' | 'details' | 'photos'

export type IdentityDraft = {
  readonly step: IdentityStep
  readonly idType: IdType | undefined
  readonly country: string
  readonly name: string
  readonly idNumber: string
  readonly photos: Readonly<Partial<Record<PictureSide, Photo>>>
  /** Of this visit: hashes of what was sent, to notice the same picture again. */
  readonly sentHashes: ReadonlySet<string>
}

const EMPTY: IdentityDraft = {
  ...{ step: 'why', idType: undefined, country: '', name: '', idNumber: '', photos: {} },
  sentHashes: new Set(),
}

export const useIdentityDraft = create<IdentityDraft>(() => EMPTY)

endsWithPerson(() => useIdentityDraft.setState(EMPTY))

/** What was sent is not filled in again; its photos are known when they come again. */
export function forgetSent(): void {
  const { photos, sentHashes } = useIdentityDraft.getState()
  const hashes = Object.values(photos).map(({ hash }) => hash)
  useIdentityDraft.setState({ ...EMPTY, sentHashes: new Set([...sentHashes, ...hashes]) })
}

/** Steps of the form, in their order, of which something is asked for; mending needs no reasons. */
export function stepsOf(fields: readonly IdentityField[]): readonly IdentityStep[] {
  const asks = (...some: readonly IdentityField[]) => some.some((one) => fields.includes(one))
  const steps: readonly (readonly [IdentityStep, boolean])[] = [
    ['why', asks('idType') && asks('name')],
    ['document', asks('idType', 'country')],
    ['details', asks('name', 'idNumber')],
    ['photos', asks('front', 'back')],
  ]
  return steps.filter(([, isAsked]) => isAsked).map(([step]) => step)
}

/** Fields of a step that are asked for and still empty. */
export function missingOf(
  step: IdentityStep,
  fields: readonly IdentityField[],
  draft: IdentityDraft,
): readonly IdentityField[] {
  return FIELDS_OF[step].filter((field) => fields.includes(field) && isEmpty(field, draft))
}

const FIELDS_OF: Readonly<Record<IdentityStep, readonly IdentityField[]>> = {
  why: [],
  document: ['idType', 'country'],
  details: ['name', 'idNumber'],
  photos: ['front', 'back'],
}

function isEmpty(field: IdentityField, draft: IdentityDraft): boolean {
  if (field === 'front' || field === 'back') return draft.photos[field] === undefined
  return (draft[field] ?? '').trim() === ''
}
