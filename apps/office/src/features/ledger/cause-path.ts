// Where the record lies that an entry came from, for those that staff have a page for.

import type { Permission } from '@fairtick/wire/admin/roles'

/** Undefined where there is no page, or none for somebody with these permissions. */
export function causePath(
  { reason, causeId }: { readonly reason: string; readonly causeId: string },
  permissions: readonly Permission[],
): string | undefined {
  const area = AREAS_OF_REASONS.find(({ sign }) => sign.test(reason))
  if (area === undefined || !permissions.includes(area.permission)) return undefined
  return `/${area.name}/${encodeURIComponent(causeId)}`
}

const AREAS_OF_REASONS = [
  { name: 'deposits', permission: 'deposits.read', sign: /^deposit$/ },
  { name: 'withdrawals', permission: 'withdrawals.read', sign: /^withdrawal-/ },
] as const
