// What happens when the server has let somebody in.

import type { CallResult } from '@fairtick/wire/contract'
import { useClientState } from '../../platform/client-state.ts'
import { beginSession } from '../../platform/session.ts'

/** Nothing read for another person, or for nobody, is left in the cache. */
export async function beginSignedIn({ token, user }: CallResult<'login'>): Promise<void> {
  // Loaded only here: the login itself reads nothing through the cache.
  const { queryClient } = await import('../../platform/query-client.ts')
  queryClient.clear()
  useClientState.setState({ user, fiatCurrency: user.fiatCurrency })
  beginSession(token)
}
