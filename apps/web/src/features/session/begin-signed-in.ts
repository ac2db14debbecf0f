// What happens when the server has let somebody in.

import type { CallResult } from '@fairtick/wire/contract'
import { useClientState } from '../../platform/client-state.ts'
import { queryClient } from '../../platform/query-client.ts'
import { beginSession } from '../../platform/session.ts'
import { userQuery } from '../../platform/shared-queries.ts'

/** Nothing read for another person, or for nobody, is left in the cache. */
export function beginSignedIn({ token, user }: CallResult<'login'>): void {
  queryClient.clear()
  useClientState.setState({ user, fiatCurrency: user.fiatCurrency })
  beginSession(token)
  queryClient.setQueryData(userQuery.queryKey, user)
}
