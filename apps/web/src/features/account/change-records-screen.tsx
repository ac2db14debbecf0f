// Every change of the balance: filtered by cause, by day, each with the balance after it.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { useState } from 'react'
import { PagesByDay } from '../../app/pages-by-day.tsx'
import { Screen } from '../../app/screen.tsx'
import { DayHeading } from '../../platform/day-heading.tsx'
import { useText } from '../../platform/i18n.ts'
import { ExportButton } from '../statements/export-button.tsx'
import { CAUSE_NAMES, CHANGE_CAUSES, type ChangeCause } from './change-look.ts'
import { ChangeRow } from './parts/change-row.tsx'
import { useMoneyChanges } from './use-money-changes.ts'

const ALL = 'all'

export function ChangeRecordsScreen() {
  const t = useText()
  const [cause, setCause] = useState<ChangeCause | typeof ALL>(ALL)
  const changes = useMoneyChanges(cause === ALL ? null : cause)
  const clear = () => setCause(ALL)
  return (
    <Screen title={t('account.changesTitle')} actions={<ExportButton what="moneychange" />}>
      <div className="px-gutter pt-2">
        <ChipGroup
          label={t('account.filterLabel')}
          value={cause}
          onChange={setCause}
          options={[
            { value: ALL, label: t('account.causeAll') },
            ...CHANGE_CAUSES.map((value) => ({ value, label: t(CAUSE_NAMES[value]) })),
          ]}
        />
      </div>
      <div className="px-gutter pb-2">
        <PagesByDay
          list={changes}
          timeOf={({ time }) => time}
          heading={({ dayMs }) => <DayHeading dayMs={dayMs} />}
          row={(change) => <ChangeRow change={change} when="time" />}
          empty={<NoChanges onClear={cause === ALL ? undefined : clear} />}
        />
      </div>
    </Screen>
  )
}

/** `onClear` takes the filter away, when there is one. */
function NoChanges({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  if (onClear === undefined) return <EmptyState>{t('account.changesEmpty')}</EmptyState>
  return (
    <EmptyState
      action={
        <Button tone="outline" onClick={onClear}>
          {t('account.clearFilter')}
        </Button>
      }
    >
      {t('account.changesNoMatch')}
    </EmptyState>
  )
}
