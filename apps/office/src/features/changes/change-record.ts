// A change as it is read, and the length of its notice in words.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type Change = AdminCallResult<'change'>

export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}
