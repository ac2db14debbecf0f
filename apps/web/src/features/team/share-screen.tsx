// Inviting: the code and the link to copy, a poster to save or share, and where rewards come from.

import { Card } from '@fairtick/ui/card'
import { CopyButton } from '@fairtick/ui/copy-button'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useText } from '../../platform/i18n.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { Screen } from '../../shell/screen.tsx'
import { PosterCard } from './parts/poster-card.tsx'
import { RewardRules } from './parts/reward-rules.tsx'
import { useShareRecords } from './use-share-records.ts'

export function ShareScreen() {
  const t = useText()
  const { invitation, state, problem, retry, isRetrying } = useShareRecords()
  if (invitation === undefined) {
    return (
      <Screen title={t('account.invite')}>
        <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
          {state === 'failed' ? (
            <ProblemCard problem={problem} onRetry={retry} busy={isRetrying} />
          ) : (
            <ShareSkeleton />
          )}
        </div>
      </Screen>
    )
  }
  const { inviteCode: code, rates, months } = invitation
  // The server names its address only where one is configured.
  const link = new URL(invitation.link, location.href).href
  return (
    <Screen title={t('account.invite')}>
      <div className="flex flex-col gap-3 px-gutter pt-3 pb-10">
        <CodeCard code={code} link={link} />
        <PosterCard code={code} link={link} />
        <RewardRules rates={rates} months={months} />
      </div>
    </Screen>
  )
}

function CodeCard({ code, link }: { code: string; link: string }) {
  const t = useText()
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-caption text-text2">{t('team.code')}</h2>
        <p translate="no" className="tabular text-equity font-bold tracking-wide break-all">
          {code}
        </p>
        <p translate="no" className="text-caption break-all text-text3">
          {link}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <CopyButton
          text={code}
          label={t('team.copyCode')}
          copiedLabel={t('shell.copied')}
          className="rounded-md bg-surface-2 py-1.5 font-semibold"
        >
          {t('team.copyCode')}
        </CopyButton>
        <CopyButton
          text={link}
          label={t('team.copyLink')}
          copiedLabel={t('shell.copied')}
          className="rounded-md bg-surface-2 py-1.5 font-semibold"
        >
          {t('team.copyLink')}
        </CopyButton>
      </div>
    </Card>
  )
}

function ShareSkeleton() {
  return (
    <>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-11 w-full" />
      </Card>
      <Card>
        <Skeleton className="mx-auto aspect-3/4 w-60" />
      </Card>
    </>
  )
}
