// One of the five main screens: with the tab bar, and to be pulled down for newer figures.

import { Suspense } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { MainTabs, type TabName } from './main-tabs.tsx'
import { Screen, type ScreenProps } from './screen.tsx'

/** Of no use before the screen is there. */
const PullToRefresh = lazyPart(
  async () => (await import('./pull-to-refresh.tsx')).PullToRefresh,
  () => null,
)

export type MainScreenProps = Omit<ScreenProps, 'tabs' | 'above'> & {
  /** The tab that this screen is of. */
  tab: TabName
}

export function MainScreen({ tab, ...screen }: MainScreenProps) {
  return (
    <Screen
      {...screen}
      above={
        <Suspense>
          <PullToRefresh />
        </Suspense>
      }
      tabs={<MainTabs current={tab} />}
    />
  )
}
