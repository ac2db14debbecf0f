// The price of the moment, its change, and the 24 h figures.

import { IconButton } from '@fairtick/ui/icon-button'
import { useAnnounce } from '@fairtick/ui/live-region'
import { Price } from '@fairtick/ui/price'
import { Volume2 } from 'lucide-react'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { LiveChange } from '../../market/public.ts'

export function PriceBlock({ instrument }: { instrument: WireInstrument }) {
  const quote = usePacedQuote(instrument.symbol)
  const { price } = useFormats()
  const text = quote?.price == null ? null : price(quote.price, instrument.priceDecimals)
  return (
    <div className="flex items-end justify-between gap-3 px-gutter cramped:flex-wrap pt-1 pb-1.5">
      <div className="min-w-0">
        <Price
          text={text}
          direction={directionOfChange(quote?.change)}
          stale={quote?.freshness !== 'live'}
          size="equity"
        />
        <div className="flex min-h-6 items-center gap-1">
          <LiveChange symbol={instrument.symbol} look="plain" />
          <ReadAloud instrument={instrument} />
        </div>
      </div>
      <DayFigures instrument={instrument} />
    </div>
  )
}

/** Prices are no live region; who cannot see them asks for one. */
function ReadAloud({ instrument }: { instrument: WireInstrument }) {
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
      className="-my-3 text-text3"
    />
  )
}

function DayFigures({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const { price, compact } = useFormats()
  const quote = usePacedQuote(instrument.symbol)
  const priceText = (text: string | null | undefined) =>
    text == null ? '—' : price(text, instrument.priceDecimals)
  const rows = [
    { label: t('options.high24h'), text: priceText(quote?.high24h) },
    { label: t('options.low24h'), text: priceText(quote?.low24h) },
    {
      label: t('options.volume24h'),
      text: quote?.volume24h == null ? '—' : compact(quote.volume24h),
    },
  ]
  return (
    <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-3 text-caption">
      {rows.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-text3">{label}</dt>
          <dd className="tabular text-end text-text2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
