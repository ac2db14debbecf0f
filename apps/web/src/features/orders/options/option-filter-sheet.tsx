// Narrowing the history of options: instrument, direction, result, days.

import { ChoiceField, type FilterSheetProps } from '../../../platform/filter-frame.tsx'
import { useText } from '../../../platform/i18n.ts'
import { RESULT_WORDS } from '../../options/public.ts'
import { FilterSheet } from '../shared/filter-sheet.tsx'
import { NO_OPTION_FILTER, type OptionFilter } from './option-history.ts'

const RESULTS = ['win', 'lose', 'draw', 'void'] as const

export function OptionFilterSheet(props: FilterSheetProps<OptionFilter>) {
  const t = useText()
  return (
    <FilterSheet
      {...props}
      cleared={NO_OPTION_FILTER}
      directions={[
        { value: 'up', label: t('options.up') },
        { value: 'down', label: t('options.down') },
      ]}
    >
      {({ result }, set) => (
        <ChoiceField
          label={t('orders.filterResult')}
          options={RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) }))}
          value={result}
          onChange={(chosen) => set({ result: chosen })}
        />
      )}
    </FilterSheet>
  )
}
