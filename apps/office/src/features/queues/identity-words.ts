// What documents, reasons and verdicts are called in the queue of identities.

import type {
  IdentityField,
  IdentityReasonCode,
  IdType,
  ViewReason,
} from '@fairtick/wire/identity-rules'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'
import type { RowOf } from '../../platform/list-calls.ts'
import type { IdentityCase } from './identity-case.ts'

type Status = { readonly label: string; readonly tone: Tone }

export const IDENTITY_STATUSES: Readonly<Record<RowOf<'identityQueue'>['status'], Status>> =
  orUnknown(
    {
      pending: { label: 'to be reviewed', tone: 'busy' },
      needs_fix: { label: 'asked again', tone: 'warn' },
      success: { label: 'verified', tone: 'good' },
      failed: { label: 'declined', tone: 'bad' },
      expired: { label: 'document expired', tone: 'warn' },
    },
    { label: 'unknown', tone: 'plain' },
  )

export const ID_TYPE_NAMES: Readonly<Record<IdType, string>> = orUnknown(
  { idcard: 'ID card', passport: 'Passport', driverlicense: 'Driver’s licence' },
  'Unknown',
)

export const FIELD_NAMES: Readonly<Record<IdentityField, string>> = orUnknown(
  {
    idType: 'Kind of document',
    country: 'Country',
    name: 'Name',
    idNumber: 'Number',
    front: 'Front',
    back: 'Back',
  },
  'Unknown',
)

export const REASON_NAMES: Readonly<Record<IdentityReasonCode, string>> = orUnknown(
  {
    country_differs: 'Another country issued it',
    name_differs: 'Differs from the document',
    name_incomplete: 'Not the whole name',
    number_differs: 'Differs from the document',
    glare: 'Glare',
    blurred: 'Blurred',
    too_dark: 'Too dark',
    edges_cut: 'Edges cut off',
    number_unreadable: 'Number cannot be read',
    document_expired: 'Document expired',
    not_this_document: 'Not this document',
    not_own: 'Somebody else’s document',
    screenshot_or_copy: 'Screenshot or copy',
    altered: 'Looks altered',
    code_missing: 'Code of the day is missing or wrong',
  },
  'Unknown',
)

export const VERDICT_NAMES: Readonly<Record<IdentityCase['decisions'][number]['verdict'], string>> =
  orUnknown(
    {
      approve_first: 'Approved as first of two',
      approve: 'Verified',
      ask_again: 'Asked again',
      fail: 'Declined',
    },
    'Unknown',
  )

export const VIEW_REASON_NAMES: Readonly<Record<ViewReason, string>> = orUnknown(
  {
    review: 'Review',
    appeal: 'Appeal',
    duplicate: 'Compare with a duplicate',
    customer_question: 'Question of the customer',
    security_incident: 'Security incident',
    authority_order: 'Order of an authority',
  },
  'Unknown',
)

export const TWO_PEOPLE_NAMES: Readonly<Record<IdentityCase['needsTwo'][number], string>> =
  orUnknown(
    {
      duplicate: 'there is a duplicate',
      name_differs: 'the names differ',
      withdrawal_limit: 'it lets a large amount be withdrawn',
    },
    'of a reason that this page does not know',
  )

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code
}
