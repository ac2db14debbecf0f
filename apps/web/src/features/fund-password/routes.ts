// Routes of the fund password.

import { speakMoney } from '../../platform/i18n.ts'
import type { ScreenRoute } from '../../platform/screen-route.ts'

export const fundPasswordRoutes: readonly ScreenRoute[] = [
  {
    path: '/pages/user/setPayPassword',
    prepare: speakMoney,
    load: () => import('./set-pay-password-screen.tsx').then((file) => file.SetPayPasswordScreen),
  },
]
