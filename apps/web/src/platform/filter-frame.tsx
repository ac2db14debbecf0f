// A sheet in which a list is narrowed, and the fields that several lists narrow by.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import type { Choice } from '@fairtick/ui/choice-label'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { type ReactNode, useState } from 'react'
import type { DayRange } from './day-range.ts'
import { useText } from './i18n.ts'

export type FilterSheetProps<Filter> = {
  open: boolean
  onClose: () => void
  filter: Filter
  onApply: (filter: Filter) => void
}

export type FilterFrameProps<Filter> = FilterSheetProps<Filter> & {
  /** Without any condition. */
  cleared: Filter
  children: (draft: Filter, set: (change: Partial<Filter>) => void) => ReactNode
}

/** Nothing is narrowed before it is applied. Mount it anew for another filter. */
export function FilterFrame<Filter>(props: FilterFrameProps<Filter>) {
  const { open, onClose, filter, onApply, cleared, children } = props
  const t = useText()
  const [draft, setDraft] = useState(filter)
  const set = (change: Partial<Filter>) => setDraft((before) => ({ ...before, ...change }))
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
      <div className="flex flex-col gap-4 pb-2">{children(draft, set)}</div>
    </Sheet>
  )
}

export type FieldProps<Value extends string> = { value: Value; onChange: (value: Value) => void }

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

export function DayFields({ value: { from, to }, onChange }: DaysProps) {
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
