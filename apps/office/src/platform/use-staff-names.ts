// The names of the staff by id, for who may know them.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { useQuery } from '@tanstack/react-query'
import { officeClient } from './office-client.ts'
import { useMe } from './session.ts'

const MOST_STAFF = '100'
/** Each reading is an entry of the audit log: names hardly change. */
const KEPT_MS = 10 * MINUTE_MS

/** Answers the name, `you` of oneself, or the id as it is. */
export function useStaffNames(): (id: string) => string {
  const { id: ownId } = useMe()
  const names = new Map(useStaff().map(({ id, name }) => [id, name]))
  return (id) => (id === ownId ? 'you' : (names.get(id) ?? id))
}

/** Everybody on the staff to choose from; none for who may not know them. */
export function useStaffChoices(): readonly { readonly value: string; readonly label: string }[] {
  return useStaff().map(({ id, name }) => ({ value: id, label: name }))
}

function useStaff() {
  const { permissions } = useMe()
  const { data } = useQuery({
    queryKey: ['staff names'],
    queryFn: () => officeClient.call('staff', { query: { size: MOST_STAFF } }),
    enabled: permissions.includes('staff.read'),
    staleTime: KEPT_MS,
  })
  return data?.data ?? []
}
