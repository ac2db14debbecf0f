// The starred symbols in my order, as the server has them.

import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export const watchlistQuery = queryOptions({
  queryKey: ['watchlist'],
  queryFn: async () => (await call('watchlist')).data.map(({ symbol }) => symbol),
})
