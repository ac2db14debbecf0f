// Copy trading: those who lead, what they post, and what I copy.

import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { OffHere } from '../../shell/off-here.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useIsOffHere } from './leader-reads.ts'
import { LeaderList } from './leaders/leader-list.tsx'
import { MyCopies } from './mine/my-copies.tsx'
import { OfLinkedAccount } from './of-linked-account.tsx'
import { LazySignalList } from './signals/lazy-signal-list.tsx'

const TABS = ['leaders', 'signals', 'mine'] as const

export function SignalChannelScreen() {
  const t = useText()
  const { replace } = useNavigation()
  const isOff = useIsOffHere()
  const asked = useSearchTexts().tab
  const tab = TABS.find((one) => one === asked) ?? 'leaders'
  return (
    <Screen title={t('leaders.title')}>
      <div className="flex flex-col px-gutter pt-1 pb-10">
        <Tabs
          id="copying"
          label={t('leaders.parts')}
          value={tab}
          onChange={(next) =>
            replace('/pages/signalchannel', { tab: next === 'leaders' ? undefined : next })
          }
          tabs={[
            { value: 'leaders', label: t('leaders.tabLeaders') },
            { value: 'signals', label: t('signals.tab') },
            { value: 'mine', label: t('leaders.tabMine') },
          ]}
        />
        <TabPanel tabsId="copying" value={tab} className="flex flex-col gap-3 pt-2">
          {isOff && <OffHere text="copying.offHere" />}
          <LossWarning />
          <OfLinkedAccount>
            {tab === 'leaders' && <LeaderList />}
            {tab === 'signals' && <LazySignalList />}
            {tab === 'mine' && <MyCopies />}
          </OfLinkedAccount>
        </TabPanel>
      </div>
    </Screen>
  )
}
