// The size: by lots or by margin, with steps, and shares of what can be spent, fee included.

import { calculateQuantity } from '@fairtick/core/contracts/margin'
import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import { formatLots, LOTS_DECIMALS } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { Chip } from '@fairtick/ui/chip'
import { halvesOf } from '../../../live/instruments.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { lotsText, SHARES, type SizeDraft, type SizeProblem, snapLots } from '../ticket-form.ts'
import type { OrderTicket } from '../use-order-ticket.ts'

export function SizeField({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { form, change, reading, situation, instrument } = ticket
  const { size } = form
  const unit = size.by === 'margin' ? 'margin' : 'lots'
  const currency = useClientState((state) => state.symbol)
  const label = t(unit === 'lots' ? 'contracts.sizeLots' : 'contracts.sizeMargin')
  return (
    <div className="flex flex-col">
      <p className="tabular flex flex-wrap justify-between gap-x-3 text-caption text-text2">
        <span>
          <span aria-hidden="true">{label} </span>
          <SizeNote ticket={ticket} />
        </span>
        <SpendableNote ticket={ticket} />
      </p>
      <DecimalField
        label={<span className="sr-only">{label}</span>}
        error={reading?.sizeProblem && sizeSentence(reading.sizeProblem, ticket, t)}
        className="-mt-1"
        value={shownSize(ticket)}
        onChange={(text) => change({ size: { by: unit, text } })}
        onBlur={() => {
          if (size.by === 'lots' && situation !== undefined) {
            change({ size: { by: 'lots', text: snapLots(size.text, situation.instrument) } })
          }
        }}
        step={unit === 'lots' ? instrument.lotStep : '1'}
        min={unit === 'lots' ? instrument.minLots : undefined}
        max={unit === 'lots' ? instrument.maxLots : undefined}
        decreaseLabel={t('options.decrease')}
        increaseLabel={t('options.increase')}
        unit={unit === 'lots' ? undefined : currency}
        action={{
          label: t(unit === 'lots' ? 'contracts.byMargin' : 'contracts.byLots'),
          onClick: () => change({ size: otherUnit(ticket) }),
        }}
      />
      <fieldset aria-label={t('contracts.shares')} className="flex gap-1">
        {SHARES.map((share) => (
          <Chip
            key={share}
            pressed={size.by === 'share' && size.text === share}
            onClick={() => change({ size: { by: 'share', text: share } })}
            className="min-w-0 flex-1"
          >
            {`${share}%`}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}

/** A share is shown as the lots that it comes to now. */
function shownSize({ form: { size }, reading, situation }: OrderTicket): string {
  if (size.by !== 'share') return size.text
  if (reading?.lots === undefined || situation === undefined) return ''
  return lotsText(reading.lots, situation.instrument)
}

/** The same size in the other unit, as near as it goes. */
function otherUnit({ form: { size }, reading, situation, instrument }: OrderTicket): SizeDraft {
  const { lots, preview } = reading ?? {}
  if (size.by !== 'margin') {
    return { by: 'margin', text: preview === undefined ? '' : formatMoney(preview.margin) }
  }
  if (lots === undefined || situation === undefined) {
    return { by: 'lots', text: instrument.minLots }
  }
  return { by: 'lots', text: lotsText(lots, situation.instrument) }
}

function SpendableNote({ ticket: { terms } }: { ticket: OrderTicket }) {
  const t = useText()
  const { money } = useFormats()
  if (terms === undefined) return null
  return <span>{t('options.spendable', { amount: money(terms.spendable, 'down') })}</span>
}

/** What the size is in the base asset, of a margin also in lots. */
function SizeNote({ ticket: { form, reading, situation, instrument } }: { ticket: OrderTicket }) {
  const t = useText()
  if (reading?.lots === undefined || situation === undefined) return null
  const quantity = calculateQuantity(situation.instrument, reading.lots)
  const base = `${formatDecimal(quantity, QUANTITY_DECIMALS)} ${halvesOf(instrument).base}`
  const lots = t('contracts.lotsCount', { lots: formatLots(reading.lots) })
  return `= ${form.size.by === 'margin' ? `${lots} · ${base}` : base}`
}

/** Lots times contract size. */
const QUANTITY_DECIMALS = 2 * LOTS_DECIMALS

function sizeSentence(problem: SizeProblem, { instrument, form }: OrderTicket, t: Say): string {
  switch (problem) {
    case 'required':
      return t('contracts.sizeRequired')
    case 'off_step':
      return t('contracts.sizeOffStep', { step: instrument.lotStep })
    case 'too_low':
      return form.size.by === 'margin'
        ? t('contracts.marginTooSmall', { min: instrument.minLots })
        : t('contracts.sizeTooSmall', { min: instrument.minLots })
    case 'too_high':
      return t('contracts.sizeTooLarge', { max: instrument.maxLots })
    default:
      return problem satisfies never
  }
}
