// The root of all routes: nobody without a token passes, but to the public screens. The router
// gives it the frame that is around them all.

import { createRootRoute, redirect } from '@tanstack/react-router'
import { type Scope, speakScope, type TextKey } from '../platform/i18n.ts'
import { token } from '../platform/session.ts'
import { FailedScreen } from './failed-screen.tsx'
import { MissingScreen } from './missing-screen.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Without this flag a route counts as protected (spec §2). */
    access?: 'public'
    title?: TextKey
    /** The words that are loaded first; without it those of all screens. */
    words?: Scope
  }
}

export const rootRoute = createRootRoute({
  notFoundComponent: MissingScreen,
  errorComponent: FailedScreen,
  beforeLoad: async ({ matches, location }) => {
    const { access, words } = matches.at(-1)?.staticData ?? {}
    if (access !== 'public' && token.get() === undefined) {
      const from = location.pathname === '/' ? undefined : location.href
      throw redirect({ href: from === undefined ? '/pages/login' : loginHref(from) })
    }
    await speakScope(words ?? 'all')
  },
})

function loginHref(from: string): string {
  return `/pages/login?${new URLSearchParams({ from })}`
}
