// A take profit or stop loss: by price, distance or money; what it comes to stands below.

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { useClientState } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import {
  convertDraft,
  distanceOf,
  type LevelBasis,
  type LevelDraft,
  type LevelKind,
  type LevelUnit,
  profitAt,
} from '../level-form.ts'
import { tickText } from '../ticket-form.ts'

export type LevelFieldProps = {
  kind: LevelKind
  draft: LevelDraft
  onChange: (draft: LevelDraft) => void
  /** Undefined while price or size are missing. */
  basis: LevelBasis | undefined
  /** What the draft means. */
  price: Price | undefined
  error: string | undefined
  warning?: string | undefined
}

export function LevelField(props: LevelFieldProps) {
  const { kind, draft, onChange, basis, error, warning } = props
  const t = useText()
  const currency = useClientState((state) => state.symbol)
  const label = t(LABELS[kind])
  const unit = { price: undefined, distance: '%', money: currency }[draft.by]
  return (
    <fieldset aria-label={label} className="flex flex-col gap-1">
      <DecimalField
        label={label}
        labelEnd={
          draft.text !== '' && (
            <button
              type="button"
              onClick={() => onChange({ ...draft, text: '' })}
              className="target -my-3 px-1 font-semibold text-primary"
            >
              {t('contracts.levelClear')}
            </button>
          )
        }
        error={error}
        hint={warning ? <b className="text-warn">{warning}</b> : <Follows {...props} />}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        placeholder={t('contracts.levelNone')}
        step={stepOf(draft.by, basis)}
        decreaseLabel={t('options.decrease')}
        increaseLabel={t('options.increase')}
        unit={unit}
        action={
          draft.by === 'price'
            ? undefined
            : {
                label: `${SIGNS[draft.sign]} ${t(SIGN_WORDS[draft.sign])}`,
                onClick: () => onChange({ ...draft, sign: OTHER_SIGN[draft.sign] }),
              }
        }
      />
      <ChipGroup
        label={t('contracts.levelBy', { level: label })}
        layout="fill"
        options={UNITS.map((value) => ({ value, label: t(UNIT_WORDS[value]) }))}
        value={draft.by}
        onChange={(by) =>
          onChange(
            basis === undefined ? { ...draft, by, text: '' } : convertDraft(draft, by, basis),
          )
        }
      />
    </fieldset>
  )
}

/** The level in its other units. */
function Follows({ price, basis, draft }: LevelFieldProps) {
  const t = useText()
  const formats = useFormats()
  const currency = useClientState((state) => state.symbol)
  if (price === undefined || basis === undefined) return null
  const texts: Record<LevelUnit, string> = {
    price: formats.price(formatPrice(price, 0), basis.instrument.priceDecimals),
    distance: formats.signedPercent(formatRate(distanceOf(price, basis))),
    money: t('contracts.levelProfit', {
      amount: `${formats.signedMoney(formatMoney(profitAt(price, basis)))} ${currency}`,
    }),
  }
  const others = UNITS.filter((unit) => unit !== draft.by)
  return <span className="tabular">{others.map((unit) => texts[unit]).join(' · ')}</span>
}

function stepOf(by: LevelUnit, basis: LevelBasis | undefined): string {
  if (by === 'price') return basis === undefined ? '1' : tickText(basis.instrument)
  return by === 'distance' ? '0.1' : '1'
}

const UNITS: readonly LevelUnit[] = ['price', 'distance', 'money']

const LABELS: Record<LevelKind, TextKey> = {
  takeProfit: 'contracts.takeProfit',
  stopLoss: 'contracts.stopLoss',
}

const UNIT_WORDS: Record<LevelUnit, TextKey> = {
  price: 'contracts.byPrice',
  distance: 'contracts.byDistance',
  money: 'contracts.byMoney',
}

const SIGNS = { gain: '+', loss: '−' } as const
const OTHER_SIGN = { gain: 'loss', loss: 'gain' } as const
const SIGN_WORDS = { gain: 'contracts.gain', loss: 'contracts.loss' } as const
