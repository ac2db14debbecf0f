// The names of the staff by id, for who may know them.

import { useQuery } from '@tanstack/react-query'
import { officeClient } from './office-client.ts'
import { useMe } from './session.ts'

const MOST_STAFF = '100'
/** Each reading is an entry of the audit log: names hardly change. */
const KEPT_MS = 10 * 60_000

/** Answers the name, `you` of oneself, or the id as it is. */
export function useStaffNames(): (id: string) => string {
  const { id: ownId, permissions } = useMe()
  const { data } = useQuery({
    queryKey: ['staff names'],
    queryFn: () => officeClient.call('staff', { query: { size: MOST_STAFF } }),
    enabled: permissions.includes('staff.read'),
    staleTime: KEPT_MS,
  })
  const names = new Map(data?.data.map(({ id, name }) => [id, name]))
  return (id) => (id === ownId ? 'you' : (names.get(id) ?? id))
}
