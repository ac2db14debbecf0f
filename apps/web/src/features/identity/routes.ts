// The route of identity verification.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const identityRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/auth',
    prepare: speakMoney,
    load: () => import('./identity-screen.tsx').then((file) => file.IdentityScreen),
  },
]
