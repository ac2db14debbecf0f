// The price of the moment in the head of a sheet, with the change of the day.

import { Price } from '@fairtick/ui/price'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'

export function SheetPrice({ instrument }: { instrument: WireInstrument }) {
  const quote = usePacedQuote(instrument.symbol)
  const { price, signedPercent } = useFormats()
  return (
    <span className="flex items-baseline gap-2">
      <Price
        text={quote?.price == null ? null : price(quote.price, instrument.priceDecimals)}
        direction={directionOfChange(quote?.change)}
        stale={quote?.freshness !== 'live'}
      />
      <span className="tabular text-caption text-text2">
        {quote?.change == null ? '' : signedPercent(quote.change)}
      </span>
    </span>
  )
}
