// Narrowing the history of options: instrument, direction, result, days.

import { useText } from '../../../platform/i18n.ts'
import { RESULT_WORDS } from '../../options/result-words.ts'
import { NO_OPTION_FILTER, type OptionFilter } from '../option-filter.ts'
import {
  ChoiceCondition,
  DaysCondition,
  FilterSheet,
  type FilterSheetProps,
  InstrumentCondition,
} from './filter-sheet.tsx'

const RESULTS = ['win', 'lose', 'draw', 'void'] as const

export function OptionFilterSheet(props: FilterSheetProps<OptionFilter>) {
  const t = useText()
  return (
    <FilterSheet {...props} cleared={NO_OPTION_FILTER}>
      {(draft, set) => (
        <>
          <InstrumentCondition value={draft.symbol} onChange={(symbol) => set({ symbol })} />
          <ChoiceCondition
            label={t('orders.filterDirection')}
            options={[
              { value: 'up', label: t('options.up') },
              { value: 'down', label: t('options.down') },
            ]}
            value={draft.direction}
            onChange={(direction) => set({ direction })}
          />
          <ChoiceCondition
            label={t('orders.filterResult')}
            options={RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) }))}
            value={draft.result}
            onChange={(result) => set({ result })}
          />
          <DaysCondition value={draft} onChange={set} />
        </>
      )}
    </FilterSheet>
  )
}
