// The activity centre: what runs, what is to come and what has ended, each with dates and rules.

import { EmptyState } from '@fairtick/ui/empty-state'
import { Sheet } from '@fairtick/ui/sheet'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { useLanguage, useText } from '../../platform/i18n.ts'
import { SimpleHtmlText } from '../../platform/simple-html-text.tsx'
import { OffHere } from '../../shell/off-here.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { ActivityCard } from './parts/activity-card.tsx'
import { JoinActivity } from './parts/join-activity.tsx'

type Activity = CallResult<'activities'>['data'][number]

export function FindScreen() {
  const t = useText()
  const language = useLanguage()
  const [opened, setOpened] = useState<Activity>()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['activities', language],
    queryFn: () => call('activities', { body: {} }),
    staleTime: 0,
  })
  const isOff = useClientState((state) => state.dictData?.features.incentives === false)
  const showRules = (activity: Activity) => {
    setOpened(activity)
    setOpen(true)
  }
  return (
    <Screen title={t('activities.activityCentre')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-8">
        {isOff && <OffHere text="activities.offHere" />}
        {data !== undefined ? (
          data.data.length === 0 ? (
            <EmptyState>{t('activities.noActivities')}</EmptyState>
          ) : (
            data.data.map((activity) => (
              <ActivityCard
                key={activity.id}
                activity={isOff ? { ...activity, joining: 'none' } : activity}
                onRules={() => showRules(activity)}
              />
            ))
          )
        ) : error !== null ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton className="h-36 w-full" />
        )}
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('activities.rulesOf', { title: opened?.title ?? '' })}
        closeLabel={t('shell.close')}
      >
        {opened && (
          <>
            <SimpleHtmlText html={opened.html} lang={opened.language} />
            {!isOff && <JoinActivity activity={opened} onJoined={() => setOpen(false)} />}
          </>
        )}
      </Sheet>
    </Screen>
  )
}
