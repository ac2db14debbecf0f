// My bank account: bound once, shown masked, changed by a request that is reviewed.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemCard } from '../../app/problem-card.tsx'
import { Screen } from '../../app/screen.tsx'
import { useText } from '../../platform/i18n.ts'
import { userQuery } from '../../platform/shared-queries.ts'
import { BackToWithdraw } from './parts/back-to-withdraw.tsx'
import { BankForms } from './parts/bank-forms.tsx'
import { BoundBank } from './parts/bound-bank.tsx'
import { bankQuery, bankWaysQuery } from './target-queries.ts'

export function BankScreen() {
  const t = useText()
  const [asked, setAsked] = useState<'nothing' | 'change'>('nothing')
  const bank = useQuery(bankQuery)
  const ways = useQuery(bankWaysQuery)
  const { data: user } = useQuery(userQuery)
  const failed = [bank, ways].find(({ data, error }) => data === undefined && error !== null)
  const isReady = bank.data !== undefined && ways.data !== undefined && user !== undefined
  const isChanging = asked === 'change' && bank.data != null
  return (
    <Screen title={t('payout.bankTitle')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {failed && (
          <ProblemCard problem={failed.error} onRetry={failed.refetch} busy={failed.isFetching} />
        )}
        {!isReady && !failed && (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={5} label={t('shell.loading')} />
          </Card>
        )}
        {bank.data != null && <BoundBank bank={bank.data} />}
        {bank.data != null && asked === 'nothing' && (
          <>
            <p className="px-1 text-dense text-text2">{t('payout.oneOnly')}</p>
            <Button tone="outline" block onClick={() => setAsked('change')}>
              {t('payout.askChange')}
            </Button>
            <BackToWithdraw />
          </>
        )}
        {isReady && (bank.data === null || isChanging) && (
          <BankForms
            wish={isChanging ? 'change' : 'first'}
            ways={ways.data}
            user={user}
            onEnd={() => setAsked('nothing')}
          />
        )}
      </div>
    </Screen>
  )
}
