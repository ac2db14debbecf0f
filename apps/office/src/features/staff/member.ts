// Somebody on the staff, as the list of them reads it.

import type { RowOf } from '../../platform/list-calls.ts'

export type Member = RowOf<'staff'>
