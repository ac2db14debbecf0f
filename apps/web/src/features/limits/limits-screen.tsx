// Limits that I set for myself, and breaks (TR-12.3).

import { List, ListRow } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { CalendarArrowDown, Clock, Layers, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { IconTile } from '../../platform/icon-tile.tsx'
import { SettingsGroup } from '../../platform/settings-group.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { LIMIT_KINDS, type LimitName, type Limits, limitOf } from './limit-form.ts'
import { BreakCard } from './parts/break-card.tsx'
import { LimitSheet } from './parts/limit-sheet.tsx'
import { useLimits } from './use-limits.ts'

type Opened = { readonly name: LimitName; readonly limits: Limits }

export function LimitsScreen() {
  const t = useText()
  const limits = useLimits()
  const [opened, setOpened] = useState<Opened>()
  const { data } = limits
  return (
    <Screen title={t('limits.title')}>
      <div className="flex flex-col gap-5 px-gutter pt-3 pb-10">
        <p className="px-1 text-dense text-text2">{t('limits.intro')}</p>
        {data !== undefined ? (
          <>
            <SettingsGroup title={t('limits.limits')}>
              <List>
                {NAMES.map((name) => (
                  <LimitRow
                    key={name}
                    name={name}
                    limits={data}
                    onOpen={() => setOpened({ name, limits: data })}
                  />
                ))}
              </List>
            </SettingsGroup>
            <section className="flex flex-col gap-3">
              <h2 className="px-1 text-caption font-semibold text-text2">{t('limits.breaks')}</h2>
              <BreakCard kind="timeOut" until={data.current.timeOutUntil} />
              <BreakCard kind="selfExclusion" until={data.current.selfExcludedUntil} />
            </section>
          </>
        ) : limits.error ? (
          <ProblemCard
            problem={limits.error}
            onRetry={() => void limits.refetch()}
            busy={limits.isFetching}
          />
        ) : (
          <SkeletonRows rows={6} label={t('shell.loading')} />
        )}
      </div>
      {opened !== undefined && <LimitSheet {...opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}

const NAMES = [
  'dailyLoss',
  'openPositions',
  'depositDay',
  'depositWeek',
  'depositMonth',
  'sessionMinutes',
] as const

const ICONS = {
  dailyLoss: TrendingDown,
  openPositions: Layers,
  depositDay: CalendarArrowDown,
  depositWeek: CalendarArrowDown,
  depositMonth: CalendarArrowDown,
  sessionMinutes: Clock,
} as const

type LimitRowProps = { name: LimitName; limits: Limits; onOpen: () => void }

function LimitRow({ name, limits, onOpen }: LimitRowProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const valueText = useValueText(name)
  const current = limitOf(limits, name)
  const waiting = limits.pending.find(({ field }) => field === name)
  return (
    <ListRow
      onClick={onOpen}
      arrow="shown"
      leading={<IconTile Icon={ICONS[name]} tone={current === null ? 'neutral' : 'primary'} />}
      title={t(`limits.${name}`)}
      subtitle={
        waiting && (
          <span className="tabular">
            {t('limits.pending', {
              time: dateTime(waiting.from),
              value: valueText(waiting.value),
            })}
          </span>
        )
      }
      trailing={<span className="tabular text-end">{valueText(current)}</span>}
    />
  )
}

function useValueText(name: LimitName): (value: string | null) => string {
  const t = useText()
  const { money } = useFormats()
  return (value) => {
    if (value === null) return t('limits.none')
    const kind = LIMIT_KINDS[name]
    if (kind === 'amount') return `${money(value)} USD`
    return kind === 'minutes' ? t('limits.minutes', { count: value }) : value
  }
}
