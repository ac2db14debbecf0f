// Identity verification, as the server and the forms share it: documents, fields, why one is asked
// again, how often it can be tried. Free of zod.

export const ID_TYPES = ['idcard', 'passport', 'driverlicense'] as const
export type IdType = (typeof ID_TYPES)[number]

/** `front` and `back` are uploads of the purpose `kyc`. */
export const IDENTITY_FIELDS = ['idType', 'country', 'name', 'idNumber', 'front', 'back'] as const
export type IdentityField = (typeof IDENTITY_FIELDS)[number]

export const PICTURE_SIDES = ['front', 'back'] as const
export type PictureSide = (typeof PICTURE_SIDES)[number]

const PICTURE_REASONS = [
  'glare',
  'blurred',
  'too_dark',
  'edges_cut',
  'number_unreadable',
  'document_expired',
  'not_this_document',
  'not_own',
  'screenshot_or_copy',
  'altered',
  'code_missing',
] as const

/** Why a field does not do: a closed list, each with how to mend it in the customer's language. */
export const IDENTITY_REASONS = {
  idType: ['not_this_document'],
  country: ['country_differs'],
  name: ['name_differs', 'name_incomplete'],
  idNumber: ['number_differs'],
  front: PICTURE_REASONS,
  back: PICTURE_REASONS,
} as const satisfies Record<IdentityField, readonly string[]>

export const IDENTITY_REASON_CODES = [
  'country_differs',
  'name_differs',
  'name_incomplete',
  'number_differs',
  ...PICTURE_REASONS,
] as const
export type IdentityReasonCode = (typeof IDENTITY_REASON_CODES)[number]

export type IdentityReason = { readonly field: IdentityField; readonly code: IdentityReasonCode }

/** Of somebody else, or of a time that is over: another document, with a number of its own. */
const ANOTHER_DOCUMENT: ReadonlySet<IdentityReasonCode> = new Set(['document_expired', 'not_own'])
const FIELDS_OF_DOCUMENT = ['idNumber', 'front', 'back'] as const

/** What is to be sent again, in the order of the form; what was right stays. */
export function fieldsToSendAgain(reasons: readonly IdentityReason[]): readonly IdentityField[] {
  const again = new Set<IdentityField>(reasons.map(({ field }) => field))
  if (reasons.some(({ code }) => ANOTHER_DOCUMENT.has(code))) {
    for (const field of FIELDS_OF_DOCUMENT) again.add(field)
  }
  return IDENTITY_FIELDS.filter((field) => again.has(field))
}

export function isReasonOf({ field, code }: IdentityReason): boolean {
  return (IDENTITY_REASONS[field] as readonly string[]).includes(code)
}

/** At once; after them one more, `LATER_ATTEMPT_HOURS` after the last was reviewed. */
export const IDENTITY_ATTEMPTS = 3
export const LATER_ATTEMPT_HOURS = 24

/** Before the end of a document its owner is told, and can send the next one. */
export const EXPIRY_NOTICE_DAYS = 60

/** Why somebody looks at what a customer sent: it is written down with each look. */
export const VIEW_REASONS = [
  'review',
  'appeal',
  'duplicate',
  'customer_question',
  'security_incident',
  'authority_order',
] as const
export type ViewReason = (typeof VIEW_REASONS)[number]

export const ID_NUMBER_MAX = 40

/**
 * A number as it is compared: letters and digits alone, in one case, of full-width and Thai forms
 * too. Empty: there is none in it.
 */
export function plainIdNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Two capital letters of ISO 3166-1 that stand for a country. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && !NO_COUNTRY.has(text)
}

const NO_COUNTRY: ReadonlySet<string> = new Set(['XX', 'ZZ', 'AA'])
