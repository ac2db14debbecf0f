// Price and change of one instrument, each rendering alone when its own symbol moved.

import { ChangePill } from '@fairtick/ui/change-pill'
import { Price } from '@fairtick/ui/price'
import type { Quote } from '../../../live/market-store.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { ageText } from '../../../platform/duration-text.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { usePreferences } from '../../../platform/preferences.ts'
import { useServerNow } from '../../../platform/use-server-now.ts'
import { changeText } from '../change-text.ts'
import { useListQuote } from '../use-list-quote.ts'

export type LivePriceProps = {
  instrument: Pick<WireInstrument, 'symbol' | 'priceDecimals'>
  size?: 'dense' | 'body' | undefined
}

export function LivePrice({ instrument, size = 'body' }: LivePriceProps) {
  const { price } = useFormats()
  const flash = usePreferences((state) => state.priceFlash)
  const quote = useListQuote(instrument.symbol)
  const text = quote?.price ?? null
  return (
    <Price
      text={text === null ? null : price(text, instrument.priceDecimals)}
      stale={quote?.freshness !== 'live'}
      flash={flash}
      size={size}
    />
  )
}

export type LiveChangeProps = { symbol: string; look?: 'pill' | 'plain' | undefined }

export function LiveChange({ symbol, look }: LiveChangeProps) {
  const quote = useListQuote(symbol)
  if (quote?.freshness === 'stale' && quote.tickTimeMs !== null) {
    return <StaleAge tickTimeMs={quote.tickTimeMs} look={look} />
  }
  return <Change quote={quote} look={look} />
}

function Change({ quote, look }: { quote: Quote | undefined; look: LiveChangeProps['look'] }) {
  const { signedPercent: percent } = useFormats()
  const change = quote?.change ?? null
  const isCertain = quote?.freshness === 'live'
  return (
    <ChangePill
      text={
        change === null ? null : look === 'plain' ? percent(change) : changeText(percent(change))
      }
      direction={isCertain ? directionOfChange(change) : 'flat'}
      look={look}
      className={look === 'plain' ? undefined : FIXED_WIDTH}
    />
  )
}

function StaleAge({ tickTimeMs, look }: { tickTimeMs: number; look: LiveChangeProps['look'] }) {
  const t = useText()
  const nowMs = useServerNow(1_000)
  return (
    <ChangePill
      text={null}
      direction="flat"
      staleText={ageText(Math.max(0, nowMs - tickTimeMs), t)}
      look={look}
      className={look === 'plain' ? undefined : FIXED_WIDTH}
    />
  )
}

/** Room for three digits before the point, so that the pills of a list are alike. */
const FIXED_WIDTH = 'w-[5.25rem]'
