// My team: what it has earned me, then level by level how many and who, with names shortened.

import { ChipGroup } from '@fairtick/ui/chip-group'
import { joinClasses } from '@fairtick/ui/join-classes'
import { SectionHeader } from '@fairtick/ui/section-header'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useState } from 'react'
import { useFormats } from '../../platform/formats.ts'
import { type TextKey, useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { Screen } from '../../shell/screen.tsx'
import { EarnedOfMine } from './parts/earned-of-mine.tsx'
import { MemberList } from './parts/member-list.tsx'
import { RewardsCard } from './parts/rewards-card.tsx'
import { RewardsOff } from './parts/rewards-off.tsx'
import { TeamCounts } from './parts/team-counts.tsx'
import { useMonthSpan } from './use-month-span.ts'
import { useShareRecords } from './use-share-records.ts'
import {
  MEMBER_FILTERS,
  type MemberFilter,
  TEAM_LEVELS,
  type TeamLevel,
  useTeam,
} from './use-team.ts'

export function TeamScreen() {
  const t = useText()
  const { percent } = useFormats()
  const span = useMonthSpan()
  const rewards = useShareRecords()
  const [level, setLevel] = useState<TeamLevel>('1')
  const [filter, setFilter] = useState<MemberFilter>('all')
  const team = useTeam(level, filter)
  const rates = rewards.invitation?.rates ?? team.totals?.rates
  const months = rewards.invitation?.months ?? team.totals?.months ?? null
  const rate = rates?.[Number(level) - 1]
  const change = (next: TeamLevel) => {
    setLevel(next)
    setFilter('all')
  }
  return (
    <Screen title={t('account.team')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <RewardsCard rewards={rewards} recordsLink="shown" />
        {rates?.length === 0 && <RewardsOff />}
        <div>
          <Tabs
            id="level"
            label={t('team.levels')}
            value={level}
            onChange={change}
            tabs={TEAM_LEVELS.map((value, at) => ({
              value,
              label: t('team.level', { level: value }),
              count: rates?.[at] === undefined ? undefined : percent(rates[at]),
            }))}
          />
          <TabPanel tabsId="level" value={level} className="flex flex-col gap-3 pt-3">
            {rates?.length !== 0 && (
              // Until the rate is known it holds the place of its lines.
              <p
                className={joinClasses(
                  'px-1 text-caption text-text2',
                  rate === undefined && 'invisible',
                )}
              >
                {t(LEVEL_TEXTS[level], { rate: percent(rate ?? '0') })}
              </p>
            )}
            {months !== null && (
              <p className="px-1 text-caption text-text2">
                {t('team.ruleMonths', { months: span(months) })}
              </p>
            )}
            <TeamCounts totals={team.totals} />
            <section aria-labelledby="members">
              <SectionHeader
                id="members"
                title={t('team.members')}
                action={{ label: t('team.invite'), href: hrefOf('/pages/user/share') }}
              />
              <ChipGroup
                label={t('team.filterLabel')}
                value={filter}
                onChange={setFilter}
                options={MEMBER_FILTERS.map((value) => ({ value, label: t(FILTER_NAMES[value]) }))}
              />
              <MemberList
                team={team}
                level={level}
                onClear={filter === 'all' ? undefined : () => setFilter('all')}
              />
            </section>
          </TabPanel>
        </div>
        {rewards.invitation && <EarnedOfMine invitation={rewards.invitation} />}
      </div>
    </Screen>
  )
}

const LEVEL_TEXTS = {
  1: 'team.levelOne',
  2: 'team.levelTwo',
  3: 'team.levelThree',
} as const satisfies Record<TeamLevel, string>

const FILTER_NAMES: Readonly<Record<MemberFilter, TextKey>> = {
  all: 'team.filterAll',
  deposited: 'team.depositors',
  not_yet: 'team.notYet',
}
