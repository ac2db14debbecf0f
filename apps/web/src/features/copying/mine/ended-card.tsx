// One follow that has ended: why, when, and what was left of it.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { Follow } from '../use-follows.ts'
import { LeaderLink } from './follow-card.tsx'
import { followResult } from './follow-result.ts'

export function EndedCard({ follow }: { follow: Follow }) {
  const t = useText()
  const { signedMoney, dateTime } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const { net } = followResult(follow, undefined)
  const { begunTime, endedTime, endReason, openCopies } = follow
  return (
    <Card className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <LeaderLink follow={follow} />
        <Amount
          text={signedMoney(net)}
          unit="USD"
          direction={directionOf(net)}
          size="body"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
      </div>
      <p className="tabular text-caption text-text2">
        {t('copying.span', {
          from: dateTime(begunTime),
          to: endedTime === null ? '' : dateTime(endedTime),
        })}
        {endReason !== null && ` · ${t(END_REASONS[endReason])}`}
      </p>
      <p className="text-caption text-text3">
        {t('copying.net')}
        {openCopies > 0 && ` · ${t('copying.openCopies')}: ${openCopies}`}
      </p>
    </Card>
  )
}

const END_REASONS = orUnknown(
  {
    manual: 'copying.endManual',
    copy_stop: 'copying.endCopyStop',
    linked: 'copying.endLinked',
  } as const satisfies Record<NonNullable<Follow['endReason']>, TextKey>,
  'shell.unknown',
)
