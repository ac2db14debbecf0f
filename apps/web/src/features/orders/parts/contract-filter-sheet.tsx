// Narrowing the history of contracts: instrument, side, reason, days.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { SelectField } from '@fairtick/ui/select-field'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { useState } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { type ContractFilter, NO_CONTRACT_FILTER } from '../contract-filter.ts'
import { REASON_WORDS } from '../reason-words.ts'

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

export type ContractFilterSheetProps = {
  open: boolean
  onClose: () => void
  filter: ContractFilter
  onApply: (filter: ContractFilter) => void
}

export function ContractFilterSheet(props: ContractFilterSheetProps) {
  const { open, onClose, filter, onApply } = props
  const t = useText()
  const instruments = useInstruments() ?? []
  const [draft, setDraft] = useState(filter)
  const set = (change: Partial<ContractFilter>) => setDraft((before) => ({ ...before, ...change }))
  const apply = (next: ContractFilter) => {
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
          <Button tone="soft" onClick={() => apply(NO_CONTRACT_FILTER)}>
            {t('orders.clearFilters')}
          </Button>
          <Button onClick={() => apply(draft)}>{t('orders.applyFilters')}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <SelectField
          label={t('orders.filterPair')}
          options={[
            { value: '', label: t('orders.any') },
            ...instruments.map(({ symbol, pair }) => ({ value: symbol, label: pair })),
          ]}
          value={draft.symbol}
          onChange={(symbol) => set({ symbol })}
        />
        <div>
          <p className="pb-1 text-dense text-text2">{t('orders.filterDirection')}</p>
          <ChipGroup
            label={t('orders.filterDirection')}
            layout="wrap"
            options={[
              { value: '', label: t('orders.any') },
              { value: 'long', label: t('positions.long') },
              { value: 'short', label: t('positions.short') },
            ]}
            value={draft.direction}
            onChange={(direction) => set({ direction })}
          />
        </div>
        <SelectField
          label={t('positions.reason')}
          options={[
            { value: '', label: t('orders.any') },
            ...REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) })),
          ]}
          value={draft.reason}
          onChange={(reason) => set({ reason: reason as ContractFilter['reason'] })}
        />
        <div className="grid grid-cols-2 gap-2.5">
          <TextField
            type="date"
            label={t('orders.filterFrom')}
            value={draft.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t('orders.filterTo')}
            value={draft.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        </div>
      </div>
    </Sheet>
  )
}
