// Narrowing deposits or withdrawals: how far they are, and days.

import {
  ChoiceField,
  DayFields,
  FilterFrame,
  type FilterSheetProps,
} from '../../../platform/filter-frame.tsx'
import { useText } from '../../../platform/i18n.ts'
import { STATUS_WORDS } from '../../../platform/status-badge.tsx'
import { type CashFilter, NO_CASH_FILTER } from '../cash-filter.ts'

const STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const

export function CashFilterSheet(props: FilterSheetProps<CashFilter>) {
  const t = useText()
  return (
    <FilterFrame {...props} cleared={NO_CASH_FILTER}>
      {(draft, set) => (
        <>
          <ChoiceField
            label={t('wallet.status')}
            options={STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) }))}
            value={draft.status}
            onChange={(status) => set({ status })}
          />
          <DayFields value={draft} onChange={set} />
        </>
      )}
    </FilterFrame>
  )
}
