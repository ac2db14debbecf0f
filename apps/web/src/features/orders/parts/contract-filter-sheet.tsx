// Narrowing the history of contracts: instrument, side, reason, days.

import { SelectField } from '@fairtick/ui/select-field'
import { useText } from '../../../platform/i18n.ts'
import { type ContractFilter, NO_CONTRACT_FILTER } from '../contract-filter.ts'
import { REASON_WORDS } from '../reason-words.ts'
import {
  ChoiceCondition,
  DaysCondition,
  FilterSheet,
  type FilterSheetProps,
  InstrumentCondition,
} from './filter-sheet.tsx'

/** Copying does not exist yet, so nothing was closed by it. */
const REASONS = [
  'manual',
  'batch',
  'take_profit',
  'stop_loss',
  'stop_out',
  'insufficient_balance',
  'source_change',
] as const satisfies readonly ContractFilter['reason'][]

export function ContractFilterSheet(props: FilterSheetProps<ContractFilter>) {
  const t = useText()
  return (
    <FilterSheet {...props} cleared={NO_CONTRACT_FILTER}>
      {(draft, set) => (
        <>
          <InstrumentCondition value={draft.symbol} onChange={(symbol) => set({ symbol })} />
          <ChoiceCondition
            label={t('orders.filterDirection')}
            options={[
              { value: 'long', label: t('positions.long') },
              { value: 'short', label: t('positions.short') },
            ]}
            value={draft.direction}
            onChange={(direction) => set({ direction })}
          />
          <SelectField
            label={t('positions.reason')}
            options={[
              { value: '', label: t('orders.any') },
              ...REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) })),
            ]}
            value={draft.reason}
            onChange={(reason) => set({ reason: reason as ContractFilter['reason'] })}
          />
          <DaysCondition value={draft} onChange={set} />
        </>
      )}
    </FilterSheet>
  )
}
