// Choosing how to pay in: the methods by currency, and what of mine is under review.

import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { List } from '@fairtick/ui/list-row'
import { SectionHeader } from '@fairtick/ui/section-header'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { methodsQuery, waitingQuery } from './deposit-reads.ts'
import { type DepositMethod, stepsOf } from './method-steps.ts'
import { DepositRow } from './parts/deposit-row.tsx'
import { DepositStopNotice } from './parts/deposit-stop-notice.tsx'
import { MethodRow } from './parts/method-row.tsx'
import { MethodStepsBar } from './parts/method-steps-bar.tsx'
import { PracticeWarning } from './parts/practice-warning.tsx'

const STEPS = stepsOf({ channel: 'crypto' })
const SKELETON_ROWS = 5

export function SelectMethodScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(methodsQuery)
  return (
    <Screen title={t('deposits.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-2 pb-8">
        <MethodStepsBar steps={STEPS} step="method" />
        <PracticeWarning at="choose" />
        <LossWarning />
        <Waiting />
        {data !== undefined ? (
          data.stop === null ? (
            <Methods methods={data.methods} />
          ) : (
            <DepositStopNotice stop={data.stop} />
          )
        ) : error ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={SKELETON_ROWS} label={t('shell.loading')} />
          </Card>
        )}
      </div>
    </Screen>
  )
}

/** Nothing while nothing waits, or where it cannot be read: the records say why. */
function Waiting() {
  const t = useText()
  const { data } = useQuery(waitingQuery)
  if (data === undefined || data.total === 0) return null
  return (
    <section aria-labelledby="waiting">
      <SectionHeader
        id="waiting"
        title={t('deposits.waiting')}
        action={{
          label: t('wallet.records'),
          href: hrefOf('/pages/wallet/record', { kind: 'deposits' }),
        }}
      />
      <Card padding="none" className="px-4">
        <List>
          {data.data.map((record) => (
            <DepositRow key={record.id} record={record} />
          ))}
        </List>
      </Card>
    </section>
  )
}

const ALL = 'all'

function Methods({ methods }: { methods: readonly DepositMethod[] }) {
  const t = useText()
  const [chosen, setChosen] = useState(ALL)
  const currencies = [...new Set(methods.map(({ currency }) => currency))]
  if (methods.length === 0) return <EmptyState>{t('deposits.noMethods')}</EmptyState>
  return (
    <>
      <ChipGroup
        label={t('deposits.currency')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: ALL, label: t('account.causeAll') },
          ...currencies.map((value) => ({ value, label: value })),
        ]}
      />
      {currencies
        .filter((currency) => chosen === ALL || chosen === currency)
        .map((currency) => (
          <section key={currency} aria-labelledby={`of-${currency}`}>
            <h2
              id={`of-${currency}`}
              translate="no"
              className="px-1 pb-1.5 text-caption font-semibold text-text2"
            >
              {currency}
            </h2>
            <Card padding="none" className="px-4">
              <List>
                {methods
                  .filter((method) => method.currency === currency)
                  .map((method) => (
                    <MethodRow key={method.id} method={method} />
                  ))}
              </List>
            </Card>
          </section>
        ))}
    </>
  )
}
