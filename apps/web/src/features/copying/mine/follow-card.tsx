// One follow that runs: what is left after everybody was paid, how far the stop is, what to do.

import { Amount } from '@fairtick/ui/amount'
import { Avatar } from '@fairtick/ui/avatar'
import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { ProgressBar } from '@fairtick/ui/progress-bar'
import { Pause, Play } from 'lucide-react'
import { Suspense } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import type { Follow } from '../use-follows.ts'
import { type FollowResult, useFollowResult } from './follow-result.ts'
import { PauseButton } from './pause-button.tsx'

const EndSheet = lazySheet(async () => (await import('./end-sheet.tsx')).EndSheet)

export function FollowCard({ follow }: { follow: Follow }) {
  const t = useText()
  const sheet = useLazySheet()
  const { skips, leaderId } = follow
  return (
    <Card className="flex flex-col gap-3">
      <FollowHead follow={follow} />
      <Figures follow={follow} />
      {follow.status === 'paused' && (
        <p className="text-caption text-text2">{t('copying.pausedNote')}</p>
      )}
      {skips > 0 && (
        <a
          href={hrefOf('/pages/signalchannel/records', { leaderId, kind: 'skipped' })}
          className="target -my-2 inline-flex items-center text-dense text-primary"
        >
          {t('copying.skips', { count: skips })}
        </a>
      )}
      <div className="flex flex-wrap gap-2.5">
        <PauseButton key={follow.status} follow={follow} />
        <Button
          tone="outline"
          className="min-w-32 flex-1"
          aria-haspopup="dialog"
          onClick={sheet.open}
        >
          {t('copying.end')}
        </Button>
      </div>
      {sheet.isMounted && (
        <Suspense>
          <EndSheet follow={follow} open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </Card>
  )
}

function FollowHead({ follow }: { follow: Follow }) {
  const t = useText()
  const { dateTime } = useFormats()
  const isPaused = follow.status === 'paused'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <LeaderLink follow={follow} />
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular text-caption text-text3">
          {t('copying.since', { time: dateTime(follow.begunTime) })}
        </span>
        <Badge tone={isPaused ? 'warn' : 'primary'} icon={isPaused ? <Pause /> : <Play />}>
          {t(isPaused ? 'copying.statusPaused' : 'copying.statusActive')}
        </Badge>
      </span>
    </div>
  )
}

/** The name as it is now; of a leader whose rows were altered there is none. */
export function LeaderLink({ follow: { leaderId, name } }: { follow: Follow }) {
  return (
    <a
      href={hrefOf('/pages/signalchannel/leader', { id: leaderId })}
      className="target inline-flex min-w-0 items-center gap-2.5 rounded-sm"
    >
      <Avatar name={name} sizePx={32} />
      <span translate="no" className="min-w-0 text-body font-semibold wrap-anywhere text-text">
        {name === '' ? '—' : name}
      </span>
    </a>
  )
}

function Figures({ follow }: { follow: Follow }) {
  const t = useText()
  const { money, signedMoney, signedFee, percent } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const result = useFollowResult(follow)
  const { net, total, open } = result
  const { terms, usedMargin, highWater, sharesPaid, openCopies } = follow
  const shown = (text: string) => (masked ? '••••' : text)
  return (
    <div className="flex flex-col gap-2.5" aria-live="off">
      <div>
        <p className="text-caption text-text2">{t('copying.total')}</p>
        <Amount
          text={total && signedMoney(total)}
          unit="USD"
          direction={directionOf(total)}
          size="screen"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
      </div>
      <StatGrid
        columns={2}
        items={[
          {
            id: 'net',
            label: t('copying.net'),
            value: (
              <Amount
                text={signedMoney(net)}
                direction={directionOf(net)}
                size="dense"
                masked={masked}
                maskedLabel={t('account.amountHidden')}
              />
            ),
          },
          {
            id: 'open',
            label: t('copying.openProfit'),
            value: (
              <Amount
                text={open && signedMoney(open)}
                direction={directionOf(open)}
                size="dense"
                masked={masked}
                maskedLabel={t('account.amountHidden')}
              />
            ),
          },
          { id: 'copies', label: t('copying.openCopies'), value: openCopies },
          {
            id: 'used',
            label: t('copying.used'),
            value: shown(
              t('copying.usedOf', {
                used: money(usedMargin),
                allocation: money(terms.allocation),
              }),
            ),
          },
          { id: 'mark', label: t('leaders.highWater'), value: shown(money(highWater)) },
          {
            id: 'shares',
            label: `${t('copying.sharesPaid')} (${percent(terms.profitShare)})`,
            value: shown(signedFee(sharesPaid === '0' ? sharesPaid : `-${sharesPaid}`)),
          },
        ]}
      />
      <UntilStop result={result} masked={masked} />
    </div>
  )
}

/** The bar fills with what is lost: full is the copy stop. */
function UntilStop({ result, masked }: { result: FollowResult; masked: boolean }) {
  const t = useText()
  const { money } = useFormats()
  const { untilStop, room, lostPercent } = result
  if (untilStop === null) return null
  const text = t('copying.usedOf', { used: money(untilStop), allocation: money(room) })
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-caption text-text2">
        {t('copying.untilStop')}
        <span className="tabular font-semibold text-text">{masked ? '••••' : `${text} USD`}</span>
      </p>
      <ProgressBar label={t('copying.untilStop')} percent={lostPercent} />
    </div>
  )
}
