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
import { CLOSE_SHARES, lotsOfShare } from '../close-form.ts'
import type { CloseForm } from '../use-close-form.ts'
import { ContractHead } from './contract-head.tsx'
import { FreshnessNote } from './freshness-note.tsx'

export type CloseFieldsProps = {
  form: CloseForm
  order: WireContract
  live: LivePosition | undefined
  instrument: WireInstrument
}

export function CloseFields({ form, order, live, instrument }: CloseFieldsProps) {
  const t = useText()
  const { lotsOpen, lots } = form
  const shares = CLOSE_SHARES.map((percent) => `${percent}` as const)
  const chosen = shares.find(
    (share) => live && lots === lotsOfShare(live.instrument, lotsOpen, Number(share)),
  )
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
        options={shares.map((value) => ({ value, label: `${value}%` }))}
        value={chosen ?? null}
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
      <Preview {...{ form, live, instrument }} />
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

type PreviewProps = Pick<CloseFieldsProps, 'form' | 'live' | 'instrument'>

function Preview({ form: { preview }, live, instrument }: PreviewProps) {
  const t = useText()
  const { money, signedMoney, exactMoney, price } = useFormats()
  const signed = (amount: string | undefined, size: 'dense' | 'screen') => (
    <Amount
      text={amount === undefined ? null : signedMoney(amount)}
      direction={directionOf(amount)}
      size={size}
    />
  )
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
          value: preview ? exactMoney(formatMoney(preview.fee)) : '—',
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
        {
          id: 'net',
          label: t('positions.netAbout'),
          value: signed(preview && formatMoney(preview.net), 'screen'),
          weight: 'total',
        },
      ]}
    />
  )
}
