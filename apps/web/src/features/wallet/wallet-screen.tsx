// The wallet: balance and salary, where withdrawals go, and the ways to every record of money.

import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { BalanceCard } from './parts/balance-card.tsx'
import { RecordLinks } from './parts/record-links.tsx'
import { SalaryCard } from './parts/salary-card.tsx'
import { TargetsCard } from './parts/targets-card.tsx'

export function WalletScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(summaryQuery)
  return (
    <Screen title={t('wallet.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-2 pb-10">
        {error && data === undefined ? (
          <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <>
            <BalanceCard summary={data} />
            <SalaryCard summary={data} />
          </>
        )}
        <TargetsCard />
        <RecordLinks />
      </div>
    </Screen>
  )
}
