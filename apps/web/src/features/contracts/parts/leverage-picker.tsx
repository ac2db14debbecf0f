// The leverage: a chip that opens a picker over the offered stops, with what each one means.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { IconButton } from '@fairtick/ui/icon-button'
import { Slider } from '@fairtick/ui/slider'
import { TableHead } from '@fairtick/ui/table-head'
import { ChevronDown, Minus, Plus } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { usePlace } from '../../../shell/off-here.tsx'
import { previewContract } from '../contract-preview.ts'
import type { OrderTicket } from '../use-order-ticket.ts'

/** From here on a word of warning stands beside the picker. */
const HIGH_LEVERAGE = 50

export type LeverageChipProps = { ticket: OrderTicket; open: boolean; onToggle: () => void }

export function LeverageChip({ ticket: { form }, open, onToggle }: LeverageChipProps) {
  const t = useText()
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="target inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border border-control px-3.5 text-body font-semibold"
    >
      <span className="sr-only">{t('contracts.leverage')} </span>
      <span className="tabular">×{form.leverage}</span>
      <ChevronDown aria-hidden="true" className="size-4.5 text-text2" />
    </button>
  )
}

export function LeveragePicker({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { form, change, instrument } = ticket
  const { leverages } = instrument
  const at = leverages.indexOf(form.leverage)
  const choose = (place: number) => {
    const leverage = leverages[place]
    if (leverage !== undefined) change({ leverage })
  }
  return (
    <section
      aria-label={t('contracts.leverage')}
      className="flex flex-col gap-1 rounded-md bg-bg px-2 py-2"
    >
      <div className="flex items-center gap-1">
        <IconButton
          label={t('contracts.leverageLower')}
          tone="filled"
          icon={<Minus className="size-5" />}
          disabled={at <= 0}
          onClick={() => choose(at - 1)}
        />
        {leverages.length > 1 && (
          <Slider
            label={t('contracts.leverage')}
            value={at}
            max={leverages.length - 1}
            onChange={choose}
            valueText={`×${form.leverage}`}
            track="dotted"
            className="min-w-0 flex-1"
          />
        )}
        <IconButton
          label={t('contracts.leverageHigher')}
          tone="filled"
          icon={<Plus className="size-5" />}
          disabled={at >= leverages.length - 1}
          onClick={() => choose(at + 1)}
        />
      </div>
      <ChipGroup
        label={t('contracts.leverage')}
        layout="grid"
        options={leverages.map((leverage) => ({ value: String(leverage), label: `×${leverage}` }))}
        value={String(form.leverage)}
        onChange={(value) => change({ leverage: Number(value) })}
      />
      {instrument.leverageCap !== null && <Capped maximum={instrument.leverageCap} />}
      <Stops ticket={ticket} />
      {form.leverage >= HIGH_LEVERAGE && (
        <p className="px-1 text-caption text-warn">
          {t('contracts.leverageHigh', { leverage: form.leverage })}
        </p>
      )}
    </section>
  )
}

/** Why the instrument has no higher stop here. */
function Capped({ maximum }: { maximum: number }) {
  const t = useText()
  const place = usePlace()
  return (
    <p className="px-1 text-caption text-text2">
      {t('contracts.leverageCapped', { maximum, place })}
    </p>
  )
}

/** Margin and liquidation price of this size at every stop. */
function Stops({ ticket: { form, reading, situation, instrument } }: { ticket: OrderTicket }) {
  const t = useText()
  const { money, price } = useFormats()
  const currency = useClientState((state) => state.symbol)
  if (situation === undefined || reading?.entry === undefined || reading.lots === undefined) {
    return <p className="px-1 text-caption text-text3">{t('contracts.leverageNeedsSize')}</p>
  }
  const { entry, lots, fillsAtOnce } = reading
  return (
    <table className="w-full text-caption">
      <TableHead
        columns={[
          t('contracts.leverage'),
          `${t('contracts.margin')} (${currency})`,
          t('contracts.liquidation'),
        ]}
      />
      <tbody className="tabular">
        {instrument.leverages.map((leverage) => {
          const draft = { direction: form.direction, leverage, entry, waits: !fillsAtOnce }
          const { margin, liquidationPrice, refusal } = previewContract(draft, lots, situation)
          return (
            <tr
              key={leverage}
              className={leverage === form.leverage ? 'font-semibold text-text' : 'text-text2'}
            >
              <th scope="row" className="text-start font-[inherit]">
                ×{leverage}
              </th>
              <td className="px-1 text-end">{money(formatMoney(margin))}</td>
              <td className="text-end">
                {refusal === 'insufficient_balance'
                  ? t('contracts.leverageTooDear')
                  : liquidationPrice === undefined
                    ? t('contracts.none')
                    : price(formatPrice(liquidationPrice, 0), instrument.priceDecimals)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
