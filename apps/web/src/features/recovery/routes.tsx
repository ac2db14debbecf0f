// Routes of who lost access, and of who is told that somebody says so; neither is signed in.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

/** `link`: what the mail brought. */
const validateSearch = ({ link }: Record<string, unknown>) => ({
  link: typeof link === 'string' && link !== '' ? link : undefined,
})

export const recoveryRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/recover',
    staticData: { access: 'public' },
    beforeLoad: speakMoney,
    validateSearch,
    component: lazyRouteComponent(() => import('./recover-screen.tsx'), 'RecoverScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/recoverstop',
    staticData: { access: 'public' },
    beforeLoad: speakMoney,
    validateSearch,
    component: lazyRouteComponent(() => import('./recover-stop-screen.tsx'), 'RecoverStopScreen'),
  }),
]
