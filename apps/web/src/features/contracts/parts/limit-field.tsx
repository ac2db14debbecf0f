// The limit price: typed, stepped by a tick, or some percent better than the market.

import { entryPrice } from '@fairtick/core/contracts/direction'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { Chip } from '@fairtick/ui/chip'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { priceChange } from '../../order-ticket/public.ts'
import { limitAt, tickText } from '../ticket-form.ts'
import type { OrderTicket } from '../use-order-ticket.ts'

const PERCENTS = [1n, 2n, 5n, 10n]

export function LimitField({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { form, change, reading, instrument } = ticket
  const { priceDecimals } = instrument
  const sign = form.direction === 'long' ? '−' : '+'
  return (
    <div className="flex flex-col gap-1">
      <DecimalField
        label={t('contracts.limitPrice')}
        labelEnd={<Distance ticket={ticket} />}
        error={reading?.limitProblem && t('contracts.limitRequired')}
        hint={reading && !reading.limitProblem && <FillNote ticket={ticket} />}
        value={form.limit}
        onChange={(limit) => change({ limit })}
        step={tickText(instrument)}
        decreaseLabel={t('contracts.limitLower')}
        increaseLabel={t('contracts.limitHigher')}
        align="center"
      />
      <fieldset aria-label={t('contracts.limitChips')} className="flex gap-1">
        {PERCENTS.map((percent) => (
          <Chip
            key={String(percent)}
            disabled={reading === undefined}
            onClick={() => {
              if (reading === undefined) return
              const limit = limitAt(form.direction, percent, reading.quote, instrument)
              change({ limit: formatPrice(limit, priceDecimals) })
            }}
            className="min-w-0 flex-1"
          >
            {`${sign}${percent}%`}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}

function Distance({ ticket: { form, reading } }: { ticket: OrderTicket }) {
  const t = useText()
  const { signedPercent } = useFormats()
  const limit = parsePrice(form.limit)
  if (reading === undefined || limit === undefined || limit === 0n) return null
  const market = formatPrice(entryPrice(form.direction, reading.quote), 0)
  return t('contracts.limitDistance', {
    distance: signedPercent(priceChange(market, form.limit)),
  })
}

/** Whether it waits, or is reached already and so fills at the market's better price. */
function FillNote({ ticket: { form, reading, instrument } }: { ticket: OrderTicket }) {
  const t = useText()
  const { price } = useFormats()
  if (reading?.entry === undefined) return null
  if (reading.fillsAtOnce) {
    const at = price(formatPrice(reading.entry, 0), instrument.priceDecimals)
    return (
      <b className="font-semibold text-warn">{t('contracts.limitFillsAtOnce', { price: at })}</b>
    )
  }
  return t(form.direction === 'long' ? 'contracts.limitWaitsLong' : 'contracts.limitWaitsShort')
}
