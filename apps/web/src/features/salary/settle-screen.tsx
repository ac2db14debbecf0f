// Moving salary to the balance: how much, what both hold before and after, then that it is done.

import { Card } from '@fairtick/ui/card'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { readMoney } from '../../platform/read-money.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'
import { isLocked } from '../../platform/submission/submission.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { SettleFields } from './parts/settle-fields.tsx'
import { SettleResult } from './parts/settle-result.tsx'
import { useSettleSalary } from './use-settle-salary.ts'

type Summary = CallResult<'accountSummary'>

export function SettleScreen() {
  const t = useText()
  const summary = useQuery(summaryQuery)
  return (
    <Screen title={t('salary.settleTitle')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {summary.data ? (
          <Settle summary={summary.data} />
        ) : summary.isError ? (
          <ProblemCard
            problem={summary.error}
            onRetry={() => void summary.refetch()}
            busy={summary.isFetching}
          />
        ) : (
          <SettleSkeleton />
        )}
      </div>
    </Screen>
  )
}

function Settle({ summary }: { summary: Summary }) {
  const settling = useSettleSalary()
  // While the outcome is open, what both held when it was sent.
  const [sentFrom, setSentFrom] = useState(summary)
  const { submission, dismiss } = settling
  if (submission.state === 'done') {
    const { order, request } = submission
    return <SettleResult amount={request.body.amount} after={order} onAgain={dismiss} />
  }
  const { salary, cash } = isLocked(submission) ? sentFrom : summary
  return (
    <SettleFields
      salary={readMoney(salary)}
      balance={readMoney(cash)}
      settling={settling}
      onSend={(amount) => {
        setSentFrom(summary)
        settling.submit({ amount })
      }}
    />
  )
}

function SettleSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-full" />
    </Card>
  )
}
