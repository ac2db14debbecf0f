// Paying in by one method: where to send, then the amount and the proof (TR-7).

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { hrefOf } from '../../platform/paths.ts'
import { LossWarning } from '../../shell/loss-warning.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { methodsQuery } from './deposit-reads.ts'
import { DepositStopNotice } from './parts/deposit-stop-notice.tsx'
import { ProofStep } from './parts/proof-step.tsx'
import { SendStep } from './parts/send-step.tsx'

const SKELETON_ROWS = 5

export function DepositScreen() {
  const t = useText()
  const { id, step } = useSearchTexts()
  const { data, error, refetch, isFetching } = useQuery(methodsQuery)
  const method = data?.methods.find((one) => one.id === id)
  return (
    <Screen title={t('deposits.title')}>
      <div className="flex flex-col gap-3 px-gutter pt-2 pb-40">
        <LossWarning />
        {data === undefined ? (
          error ? (
            <ProblemCard problem={error} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <Card padding="none" className="px-4 py-1">
              <SkeletonRows rows={SKELETON_ROWS} label={t('shell.loading')} />
            </Card>
          )
        ) : data.stop !== null ? (
          <DepositStopNotice stop={data.stop} />
        ) : method === undefined ? (
          <NoMethod />
        ) : step === 'proof' ? (
          <ProofStep key={method.id} method={method} />
        ) : (
          <SendStep method={method} methods={data.methods} />
        )}
      </div>
    </Screen>
  )
}

/** It was taken out of use, or the link is an old one. */
function NoMethod() {
  const t = useText()
  return (
    <EmptyState
      action={
        <ButtonLink href={hrefOf('/pages/recharge/select')}>
          {t('deposits.chooseMethod')}
        </ButtonLink>
      }
    >
      {t('deposits.methodGone')}
    </EmptyState>
  )
}
