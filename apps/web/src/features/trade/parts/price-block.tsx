// The price of the moment and its change beside the switch of modes; the 24 h figures in a line.

import { IconButton } from '@fairtick/ui/icon-button'
import { joinClasses } from '@fairtick/ui/join-classes'
import { useAnnounce } from '@fairtick/ui/live-region'
import { Price } from '@fairtick/ui/price'
import { Volume2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { LiveChange } from '../../market/public.ts'

export type PriceBlockProps = {
  instrument: WireInstrument
  /** Told when it goes under the head, which then shows the price, and when it is back. */
  onAway: (isAway: boolean) => void
  /** Stands at the end of the line of the price. */
  children: ReactNode
}

export function PriceBlock({ instrument, onAway, children }: PriceBlockProps) {
  const row = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(row, onAway)
  return (
    <div className="px-gutter">
      <div ref={row} className="flex min-h-13 items-center justify-between gap-2 cramped:flex-wrap">
        <div className="min-w-0">
          <HeadPrice instrument={instrument} size="screen" />
          <div className="flex h-5 items-center">
            <LiveChange symbol={instrument.symbol} look="plain" />
            <ReadAloud instrument={instrument} className={isAway ? 'invisible' : undefined} />
          </div>
        </div>
        {children}
      </div>
      <DayFigures instrument={instrument} />
    </div>
  )
}

const HEAD_PX = 48

/** A part of it that is hidden makes it away: nobody can press half a button. */
function useIsAway(row: RefObject<HTMLElement | null>, onAway: (isAway: boolean) => void): boolean {
  const [isAway, setIsAway] = useState(false)
  const tell = useEffectEvent((entry: IntersectionObserverEntry) => {
    const isNow = entry.intersectionRatio < WHOLE && entry.boundingClientRect.top < HEAD_PX
    setIsAway(isNow)
    onAway(isNow)
  })
  useEffect(() => {
    if (row.current === null) return
    const watch = new IntersectionObserver(([entry]) => entry && tell(entry), {
      rootMargin: `-${HEAD_PX}px 0px 0px`,
      threshold: WHOLE,
    })
    watch.observe(row.current)
    return () => watch.disconnect()
  }, [row])
  return isAway
}

const WHOLE = 0.9

export type HeadPriceProps = { instrument: WireInstrument; size: 'dense' | 'screen' }

export function HeadPrice({ instrument, size }: HeadPriceProps) {
  const quote = usePacedQuote(instrument.symbol)
  const { price } = useFormats()
  return (
    <Price
      text={quote?.price == null ? null : price(quote.price, instrument.priceDecimals)}
      direction={directionOfChange(quote?.change)}
      stale={quote?.freshness !== 'live'}
      size={size}
    />
  )
}

type ReadAloudProps = { instrument: WireInstrument; className: string | undefined }

/** Prices are no live region; who cannot see them asks for one. */
function ReadAloud({ instrument, className }: ReadAloudProps) {
  const t = useText()
  const announce = useAnnounce()
  const quote = usePacedQuote(instrument.symbol)
  const { price, signedPercent } = useFormats()
  const speak = () => {
    announce(
      t('options.spokenPrice', {
        pair: instrument.pair,
        price: quote?.price == null ? '—' : price(quote.price, instrument.priceDecimals),
        change: quote?.change == null ? '—' : signedPercent(quote.change),
      }),
    )
  }
  return (
    <IconButton
      label={t('options.readPrice')}
      icon={<Volume2 className="size-4.5" />}
      onClick={speak}
      className={joinClasses('-my-3 text-text3', className)}
    />
  )
}

function DayFigures({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { price, compact } = useFormats()
  const quote = usePacedQuote(instrument.symbol)
  const priceText = (text: string | null | undefined) =>
    text == null ? '—' : price(text, instrument.priceDecimals)
  const figures = [
    { label: t('options.high24h'), text: priceText(quote?.high24h) },
    { label: t('options.low24h'), text: priceText(quote?.low24h) },
    {
      label: t('options.volume24h'),
      text: quote?.volume24h == null ? '—' : compact(quote.volume24h),
    },
  ]
  return (
    <dl className="flex flex-wrap gap-x-3 text-caption">
      {figures.map(({ label, text }) => (
        <div key={label} className="flex gap-x-1.5">
          <dt className="text-text3">{label}</dt>
          <dd className="tabular text-text2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
