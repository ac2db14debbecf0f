// What the fields of a document and the reasons of a reviewer are called in the reader's language.

import type { IdentityField, IdentityReasonCode, IdType } from '@fairtick/wire/identity-rules'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Say, TextKey } from '../../platform/i18n.ts'

const FIELDS: Readonly<Record<IdentityField, TextKey>> = orUnknown(
  {
    idType: 'identity.kind',
    country: 'identity.country',
    name: 'identity.name',
    idNumber: 'identity.number',
    front: 'identity.front',
    back: 'identity.back2',
  },
  'shell.unknown',
)

/** Of a passport the other picture is no back. */
export function fieldText(field: IdentityField, idType: IdType | undefined, t: Say): string {
  return field === 'back' && idType === 'passport' ? t('identity.backPassport') : t(FIELDS[field])
}

const REASONS = {
  country_differs: ['identity.reasonCountryDiffers', 'identity.mendCountryDiffers'],
  name_differs: ['identity.reasonNameDiffers', 'identity.mendNameDiffers'],
  name_incomplete: ['identity.reasonNameIncomplete', 'identity.mendNameIncomplete'],
  number_differs: ['identity.reasonNumberDiffers', 'identity.mendNumberDiffers'],
  glare: ['identity.reasonGlare', 'identity.mendGlare'],
  blurred: ['identity.reasonBlurred', 'identity.mendBlurred'],
  too_dark: ['identity.reasonTooDark', 'identity.mendTooDark'],
  edges_cut: ['identity.reasonEdgesCut', 'identity.mendEdgesCut'],
  number_unreadable: ['identity.reasonNumberUnreadable', 'identity.mendNumberUnreadable'],
  document_expired: ['identity.reasonDocumentExpired', 'identity.mendDocumentExpired'],
  not_this_document: ['identity.reasonNotThisDocument', 'identity.mendNotThisDocument'],
  not_own: ['identity.reasonNotOwn', 'identity.mendNotOwn'],
  screenshot_or_copy: ['identity.reasonScreenshotOrCopy', 'identity.mendScreenshotOrCopy'],
  altered: ['identity.reasonAltered', 'identity.mendAltered'],
  code_missing: ['identity.reasonCodeMissing', 'identity.mendCodeMissing'],
} as const satisfies Record<IdentityReasonCode, readonly [TextKey, TextKey]>

/** What is wrong, and how to mend it; undefined: a reason that this version does not know. */
export function reasonText(
  code: IdentityReasonCode,
  t: Say,
): { readonly what: string; readonly how: string } | undefined {
  const found: readonly [TextKey, TextKey] | undefined = REASONS[code]
  return found && { what: t(found[0]), how: t(found[1]) }
}
