// The price then and the price now, and the change between them: of the price, of nobody's money.

import { ChangePill } from '@fairtick/ui/change-pill'
import { useInstrument } from '../../../live/instruments.ts'
import { useQuote } from '../../../live/use-live.ts'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { FreshnessNote } from '../../contracts/public.ts'
import { changeSince } from './change-since.ts'
import type { Signal } from './signal-reads.ts'

export function PriceSince({ signal }: { signal: Signal }) {
  const t = useText()
  const { price: shown, signedPercent } = useFormats()
  const { symbol, priceThen, priceNow } = signal
  const decimals = useInstrument(symbol)?.priceDecimals ?? 2
  const quote = useQuote(symbol)
  const freshness = quote?.freshness ?? (priceNow?.isStale === false ? 'live' : 'stale')
  const now = quote?.price ?? priceNow?.price ?? null
  const change = changeSince(priceThen.price, now)
  return (
    <dl className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <Fact
        label={t('signals.priceThen', { seq: priceThen.seq })}
        text={shown(priceThen.price, decimals)}
      />
      <div>
        <dt className="text-caption text-text2">{t('signals.priceNow')}</dt>
        <dd className="tabular font-number text-body text-text">
          {now === null ? '—' : shown(now, decimals)}{' '}
          <FreshnessNote freshness={freshness} symbol={symbol} />
        </dd>
      </div>
      <div>
        <dt className="text-caption text-text2">{t('signals.change')}</dt>
        <dd>
          <ChangePill
            look="plain"
            text={change === null ? null : signedPercent(change)}
            direction={directionOfChange(change)}
          />
        </dd>
      </div>
    </dl>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-caption text-text2">{label}</dt>
      <dd className="tabular font-number text-body text-text">{text}</dd>
    </div>
  )
}
