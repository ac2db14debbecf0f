// All routes of the app, collected from the features, under hash paths.

import { createRouter } from '@tanstack/react-router'
import { accountRoutes } from '../features/account/routes.tsx'
import { chatRoutes } from '../features/chat/routes.tsx'
import { contentRoutes } from '../features/content/routes.tsx'
import { copyingRoutes } from '../features/copying/routes.tsx'
import { depositRoutes } from '../features/deposits/routes.tsx'
import { fundPasswordRoutes } from '../features/fund-password/routes.tsx'
import { helpRoutes } from '../features/help/routes.tsx'
import { homeRoutes } from '../features/home/routes.tsx'
import { identityRoutes } from '../features/identity/routes.tsx'
import { limitRoutes } from '../features/limits/routes.tsx'
import { marketRoutes } from '../features/market/routes.tsx'
import { messageRoutes } from '../features/messages/routes.tsx'
import { notificationRoutes } from '../features/notifications/routes.tsx'
import { orderRoutes } from '../features/orders/routes.tsx'
import { payoutMethodRoutes } from '../features/payout-methods/routes.tsx'
import { profileRoutes } from '../features/profile/routes.tsx'
import { recoveryRoutes } from '../features/recovery/routes.tsx'
import { salaryRoutes } from '../features/salary/routes.tsx'
import { securityRoutes } from '../features/security/routes.tsx'
import { sessionRoutes } from '../features/session/routes.tsx'
import { settingRoutes } from '../features/settings/routes.tsx'
import { teamRoutes } from '../features/team/routes.tsx'
import { tradeRoutes } from '../features/trade/routes.tsx'
import { vipRoutes } from '../features/vip/routes.tsx'
import { walletRoutes } from '../features/wallet/routes.tsx'
import { withdrawalRoutes } from '../features/withdrawals/routes.tsx'
import { searchOf, searchText } from '../platform/paths.ts'
import { rootRoute } from '../shell/root-route.tsx'
import { AppFrame } from './app-frame.tsx'
import { createAppHistory } from './app-history.ts'

export const router = createRouter({
  routeTree: rootRoute
    .update({ component: AppFrame })
    .addChildren([
      ...homeRoutes,
      ...marketRoutes,
      ...tradeRoutes,
      ...orderRoutes,
      ...sessionRoutes,
      ...recoveryRoutes,
      ...accountRoutes,
      ...walletRoutes,
      ...depositRoutes,
      ...profileRoutes,
      ...salaryRoutes,
      ...teamRoutes,
      ...vipRoutes,
      ...copyingRoutes,
      ...messageRoutes,
      ...settingRoutes,
      ...securityRoutes,
      ...limitRoutes,
      ...notificationRoutes,
      ...identityRoutes,
      ...fundPasswordRoutes,
      ...payoutMethodRoutes,
      ...withdrawalRoutes,
      ...helpRoutes,
      ...contentRoutes,
      ...chatRoutes,
    ]),
  history: createAppHistory(),
  parseSearch: searchOf,
  stringifySearch: (search) => {
    const text = searchText(search)
    return text === '' ? '' : `?${text}`
  },
  // To the top after every change of the route, back to the old place with Back.
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
