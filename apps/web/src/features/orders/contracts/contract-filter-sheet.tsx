// Narrowing the history of contracts: instrument, side, reason, days.

import { SelectField } from '@fairtick/ui/select-field'
import type { FilterSheetProps } from '../../../platform/filter-frame.tsx'
import { useText } from '../../../platform/i18n.ts'
import { REASON_WORDS } from '../../contracts/public.ts'
import { FilterSheet } from '../shared/filter-sheet.tsx'
import { type ContractFilter, NO_CONTRACT_FILTER } from './contract-history.ts'

/** Copying does not exist yet, so nothing was closed by it. */
const REASONS = [
  'manual',
  'batch',
  'take_profit',
  'stop_loss',
  'stop_out',
  'insufficient_balance',
  'source_change',
  'locked',
  'self_excluded',
  'daily_loss_limit',
  'not_offered',
] as const satisfies readonly ContractFilter['reason'][]

export function ContractFilterSheet(props: FilterSheetProps<ContractFilter>) {
  const t = useText()
  return (
    <FilterSheet
      {...props}
      cleared={NO_CONTRACT_FILTER}
      directions={[
        { value: 'long', label: t('positions.long') },
        { value: 'short', label: t('positions.short') },
      ]}
    >
      {({ reason }, set) => (
        <SelectField
          label={t('positions.reason')}
          options={[
            { value: '', label: t('orders.any') },
            ...REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) })),
          ]}
          value={reason}
          onChange={(chosen) => set({ reason: chosen as ContractFilter['reason'] })}
        />
      )}
    </FilterSheet>
  )
}
