// All routes of the app, collected from the features, under hash paths. The screen of an address is
// shown in one step; the one before stays until then.

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { accountRoutes } from '../features/account/routes.ts'
import { chatRoutes } from '../features/chat/routes.ts'
import { contentRoutes } from '../features/content/routes.ts'
import { copyingRoutes } from '../features/copying/routes.ts'
import { depositRoutes } from '../features/deposits/routes.ts'
import { fundPasswordRoutes } from '../features/fund-password/routes.ts'
import { helpRoutes } from '../features/help/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'
import { liabilityRoutes } from '../features/liabilities/routes.ts'
import { limitRoutes } from '../features/limits/routes.ts'
import { marketRoutes } from '../features/market/routes.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { orderRoutes } from '../features/orders/routes.ts'
import { payoutMethodRoutes } from '../features/payout-methods/routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { publicReportRoutes } from '../features/public-report/routes.ts'
import { receiptRoutes } from '../features/receipts/routes.ts'
import { recoveryRoutes } from '../features/recovery/routes.ts'
import { salaryRoutes } from '../features/salary/routes.ts'
import { securityRoutes } from '../features/security/routes.ts'
import { sessionRoutes } from '../features/session/routes.ts'
import { settingRoutes } from '../features/settings/routes.ts'
import { teamRoutes } from '../features/team/routes.ts'
import { tradeRoutes } from '../features/trade/routes.ts'
import { vipRoutes } from '../features/vip/routes.ts'
import { walletRoutes } from '../features/wallet/routes.ts'
import { withdrawalRoutes } from '../features/withdrawals/routes.ts'
import { HistoryContext, SearchContext } from '../platform/navigation.ts'
import type { ScreenRoute } from '../platform/screen-route.ts'
import { AppFrame } from './app-frame.tsx'
import { createAppHistory } from './app-history.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { createScreenOpener, type OpenedScreen } from './screen-opener.ts'
import { keepScrollPlaces, useScrollPlace } from './scroll-places.ts'

const ROUTES: readonly ScreenRoute[] = [
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
  ...liabilityRoutes,
  ...receiptRoutes,
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
  ...publicReportRoutes,
  ...contentRoutes,
  ...chatRoutes,
]

const history = createAppHistory()
const opener = createScreenOpener(history, ROUTES)
const scrollPlaces = keepScrollPlaces(history, () => opener.opened()?.entry)

export function AppRouter() {
  const opened = useOpened()
  const isOnTheWay = useSyncExternalStore(opener.subscribe, opener.isOnTheWay)
  useScrollPlace(scrollPlaces, opened?.entry)
  return (
    <HistoryContext value={history}>
      <SearchContext value={opened?.search ?? NO_SEARCH}>
        <AppFrame access={opened?.access} isOnTheWay={isOnTheWay} onLeft={opener.reopen}>
          {opened !== undefined && (
            <ScreenBoundary key={opened.path} entry={opened.entry}>
              <opened.Screen />
            </ScreenBoundary>
          )}
        </AppFrame>
      </SearchContext>
    </HistoryContext>
  )
}

const NO_SEARCH = {}

/** As a transition: parts of the next screen that are there at once are not drawn as missing. */
function useOpened(): OpenedScreen | undefined {
  const [opened, setOpened] = useState(opener.opened)
  useEffect(() => {
    const follow = () => startTransition(() => setOpened(opener.opened))
    follow()
    return opener.subscribe(follow)
  }, [])
  return opened
}
