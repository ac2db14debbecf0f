// Routes of who is not signed in: login, registering, a forgotten password.

import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root-route.tsx'

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/login',
    staticData: { access: 'public', words: 'auth' },
    /** `from`: where the login was asked for. */
    validateSearch: ({ from }: Record<string, unknown>) => ({ from: textOrNone(from) }),
    component: lazyRouteComponent(() => import('./login-screen.tsx'), 'LoginScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/register',
    staticData: { access: 'public', words: 'auth' },
    /** `invite`: the code of the invitation link. */
    validateSearch: ({ invite }: Record<string, unknown>) => ({ invite: textOrNone(invite) }),
    component: lazyRouteComponent(() => import('./register-screen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/pages/user/findpassword',
    staticData: { access: 'public', words: 'auth' },
    component: lazyRouteComponent(() => import('./find-password-screen.tsx'), 'FindPasswordScreen'),
  }),
]

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
