// Routes of the settings: security, devices, display, trading, language, login password.

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
    path: '/pages/setting/devices',
    prepare: speakMoney,
    load: () => import('./devices-screen.tsx').then((file) => file.DevicesScreen),
  },
  {
    path: '/pages/setting/display',
    prepare: speakMoney,
    load: () => import('./display-screen.tsx').then((file) => file.DisplayScreen),
  },
  {
    path: '/pages/setting/trading',
    prepare: speakMoney,
    load: () => import('./trading-screen.tsx').then((file) => file.TradingScreen),
  },
  {
    path: '/pages/user/accountsecurity',
    prepare: speakMoney,
    load: () => import('./account-security-screen.tsx').then((file) => file.AccountSecurityScreen),
  },
]
