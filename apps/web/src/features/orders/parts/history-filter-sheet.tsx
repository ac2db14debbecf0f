// Narrowing the history: instrument, direction, result, days.

import { Button } from '@fairtick/ui/button'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { SelectField } from '@fairtick/ui/select-field'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import { RESULT_WORDS } from '../../options/result-words.ts'
import { type HistoryFilter, NO_FILTER } from '../history-filter.ts'

export type HistoryFilterSheetProps = {
  open: boolean
  onClose: () => void
  filter: HistoryFilter
  onApply: (filter: HistoryFilter) => void
}

export function HistoryFilterSheet({ open, onClose, filter, onApply }: HistoryFilterSheetProps) {
  const t = useText()
  const instruments = useInstruments() ?? []
  const [draft, setDraft] = useState(filter)
  const set = (change: Partial<HistoryFilter>) => setDraft((before) => ({ ...before, ...change }))
  const apply = (next: HistoryFilter) => {
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
          <Button tone="soft" onClick={() => apply(NO_FILTER)}>
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
        <Choice label={t('orders.filterDirection')}>
          <ChipGroup
            label={t('orders.filterDirection')}
            layout="wrap"
            options={[
              { value: '', label: t('orders.any') },
              { value: 'up', label: t('options.up') },
              { value: 'down', label: t('options.down') },
            ]}
            value={draft.direction}
            onChange={(direction) => set({ direction })}
          />
        </Choice>
        <Choice label={t('orders.filterResult')}>
          <ChipGroup
            label={t('orders.filterResult')}
            layout="wrap"
            options={[
              { value: '', label: t('orders.any') },
              ...RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) })),
            ]}
            value={draft.result}
            onChange={(result) => set({ result })}
          />
        </Choice>
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

const RESULTS = ['win', 'lose', 'draw', 'void'] as const

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="pb-1 text-dense text-text2">{label}</p>
      {children}
    </div>
  )
}
