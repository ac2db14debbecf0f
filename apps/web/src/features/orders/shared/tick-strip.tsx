// The recorded ticks around the one that decided, drawn: it in the middle of its neighbours.

import { approximate } from '@fairtick/core/numbers/approximate'
import { parsePrice } from '@fairtick/core/numbers/price'
import type { WireTick } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

export type TickStripProps = {
  /** Of one group, newest first. */
  ticks: readonly WireTick[]
  decidingSeq: number
  /** What it decided, such as "Settlement". */
  word: string
  decimals: number
  /** A price to compare with: the strike. */
  line?: { readonly word: string; readonly price: string } | undefined
}

const WIDTH = 300
const HEIGHT = 64
/** Kept free above and below, so that no dot is cut. */
const EDGE = 10

/** For the eye only: the tables say the same in words. */
export function TickStrip({ ticks, decidingSeq, word, decimals, line }: TickStripProps) {
  const t = useText()
  const { price, count } = useFormats()
  const dots = placeTicks(ticks, line?.price)
  const decided = dots.find(({ tick }) => tick[0] === decidingSeq)
  if (decided === undefined) return null
  const number = `${t('options.resultTick')} ${count(decidingSeq)}`
  const facts = `${price(decided.tick[2], decimals)} · ${number}`
  return (
    <figure aria-hidden="true" className="tabular flex flex-col gap-1 text-caption">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-16 w-full overflow-visible"
      >
        {line && (
          <path
            d={`M0 ${dots[0]?.lineY ?? 0}H${WIDTH}`}
            strokeDasharray="4 4"
            className="stroke-text3"
          />
        )}
        <polyline
          points={dots.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-control"
          strokeWidth="1.5"
        />
        {dots.map(({ tick, x, y }) => (
          <circle key={tick[0]} cx={x} cy={y} r="3" className="fill-text3" />
        ))}
        <circle cx={decided.x} cy={decided.y} r="8" className="fill-primary-tint stroke-primary" />
        <circle cx={decided.x} cy={decided.y} r="4" className="fill-primary" />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-text2">
        <span>
          <b className="font-semibold text-primary">{word}</b> {facts}
        </span>
        {line && (
          <span>
            ┄ {line.word} {price(line.price, decimals)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

type Dot = { tick: WireTick; x: number; y: number; lineY: number }

/** From the oldest at the left; heights between the lowest and the highest price shown. */
function placeTicks(newestFirst: readonly WireTick[], line: string | undefined): readonly Dot[] {
  const ticks = newestFirst.toReversed()
  const heightOf = (text: string) => approximate(parsePrice(text) ?? 0n)
  const prices = ticks.map(([, , text]) => heightOf(text))
  const all = line === undefined ? prices : [...prices, heightOf(line)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const yOf = (at: number) =>
    high === low ? HEIGHT / 2 : EDGE + ((high - at) / (high - low)) * (HEIGHT - 2 * EDGE)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, ticks.length - 1)
  return ticks.map((tick, place) => ({
    tick,
    x: ticks.length === 1 ? WIDTH / 2 : EDGE + place * step,
    y: yOf(prices[place] ?? 0),
    lineY: line === undefined ? 0 : yOf(heightOf(line)),
  }))
}
