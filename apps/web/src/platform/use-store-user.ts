// What a call answered about me is what every screen shows from now on.

import { useQueryClient } from '@tanstack/react-query'
import { type User, useClientState } from './client-state.ts'
import { userQuery } from './shared-queries.ts'

export function useStoreUser(): (user: User) => void {
  const queries = useQueryClient()
  return (user) => {
    queries.setQueryData(userQuery.queryKey, user)
    useClientState.setState({ user })
  }
}
