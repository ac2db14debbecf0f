// Withdrawing: to a wallet or the bank, of the balance or of salary, at any hour.

import { Card } from '@fairtick/ui/card'
import { Segmented } from '@fairtick/ui/segmented'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useText } from '../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../platform/navigation.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { WithdrawForm } from './parts/withdraw-form.tsx'
import { useWithdrawPage } from './use-withdraw-page.ts'
import type { Method } from './withdrawal-form.ts'

export function WithdrawScreen() {
  const t = useText()
  const { replace } = useNavigation()
  const search = useSearchTexts()
  const from = search.from === 'salary' ? 'salary' : 'cash'
  const reads = useWithdrawPage(from, methodOf(search.method))
  const shown = reads.state === 'ready' ? reads.page.request.method : methodOf(search.method)
  return (
    <Screen title={t(from === 'salary' ? 'withdraw.titleSalary' : 'withdraw.title')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-40">
        <Segmented<Method>
          label={t('withdraw.method')}
          options={[
            { value: 'wallet', label: t('withdraw.wallet') },
            { value: 'bank', label: t('withdraw.bank') },
          ]}
          value={shown ?? 'wallet'}
          onChange={(method) => replace('/pages/withdraw', { ...search, method })}
        />
        {reads.state === 'failed' && (
          <ProblemCard problem={reads.problem} onRetry={reads.retry} busy={reads.isRetrying} />
        )}
        {reads.state === 'loading' && (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={6} label={t('shell.loading')} />
          </Card>
        )}
        {reads.state === 'ready' && <WithdrawForm page={reads.page} />}
      </div>
    </Screen>
  )
}

function methodOf(text: string | undefined): Method | undefined {
  return text === 'bank' || text === 'wallet' ? text : undefined
}
