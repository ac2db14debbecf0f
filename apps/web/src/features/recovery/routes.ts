// Routes of who lost access, and of who is told that somebody says so; neither is signed in.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const recoveryRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/recover',
    access: 'public',
    prepare: speakMoney,
    load: () => import('./recover-screen.tsx').then((file) => file.RecoverScreen),
  },
  {
    path: '/pages/user/recoverstop',
    access: 'public',
    prepare: speakMoney,
    load: () => import('./recover-stop-screen.tsx').then((file) => file.RecoverStopScreen),
  },
]
