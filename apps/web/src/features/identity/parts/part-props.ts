// What each step of the form gets.

import type { IdentityField } from '@fairtick/wire/identity-rules'
import type { IdentityDraft } from '../identity-draft.ts'
import type { Identity } from '../identity-query.ts'

export type PartProps = {
  identity: Identity
  draft: IdentityDraft
  /** Fields that are shown as missing. */
  missing: readonly IdentityField[]
  disabled: boolean
}
