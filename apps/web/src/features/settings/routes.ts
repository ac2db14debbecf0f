// Routes of the settings: language, security and display, login password.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const settingRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/language',
    access: 'public',
    load: () => import('./language-screen.tsx').then((file) => file.LanguageScreen),
  },
  {
    path: '/pages/setting/secure',
    prepare: speakMoney,
    load: () => import('./secure-screen.tsx').then((file) => file.SecureScreen),
  },
  {
    path: '/pages/user/accountsecurity',
    prepare: speakMoney,
    load: () => import('./account-security-screen.tsx').then((file) => file.AccountSecurityScreen),
  },
]
