// Narrowing a history: instrument, direction, days, and what only one product has.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import type { Choice } from '@fairtick/ui/choice-label'
import { SelectField } from '@fairtick/ui/select-field'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import type { DayRange } from '../history-filter.ts'

export type FilterSheetProps<Filter> = {
  open: boolean
  onClose: () => void
  filter: Filter
  onApply: (filter: Filter) => void
}

/** What the filters of both products have. */
type AnyFilter<Direction extends string> = DayRange & {
  readonly symbol: string
  readonly direction: Direction | ''
}

type FrameProps<Direction extends string, Filter> = FilterSheetProps<Filter> & {
  /** Without any condition. */
  cleared: Filter
  directions: readonly Choice<Direction>[]
  /** The condition that only this product has. */
  children: (draft: Filter, set: (change: Partial<Filter>) => void) => ReactNode
}

/** Nothing is narrowed before it is applied. Mount it anew for another filter. */
export function FilterSheet<Direction extends string, Filter extends AnyFilter<Direction>>(
  props: FrameProps<Direction, Filter>,
) {
  const { open, onClose, filter, onApply, cleared, directions, children } = props
  const t = useText()
  const [draft, setDraft] = useState(filter)
  const set = (change: Partial<AnyFilter<Direction>> | Partial<Filter>) =>
    setDraft((before) => ({ ...before, ...change }))
  const apply = (next: Filter) => {
    setDraft(next)
    onApply(next)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('orders.filters')}
      closeLabel={t('shell.close')}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button tone="soft" onClick={() => apply(cleared)}>
            {t('orders.clearFilters')}
          </Button>
          <Button onClick={() => apply(draft)}>{t('orders.applyFilters')}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <InstrumentField value={draft.symbol} onChange={(symbol) => set({ symbol })} />
        <ChoiceField
          label={t('orders.filterDirection')}
          options={directions}
          value={draft.direction}
          onChange={(direction) => set({ direction })}
        />
        {children(draft, set)}
        <DayFields value={draft} onChange={set} />
      </div>
    </Sheet>
  )
}

type FieldProps<Value extends string> = { value: Value; onChange: (value: Value) => void }

function InstrumentField({ value, onChange }: FieldProps<string>) {
  const t = useText()
  const instruments = useInstruments() ?? []
  return (
    <SelectField
      label={t('orders.filterPair')}
      options={[
        { value: '', label: t('orders.any') },
        ...instruments.map(({ symbol, pair }) => ({ value: symbol, label: pair })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

type ChoiceProps<Value extends string> = FieldProps<Value | ''> & {
  label: string
  options: readonly Choice<Value>[]
}

/** One of a few, or any. */
export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  const t = useText()
  return (
    <div>
      <p className="pb-1 text-dense text-text2">{label}</p>
      <ChipGroup
        label={label}
        layout="wrap"
        options={[{ value: '', label: t('orders.any') }, ...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

type DaysProps = { value: DayRange; onChange: (change: Partial<DayRange>) => void }

function DayFields({ value: { from, to }, onChange }: DaysProps) {
  const t = useText()
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <TextField
        type="date"
        label={t('orders.filterFrom')}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('orders.filterTo')}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  )
}
