// The fund password: set, changed, or made anew by login password and second proof.

import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { securityQuery, userQuery } from '../../platform/shared-queries.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import type { FundPasswordWay } from './fund-password-form.ts'
import { FundPasswordForms } from './parts/fund-password-forms.tsx'

export function SetPayPasswordScreen() {
  const t = useText()
  const wantsReset = useSearchTexts().way === 'reset'
  const security = useQuery(securityQuery)
  const { data: user } = useQuery(userQuery)
  const isSet = security.data?.fundPassword.isSet
  const way = isSet === true ? (wantsReset ? 'reset' : 'change') : 'set'
  return (
    <Screen title={isSet === undefined ? t('fundPassword.title') : t(TITLES[way])}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        {security.data !== undefined && user !== undefined ? (
          <FundPasswordForms key={way} way={way} user={user} security={security.data} />
        ) : security.error ? (
          <ProblemCard
            problem={security.error}
            onRetry={security.refetch}
            busy={security.isFetching}
          />
        ) : (
          <Card padding="none" className="px-4 py-1">
            <SkeletonRows rows={4} label={t('shell.loading')} />
          </Card>
        )}
      </div>
    </Screen>
  )
}

const TITLES = {
  set: 'fundPassword.setTitle',
  change: 'fundPassword.changeTitle',
  reset: 'fundPassword.resetTitle',
} as const satisfies Record<FundPasswordWay, string>
