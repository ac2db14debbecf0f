// Proving who I am: how it stands, then what can be sent now, step by step.

import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useText } from '../../platform/i18n.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useIdentity } from './identity-query.ts'
import { AppealPart } from './parts/appeal-part.tsx'
import { IdentityForm } from './parts/identity-form.tsx'
import { StandingCard } from './parts/standing-card.tsx'

export function IdentityScreen() {
  const t = useText()
  const identity = useIdentity()
  const { data } = identity
  return (
    <Screen title={t('identity.title')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {data !== undefined ? (
          <>
            {data.status !== 'none' && <StandingCard identity={data} />}
            <AppealPart appeal={data.appeal} />
            {data.fields.length > 0 && <IdentityForm key={data.fields.join(' ')} identity={data} />}
          </>
        ) : identity.error ? (
          <ProblemCard
            problem={identity.error}
            onRetry={() => void identity.refetch()}
            busy={identity.isFetching}
          />
        ) : (
          <SkeletonRows rows={5} label={t('shell.loading')} />
        )}
      </div>
    </Screen>
  )
}
