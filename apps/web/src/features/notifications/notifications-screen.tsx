// Which messages reach me outside of the app, and how.

import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useText } from '../../platform/i18n.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { DeviceCard } from './parts/device-card.tsx'
import { KindList } from './parts/kind-list.tsx'
import { QuietHoursCard } from './parts/quiet-hours-card.tsx'
import { type Settings, useNotifications } from './use-notifications.ts'

export function NotificationsScreen() {
  const t = useText()
  const settings = useNotifications()
  return (
    <Screen title={t('notifications.title')}>
      <div className="flex flex-col gap-5 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('notifications.intro')}</p>
        {settings.data !== undefined ? (
          <Content settings={settings.data} />
        ) : settings.error ? (
          <ProblemCard
            problem={settings.error}
            onRetry={() => void settings.refetch()}
            busy={settings.isFetching}
          />
        ) : (
          <SkeletonRows rows={6} label={t('shell.loading')} />
        )}
      </div>
    </Screen>
  )
}

function Content({ settings }: { settings: Settings }) {
  const { push, kinds, quietHours } = settings
  return (
    <>
      {push !== null && <DeviceCard push={push} />}
      <KindList kinds={kinds} isPushOffered={push !== null} />
      {push !== null && <QuietHoursCard key={JSON.stringify(quietHours)} quietHours={quietHours} />}
    </>
  )
}
