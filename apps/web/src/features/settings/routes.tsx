// Routes of the settings: language, security and display, login password.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { speakMoney } from '../../platform/i18n.ts'
import { rootRoute } from '../../shell/root-route.tsx'

export const settingRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/language',
    staticData: { access: 'public' },
    component: lazyRouteComponent(() => import('./language-screen.tsx'), 'LanguageScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/setting/secure',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(() => import('./secure-screen.tsx'), 'SecureScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/accountsecurity',
    beforeLoad: speakMoney,
    component: lazyRouteComponent(
      () => import('./account-security-screen.tsx'),
      'AccountSecurityScreen',
    ),
  }),
]
