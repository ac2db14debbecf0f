// The calls that answer with a page of rows, as a type.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminCallName } from '@fairtick/wire/admin/routes'

type Page = { readonly data: readonly object[]; readonly next: string | null }

export type ListCallName = {
  [Name in AdminCallName]: AdminCallResult<Name> extends Page ? Name : never
}[AdminCallName]

/** A row of such a page. */
export type RowOf<Name extends ListCallName> =
  AdminCallResult<Name> extends { readonly data: readonly (infer Row)[] } ? Row : never
