// One lead trader among others: what followers got before what the trader made.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { Sparkline } from '@fairtick/ui/sparkline'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { Leader } from '../leader-reads.ts'
import { CopierResult } from './copier-result.tsx'
import { FigureGrid, useFigureTexts } from './figure-grid.tsx'
import { LeaderHead } from './leader-head.tsx'
import { WarningBadges } from './leader-warnings.tsx'

export function LeaderCard({ leader }: { leader: Leader }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { figures, name } = leader
  return (
    <Card className="flex flex-col gap-3">
      <LeaderHead leader={leader} end={<CurveLine curve={leader.curve} />} />
      {figures === null ? (
        <p className="text-dense text-text2">{t('leaders.waiting')}</p>
      ) : (
        <>
          <CopierResult figures={figures} />
          <CardFigures figures={figures} />
          <WarningBadges warnings={figures.warnings} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="tabular text-caption text-text3">
          {figures !== null && t('leaders.asOf', { time: dateTime(figures.asOf.time) })}
        </p>
        <ButtonLink
          tone="soft"
          className="ms-auto"
          href={hrefOf('/pages/signalchannel/leader', { id: leader.id })}
          aria-label={t('leaders.detailsOf', { name })}
        >
          {t('leaders.details')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function CardFigures({ figures }: { figures: NonNullable<Leader['figures']> }) {
  const t = useText()
  const texts = useFigureTexts()
  return (
    <FigureGrid
      items={[
        { id: 'roi', label: t('leaders.roi30d'), value: texts.change(figures.roi30d) },
        {
          id: 'drawdown',
          label: t('leaders.maxDrawdown'),
          value: texts.drawdown(figures.maxDrawdown),
        },
        { id: 'wins', label: t('leaders.winRate'), value: texts.share(figures.winRate) },
      ]}
    />
  )
}

/** Pixels only, so floats are good enough here. */
function CurveLine({ curve }: { curve: Leader['curve'] }) {
  const points = curve.map(([, index]) => Number(index))
  const [first, last] = [points[0] ?? 0, points.at(-1) ?? 0]
  const direction = last === first ? 'flat' : last > first ? 'up' : 'down'
  return <Sparkline points={points} direction={direction} width={72} height={32} />
}
