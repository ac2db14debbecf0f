// The assets tab: equity, what it is made of, the practice reset, the newest changes.

import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { IconButton } from '@fairtick/ui/icon-button'
import { List } from '@fairtick/ui/list-row'
import { SectionHeader } from '@fairtick/ui/section-header'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import { MainScreen } from '../../shell/main-screen.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { EquityHistoryCard } from '../statements/public.ts'
import { SalaryCard } from '../wallet/public.ts'
import { BreakdownCard } from './parts/breakdown-card.tsx'
import { ChangeRow } from './parts/change-row.tsx'
import { EquityCard } from './parts/equity-card.tsx'
import { PracticeCard } from './parts/practice-card.tsx'
import { useMoneyChanges } from './use-money-changes.ts'

export function AssetsScreen() {
  const t = useText()
  const summary = useQuery(summaryQuery)
  return (
    <MainScreen title={t('account.assetsTitle')} tab="assets" actions={<WalletLink />}>
      <div className="flex flex-col gap-3 px-gutter pt-3">
        {summary.isError && summary.data === undefined ? (
          <ProblemCard
            problem={summary.error}
            onRetry={() => void summary.refetch()}
            busy={summary.isFetching}
          />
        ) : (
          <>
            <EquityCard summary={summary.data} />
            <BreakdownCard summary={summary.data} />
            <SalaryCard summary={summary.data} />
          </>
        )}
        {(summary.data?.account === 'practice' || summary.isPending) && (
          <PracticeCard balance={summary.data?.cash} />
        )}
        <EquityHistoryCard />
        <NewestChanges />
      </div>
    </MainScreen>
  )
}

/** Where withdrawals go, and all records of money. */
function WalletLink() {
  const t = useText()
  const { go } = useNavigation()
  return (
    <IconButton
      label={t('home.tileWallet')}
      icon={<WalletCards className="size-6" />}
      onClick={() => go('/pages/wallet')}
    />
  )
}

const NEWEST_ROWS = 6

function NewestChanges() {
  const t = useText()
  const changes = useMoneyChanges()
  return (
    <section aria-labelledby="changes" className="pb-4">
      <SectionHeader
        id="changes"
        title={t('account.changesTitle')}
        action={
          changes.rows.length > 0
            ? { label: t('account.causeAll'), href: hrefOf('/pages/wallet/financialrecords') }
            : undefined
        }
      />
      {changes.state === 'failed' ? (
        <ProblemCard problem={changes.problem} onRetry={changes.retry} />
      ) : (
        <Card padding="none" className="px-4 py-1">
          {changes.state === 'loading' && <SkeletonRows rows={3} label={t('shell.loading')} />}
          {changes.state === 'ready' && changes.rows.length === 0 && (
            <EmptyState>{t('account.changesEmpty')}</EmptyState>
          )}
          <List>
            {changes.rows.slice(0, NEWEST_ROWS).map((change) => (
              <ChangeRow key={change.id} change={change} when="dateTime" />
            ))}
          </List>
        </Card>
      )}
    </section>
  )
}
