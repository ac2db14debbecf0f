// A customer sends what is asked for: all of a first document, later only what did not do.

import type { CallArguments } from '@fairtick/wire/api-contract'
import type { FieldProblem } from '@fairtick/wire/field-rules'
import {
  type CustomerContext,
  type Declined,
  invalid,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import {
  IDENTITY_ATTEMPTS,
  type IdentityField,
  PICTURE_SIDES,
  type PictureSide,
} from '@fairtick/wire/identity-rules'
import { DIALLING_CODES, diallingCodeOf } from '@fairtick/wire/phone-number'
import type { Queryable } from '../../platform/database.ts'
import { once } from '../../platform/idempotency.ts'
import { randomId } from '../../platform/random-id.ts'
import { lockUnusedDocument, markUsed, type UnusedDocument } from '../files/public.ts'
import { loadUser } from '../profile/public.ts'
import {
  type IdentityCase,
  insertCase,
  loadNewestCase,
  lockCasesOf,
  updateSentAgain,
} from './case-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { putPicture } from './picture-store.ts'
import { loadStanding, readIdentity, type WireIdentity } from './read-identity.ts'
import { openDocument, type PlainDocument, sealDocument } from './sealed-document.ts'

type Form = CallArguments<'submitIdentity'>['body']

/** Kept under its key: what was sent is sealed, and stands nowhere else. */
export type Done = { readonly caseId: string }

/** A picture that is another's, or was sent for something else: not found. */
export async function submitIdentity(
  dependencies: IdentityDependencies,
  form: Form,
  { caller: { userId }, key }: CustomerContext,
): Promise<WireIdentity | Declined> {
  const { database, log, nowMs } = dependencies
  const { isFirst, outcome } = await once<Done | Declined>(
    database,
    { key, nowMs: nowMs() },
    (tx) => submit(dependencies, tx, form, userId),
    isOutcome,
  )
  if (isDeclined(outcome)) return outcome
  if (isFirst) log.info({ userId }, 'an identity was sent')
  return await readIdentity(dependencies, database, userId)
}

/** A declined form is none: the same key may come with it again. */
export function isOutcome(answer: Done | Declined): boolean {
  return !isDeclined(answer) || answer.declined !== 'invalid'
}

async function submit(
  dependencies: IdentityDependencies,
  tx: Queryable,
  form: Form,
  userId: string,
): Promise<Done | Declined> {
  const nowMs = dependencies.nowMs()
  await lockCasesOf(tx, userId)
  const newest = await loadNewestCase(tx, userId)
  const { standing } = await loadStanding(tx, newest, nowMs)
  const { fields, nextAttemptMs } = standing
  if (fields.length === 0 && standing.status === 'failed') {
    return refused('attempts_used_up', nextAttemptMs === null ? {} : { until: nextAttemptMs })
  }
  if (fields.length === 0) return NOT_FOUND
  const asked = await fillCountry(tx, form, userId)
  const missing = problemsOf(fields, asked)
  if (missing !== undefined) return missing
  const again = newest?.status === 'needs_fix' ? newest : undefined
  const pictures = await lockPictures(tx, asked, { userId, fields })
  if (pictures === undefined) return NOT_FOUND
  const caseId = await write(dependencies, tx, { userId, form: asked, fields, again, nowMs })
  await showBy(tx, pictures, { caseId, userId, nowMs })
  return { caseId }
}

function problemsOf(fields: readonly IdentityField[], form: Form): Declined | undefined {
  const wrong = fields
    .filter((field) => form[field] === undefined)
    .map((field) => [field, ['required']] as [string, FieldProblem[]])
  if (wrong.length > 0) return invalid(Object.fromEntries(wrong))
  // One picture for both sides shows one of them at most.
  return form.front !== undefined && form.front === form.back
    ? invalid({ back: ['choice'] })
    : undefined
}

/** That of the phone number, if none is named. */
async function fillCountry(tx: Queryable, form: Form, userId: string): Promise<Form> {
  if (form.country !== undefined) return form
  const code = diallingCodeOf((await loadUser(tx, userId))?.phone ?? '')
  const country = DIALLING_CODES.find((one) => one.code === code)?.region
  return { ...form, country }
}

type Writing = {
  readonly userId: string
  readonly form: Form
  readonly fields: readonly IdentityField[]
  /** What is mended; undefined: a new one begins. */
  readonly again: IdentityCase | undefined
  readonly nowMs: number
}

/** Of the form only what is asked for counts: what was right stays as it was looked at. */
async function write(
  { keys }: IdentityDependencies,
  tx: Queryable,
  { userId, form, fields, again, nowMs }: Writing,
): Promise<string> {
  const before = again && (await openDocument(keys, tx, again))
  const take = <Field extends keyof PlainDocument>(field: Field): PlainDocument[Field] => {
    const value = fields.includes(field) ? form[field] : before?.[field]
    if (value === undefined) throw new Error(`a document without ${field}`)
    return value as PlainDocument[Field]
  }
  const document = {
    ...{ idType: take('idType'), country: take('country') },
    ...{ name: take('name').trim(), idNumber: take('idNumber').trim() },
  }
  const sealed = await sealDocument(keys, tx, userId, document)
  if (again !== undefined) {
    await updateSentAgain(tx, again.id, sealed, nowMs)
    return again.id
  }
  const id = randomId()
  await insertCase(tx, { ...sealed, id, userId }, { attemptsAllowed: IDENTITY_ATTEMPTS, nowMs })
  return id
}

type Pictures = ReadonlyMap<PictureSide, { readonly fileId: string } & UnusedDocument>

/** Of all sides that are asked for; undefined: one of them is not there for this. */
async function lockPictures(
  tx: Queryable,
  form: Form,
  { userId, fields }: Pick<Writing, 'userId' | 'fields'>,
): Promise<Pictures | undefined> {
  const pictures = new Map<PictureSide, { readonly fileId: string } & UnusedDocument>()
  for (const side of PICTURE_SIDES) {
    const fileId = form[side]
    if (fileId === undefined || !fields.includes(side)) continue
    const picture = await lockUnusedDocument(tx, { id: fileId, userId })
    if (picture === undefined) return undefined
    pictures.set(side, { ...picture, fileId })
  }
  return pictures
}

async function showBy(
  tx: Queryable,
  pictures: Pictures,
  { caseId, userId, nowMs }: { caseId: string; userId: string; nowMs: number },
): Promise<void> {
  for (const [side, picture] of pictures) {
    await markUsed(tx, { id: picture.fileId, userId, purpose: 'kyc' }, nowMs)
    await putPicture(tx, { ...picture, caseId, userId, side }, nowMs)
  }
}
