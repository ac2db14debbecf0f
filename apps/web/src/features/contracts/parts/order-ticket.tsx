// The order ticket: side, type, leverage, size, levels, preview; after sending what came of it.

import { IconButton } from '@fairtick/ui/icon-button'
import { Segmented } from '@fairtick/ui/segmented'
import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ProblemCard } from '../../../app/problem-card.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import type { OpeningFlow } from '../use-opening-flow.ts'
import type { OrderTicket as Ticket } from '../use-order-ticket.ts'
import { LevelSection } from './level-section.tsx'
import { LeverageChip, LeveragePicker } from './leverage-picker.tsx'
import { LimitField } from './limit-field.tsx'
import { OrderResult } from './order-result.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { SideSwitch } from './side-switch.tsx'
import { SizeField } from './size-field.tsx'

const ContractSettingsSheet = lazy(() =>
  import('./contract-settings-sheet.tsx').then((file) => ({ default: file.ContractSettingsSheet })),
)

export function OrderTicket({ flow: { ticket, opening } }: { flow: OpeningFlow }) {
  const { submission } = opening
  if (submission.state === 'done') {
    return <OrderResult order={submission.order} instrument={ticket.instrument} />
  }
  if (ticket.termsProblem !== undefined) {
    const { error, retry } = ticket.termsProblem
    return <ProblemCard problem={error} onRetry={retry} />
  }
  return (
    <div className="flex flex-col gap-3">
      <SideSwitch ticket={ticket} />
      <TypeAndLeverage ticket={ticket} />
      {ticket.form.orderType === 'limit' && <LimitField ticket={ticket} />}
      <SizeField ticket={ticket} />
      <LevelSection ticket={ticket} />
      <div className="border-t border-divider pt-1.5">
        <PreviewRows ticket={ticket} />
      </div>
    </div>
  )
}

function TypeAndLeverage({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const sheet = useLazySheet()
  return (
    <>
      <div className="flex items-stretch gap-2">
        <Segmented
          label={t('contracts.orderType')}
          options={[
            { value: 'market', label: t('contracts.market') },
            { value: 'limit', label: t('contracts.limit') },
          ]}
          value={ticket.form.orderType}
          onChange={(orderType) => ticket.change({ orderType })}
          className="min-w-0 flex-1"
        />
        <LeverageChip ticket={ticket} open={isPicking} onToggle={() => setPicking(!isPicking)} />
        <IconButton
          label={t('contracts.settings')}
          icon={<Settings2 className="size-5" />}
          onClick={sheet.open}
          className="-me-2.5 text-text2"
        />
      </div>
      {isPicking && <LeveragePicker ticket={ticket} />}
      {sheet.isMounted && (
        <Suspense>
          <ContractSettingsSheet open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
