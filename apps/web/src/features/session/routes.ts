// Routes of who is not signed in: login, registering, a forgotten password.

import type { ScreenRoute } from '../../platform/screen-route.ts'

export const sessionRoutes: readonly ScreenRoute[] = [
  {
    /** `from`: where the login was asked for. */
    path: '/pages/login',
    access: 'public',
    words: 'auth',
    load: () => import('./login-screen.tsx').then((file) => file.LoginScreen),
  },
  {
    /** `invite`: the code of the invitation link. */
    path: '/pages/user/register',
    access: 'public',
    words: 'auth',
    load: () => import('./register-screen.tsx').then((file) => file.RegisterScreen),
  },
  {
    path: '/pages/user/findpassword',
    access: 'public',
    words: 'auth',
    load: () => import('./find-password-screen.tsx').then((file) => file.FindPasswordScreen),
  },
]
