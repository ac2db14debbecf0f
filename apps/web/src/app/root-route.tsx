// The root of all routes: nobody without a token passes, but to the public screens.

import { createRootRoute, redirect } from '@tanstack/react-router'
import type { TextKey } from '../platform/i18n.ts'
import { token } from '../platform/session.ts'
import { AppShell } from './app-shell.tsx'
import { FailedScreen } from './failed-screen.tsx'
import { MissingScreen } from './missing-screen.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Without this flag a route counts as protected (spec §2). */
    access?: 'public'
    title?: TextKey
  }
}

export const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: MissingScreen,
  errorComponent: FailedScreen,
  beforeLoad: ({ matches, location }) => {
    const isPublic = matches.at(-1)?.staticData.access === 'public'
    if (isPublic || token.get() !== undefined) return
    const from = location.pathname === '/' ? undefined : location.href
    throw redirect({ href: from === undefined ? '/pages/login' : loginHref(from) })
  },
})

function loginHref(from: string): string {
  return `/pages/login?${new URLSearchParams({ from })}`
}
