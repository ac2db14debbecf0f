// What the team has earned me so far: all, paid, waiting, today.

import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { InfoPopover } from '@fairtick/ui/info-popover'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { ExplainedInfo } from '../../../shell/explanation/explain-info.tsx'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { explainEarned } from '../explain-rewards.ts'
import type { Invitation, ShareRecords } from '../use-share-records.ts'

export type RewardsCardProps = {
  rewards: ShareRecords
  /** Where the records are not in sight. */
  recordsLink: 'shown' | 'hidden'
}

type Total = keyof Invitation['totals']

export function RewardsCard({ rewards, recordsLink }: RewardsCardProps) {
  const t = useText()
  const { fee } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { invitation, state, problem, retry, isRetrying } = rewards
  if (invitation === undefined && state === 'failed') {
    return <ProblemCard problem={problem} onRetry={retry} busy={isRetrying} />
  }
  const amount = (total: Total, size: 'dense' | 'equity') => (
    <Amount
      text={invitation && fee(invitation.totals[total])}
      unit={size === 'equity' ? 'USD' : undefined}
      size={size}
      mark="hidden"
      masked={masked}
      maskedLabel={t('account.amountHidden')}
    />
  )
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <span className="flex items-center gap-1 text-dense text-text2">
          {t('team.earned')}
          <InfoPopover label={t('account.explain', { name: t('team.earned') })}>
            <ExplainedInfo
              formula="team.earnedFormula"
              explain={() => invitation && explainEarned(invitation.totals)}
            />
          </InfoPopover>
        </span>
        {amount('earned', 'equity')}
      </div>
      <StatGrid
        items={PARTS.map(({ total, label }) => ({
          id: total,
          label: t(label),
          value: amount(total, 'dense'),
        }))}
      />
      {recordsLink === 'shown' && (
        <div className="grid grid-cols-2 gap-2.5">
          <ButtonLink tone="soft" href={hrefOf('/pages/user/inviterecords')}>
            {t('account.rewards')}
          </ButtonLink>
          <ButtonLink href={hrefOf('/pages/user/share')}>{t('team.invite')}</ButtonLink>
        </div>
      )}
    </Card>
  )
}

const PARTS: ReadonlyArray<{ total: Total; label: TextKey }> = [
  { total: 'paid', label: 'team.paid' },
  { total: 'pending', label: 'team.pending' },
  { total: 'today', label: 'team.today' },
]
