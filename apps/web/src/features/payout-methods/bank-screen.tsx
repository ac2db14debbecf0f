// My bank account: bound once, shown masked, changed by a request that is reviewed.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../platform/i18n.ts'
import { securityQuery, userQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { BackToWithdraw } from './parts/back-to-withdraw.tsx'
import { BankForms } from './parts/bank-forms.tsx'
import { BoundBank } from './parts/bound-bank.tsx'
import { bankQuery, bankWaysQuery } from './target-queries.ts'

export function BankScreen() {
  const t = useText()
  const [asked, setAsked] = useState<'nothing' | 'change'>('nothing')
  const bank = useQuery(bankQuery)
  const ways = useQuery(bankWaysQuery)
  const security = useQuery(securityQuery)
  const { data: user } = useQuery(userQuery)
  const failed = [bank, ways, security].find(
    ({ data, error }) => data === undefined && error !== null,
  )
  const isChanging = asked === 'change' && bank.data != null
  const hasForms = bank.data === null || isChanging
  const forms = hasForms &&
    ways.data !== undefined &&
    security.data !== undefined &&
    user !== undefined && { ways: ways.data, user, proofs: security.data.secondProofs }
  const isAwaited = bank.data === undefined || (hasForms && !forms)
  return (
    <Screen title={t('payout.bankTitle')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {failed && (
          <ProblemCard problem={failed.error} onRetry={failed.refetch} busy={failed.isFetching} />
        )}
        {bank.data != null && <BoundBank bank={bank.data} />}
        {isAwaited && !failed && (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={5} label={t('shell.loading')} />
          </Card>
        )}
        {bank.data != null && asked === 'nothing' && (
          <>
            <p className="px-1 text-dense text-text2">{t('payout.oneOnly')}</p>
            <Button tone="outline" block onClick={() => setAsked('change')}>
              {t('payout.askChange')}
            </Button>
            <BackToWithdraw />
          </>
        )}
        {forms && (
          <BankForms
            purpose={isChanging ? 'change' : 'first'}
            {...forms}
            onEnd={() => setAsked('nothing')}
          />
        )}
      </div>
    </Screen>
  )
}
