// How many lots to close, by share, by dragging or by steps, and what that brings about.

import { formatLots } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { Amount } from '@fairtick/ui/amount'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { Slider } from '@fairtick/ui/slider'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { LivePosition } from '../../../live/live-figures.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { bookedResultOf } from '../contract-result.ts'
import { ContractHead } from '../parts/contract-head.tsx'
import { FreshnessNote } from '../parts/freshness-note.tsx'
import type { CloseForm } from './use-close-form.ts'

export type CloseFieldsProps = {
  form: CloseForm
  order: WireContract
  live: LivePosition | undefined
  instrument: WireInstrument
}

export function CloseFields({ form, order, live, instrument }: CloseFieldsProps) {
  const t = useText()
  const { lotsOpen, lots } = form
  const chosen = form.choices.find((choice) => choice.lots === lots)
  return (
    <div className="flex flex-col gap-3">
      <ContractHead
        order={order}
        lots={formatLots(lotsOpen)}
        end={live && <FreshnessNote freshness={live.freshness} symbol={order.symbol} />}
      />
      <ChipGroup
        label={t('positions.share')}
        layout="fill"
        options={form.choices.map(({ share, percent }) => ({
          value: String(share),
          label: `${percent}%`,
        }))}
        value={chosen ? String(chosen.share) : null}
        onChange={(share) => form.chooseShare(Number(share))}
      />
      <Slider
        label={t('positions.lotsToClose')}
        value={Math.min(form.step, form.steps)}
        max={form.steps}
        onChange={form.chooseStep}
        valueText={t('positions.lotsText', { lots: form.text })}
        className="-mx-2.5"
      />
      <DecimalField
        label={t('positions.lotsToClose')}
        labelEnd={t('positions.lotsOpen', { lots: formatLots(lotsOpen) })}
        value={form.text}
        onChange={form.type}
        step={instrument.lotStep}
        min={instrument.lotStep}
        max={formatLots(lotsOpen)}
        decreaseLabel={t('options.decrease')}
        increaseLabel={t('options.increase')}
        unit={t('positions.lots')}
        align="center"
        error={form.problem && problemText(form.problem, instrument, t)}
      />
      <Preview {...{ form, order, live, instrument }} />
    </div>
  )
}

function problemText(
  problem: NonNullable<CloseForm['problem']>,
  { lotStep, minLots }: WireInstrument,
  t: Say,
): string {
  switch (problem) {
    case 'required':
      return t('positions.lotsRequired')
    case 'too_many':
      return t('positions.lotsTooMany')
    case 'step':
      return t('positions.lotsStep', { step: lotStep })
    case 'rest_too_small':
      return t('positions.lotsRest', { min: minLots })
    default:
      return problem satisfies never
  }
}

function Preview({ form: { preview, net }, order, live, instrument }: CloseFieldsProps) {
  const t = useText()
  const { money, signedMoney, fee, price } = useFormats()
  const signed = (amount: string | undefined, size: 'dense' | 'screen') => (
    <Amount
      text={amount === undefined ? null : signedMoney(amount)}
      direction={directionOf(amount)}
      size={size}
    />
  )
  const booked = {
    id: 'booked',
    label: t('positions.booked'),
    value: signedMoney(formatMoney(bookedResultOf(order))),
    info: {
      label: t('account.explain', { name: t('positions.booked') }),
      text: t('positions.bookedText'),
    },
  }
  return (
    <DefinitionList
      spacing="dense"
      rows={[
        {
          id: 'exit',
          label: t('positions.exitPrice'),
          value: live
            ? price(formatPrice(live.exit, instrument.priceDecimals), instrument.priceDecimals)
            : '—',
        },
        {
          id: 'profit',
          label: t('positions.profit'),
          value: signed(preview && formatMoney(preview.profit), 'dense'),
        },
        {
          id: 'fee',
          label: t('positions.closingFee'),
          value: preview ? fee(formatMoney(preview.fee)) : '—',
          info: {
            label: t('account.explain', { name: t('positions.closingFee') }),
            text: t('positions.closingFeeText'),
          },
        },
        {
          id: 'lots_left',
          label: t('positions.lotsLeft'),
          value: preview ? formatLots(preview.lotsLeft) : '—',
        },
        {
          id: 'margin_left',
          label: t('positions.marginLeft'),
          value: preview ? money(formatMoney(preview.marginLeft)) : '—',
        },
        ...(net?.of === 'position' ? [booked] : []),
        {
          id: 'net',
          label: t(net?.of === 'part' ? 'positions.netAbout' : 'positions.netIfClosed'),
          value: signed(net && formatMoney(net.amount), 'screen'),
          weight: 'total',
        },
      ]}
    />
  )
}
