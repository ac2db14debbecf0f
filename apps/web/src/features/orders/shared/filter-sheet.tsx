// Narrowing a history: instrument, direction, days, and what only one product has.

import type { Choice } from '@fairtick/ui/choice-label'
import { SelectField } from '@fairtick/ui/select-field'
import type { ReactNode } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import type { DayRange } from '../../../platform/day-range.ts'
import {
  ChoiceField,
  DayFields,
  type FieldProps,
  FilterFrame,
  type FilterSheetProps,
} from '../../../platform/filter-frame.tsx'
import { useText } from '../../../platform/i18n.ts'

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

export function FilterSheet<Direction extends string, Filter extends AnyFilter<Direction>>(
  props: FrameProps<Direction, Filter>,
) {
  const { directions, children, ...frame } = props
  const t = useText()
  return (
    <FilterFrame {...frame}>
      {(draft, set) => {
        const setAny = (change: Partial<AnyFilter<Direction>>) => set(change as Partial<Filter>)
        return (
          <>
            <InstrumentField value={draft.symbol} onChange={(symbol) => setAny({ symbol })} />
            <ChoiceField
              label={t('orders.filterDirection')}
              options={directions}
              value={draft.direction}
              onChange={(direction) => setAny({ direction })}
            />
            {children(draft, set)}
            <DayFields value={draft} onChange={setAny} />
          </>
        )
      }}
    </FilterFrame>
  )
}

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
