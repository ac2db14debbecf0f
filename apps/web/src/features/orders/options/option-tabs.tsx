// Options that run and options that are settled, under tabs with their counts.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { History } from 'lucide-react'
import { useAccountView } from '../../../live/use-live.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import { optionPages } from './option-history.ts'
import { RunningOptions } from './running-options.tsx'
import { SettledOptions } from './settled-options.tsx'

const CLOSED = { status: 'closed' } as const
const TABS_ID = 'options'

export type OptionList = 'trading' | 'closed'

export type OptionTabsProps = { value: OptionList; onChange: (list: OptionList) => void }

export function OptionTabs({ value, onChange }: OptionTabsProps) {
  const t = useText()
  const { count } = useFormats()
  const { running, runningState } = useAccountView()
  const closedCount = usePagedList(optionPages(CLOSED)).pages[0]?.counts.closed
  return (
    <>
      <Tabs
        id={TABS_ID}
        label={t('orders.lists')}
        tabs={[
          {
            value: 'trading',
            label: t('orders.tabRunning'),
            count: runningState === 'read' ? count(running.length) : undefined,
          },
          {
            value: 'closed',
            label: t('orders.tabClosed'),
            count: closedCount === undefined ? undefined : count(closedCount),
          },
        ]}
        value={value}
        onChange={onChange}
      />
      <TabPanel tabsId={TABS_ID} value={value}>
        {value === 'trading' ? (
          <RunningOptions />
        ) : (
          <SettledOptions query={CLOSED} empty={<NothingClosed />} />
        )}
      </TabPanel>
    </>
  )
}

function NothingClosed() {
  const t = useText()
  return (
    <EmptyState
      icon={<History />}
      action={<ButtonLink href={hrefOf('/pages/trade')}>{t('orders.trade')}</ButtonLink>}
    >
      {t('orders.emptyClosed')}
    </EmptyState>
  )
}
