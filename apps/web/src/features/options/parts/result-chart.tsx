// The way from strike to settlement as a small chart, the tick that decided marked.

import { Skeleton } from '@fairtick/ui/skeleton'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { drawPath } from '../result-path.ts'
import { useResultTicks } from '../use-result-ticks.ts'

const SIZE = { width: 320, height: 84 }
/** Room for the mark and the thickness of lines. */
const AIR = 8
const BOX = `${-AIR} ${-AIR} ${SIZE.width + 2 * AIR} ${SIZE.height + 2 * AIR}`

export function ResultChart({ option, decimals }: { option: WireOption; decimals: number }) {
  const t = useText()
  const { price, count, time } = useFormats()
  const { data: ticks, isError } = useResultTicks(option)
  const { orderTime, expiryTime, strike, settlePrice, settleSeq } = option
  if (isError || settlePrice === null || settleSeq === null) return null
  if (ticks === undefined) return <Skeleton className="aspect-[336/100] w-full rounded-md" />
  const span = { fromMs: orderTime, untilMs: expiryTime, strike }
  const path = drawPath(ticks, span, SIZE)
  if (path === undefined) return null
  const figures = {
    strike: price(strike, decimals),
    settlement: price(settlePrice, decimals),
    seq: count(settleSeq),
  }
  return (
    <figure className="flex flex-col">
      <svg
        role="img"
        aria-label={t('optionDetails.pathAlt', figures)}
        viewBox={BOX}
        className="w-full overflow-visible"
      >
        <path
          d={`M0 ${path.strikeY}H${SIZE.width}`}
          className="stroke-text3"
          strokeDasharray="4 4"
          strokeWidth="1.5"
        />
        <path
          d={path.line}
          fill="none"
          className="stroke-text2"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle
          cx={path.end.x}
          cy={path.end.y}
          r="6"
          strokeWidth="3"
          className={`stroke-surface ${DOTS[directionOf(option.profit)]}`}
        />
      </svg>
      <figcaption className="tabular flex flex-wrap justify-between gap-x-3 text-caption text-text2">
        <span>
          ┄ {t('options.resultStrike')} {figures.strike}
        </span>
        <span>
          ● {t('optionDetails.decidingTick', { seq: figures.seq })} · {time(expiryTime)}
        </span>
      </figcaption>
    </figure>
  )
}

const DOTS = { up: 'fill-up', down: 'fill-down', flat: 'fill-text2' } as const
