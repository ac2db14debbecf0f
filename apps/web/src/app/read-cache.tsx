// Gives the screens of a signed-in user the cache of what was read over HTTP; the live system that
// keeps it true is loaded with it.

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../platform/query-client.ts'

export { LiveSession } from './live-session.tsx'

export function ReadCache({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
