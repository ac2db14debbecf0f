// What copying did, line by line: what was opened and closed, what was not copied and why, shares.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import type { CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../platform/client-instance.ts'
import { DayHeading } from '../../platform/day-heading.tsx'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { NoMatch } from '../../platform/no-match.tsx'
import { usePagedList } from '../../platform/use-paged-list.ts'
import { PagesByDay } from '../../shell/pages-by-day.tsx'
import { Screen } from '../../shell/screen.tsx'
import { CopyRecordRow } from './mine/copy-record-row.tsx'
import { OfLinkedAccount } from './of-linked-account.tsx'

type Kind = CallResult<'copyRecords'>['data'][number]['kind']

const KINDS = ['all', 'opened', 'closed', 'skipped', 'shared'] as const

const PATH = '/pages/signalchannel/records'

export function CopyRecordsScreen() {
  const t = useText()
  const { replace } = useNavigation()
  const { leaderId, kind: asked } = useSearchTexts()
  const kind = KINDS.find((one) => one === asked) ?? 'all'
  const records = usePagedList({
    queryKey: ['copying', 'records', leaderId ?? '', kind],
    staleTime: 0,
    read: (paging) =>
      call('copyRecords', {
        query: {
          ...paging,
          ...(leaderId === undefined ? {} : { leaderId }),
          ...(kind === 'all' ? {} : { kind }),
        },
      }),
  })
  const isNarrowed = kind !== 'all' || leaderId !== undefined
  return (
    <Screen title={t('copying.records')}>
      <OfLinkedAccount>
        <div className="flex flex-col px-gutter pt-2 pb-8">
          <ChipGroup
            label={t('copying.kinds')}
            value={kind}
            onChange={(next) => replace(PATH, { leaderId, kind: next })}
            options={KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
          />
          <PagesByDay
            list={records}
            timeOf={({ time }) => time}
            heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
            row={(record) => <CopyRecordRow record={record} />}
            empty={
              isNarrowed ? (
                <NoMatch onClear={() => replace(PATH)} />
              ) : (
                <EmptyState>{t('copying.recordsEmpty')}</EmptyState>
              )
            }
          />
        </div>
      </OfLinkedAccount>
    </Screen>
  )
}

const KIND_NAMES: Readonly<Record<Kind | 'all', TextKey>> = {
  all: 'copying.kindAll',
  opened: 'copying.kindOpened',
  closed: 'copying.kindClosed',
  skipped: 'copying.kindSkipped',
  shared: 'copying.kindShared',
}
