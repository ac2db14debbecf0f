// The order ticket: side, type, leverage, size, levels, preview; after sending what came of it.

import { Segmented } from '@fairtick/ui/segmented'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { LossWarning } from '../../../shell/loss-warning.tsx'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { TicketSettingsButton } from '../../order-ticket/public.ts'
import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import type { OrderTicket as Ticket } from '../use-order-ticket.ts'
import { LevelSection } from './level-section.tsx'
import { LeverageChip, LeveragePicker } from './leverage-picker.tsx'
import { LimitField } from './limit-field.tsx'
import { OrderResult } from './order-result.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { SideSwitch } from './side-switch.tsx'
import { SizeField } from './size-field.tsx'

export function OrderTicket({ flow: { ticket, opening } }: { flow: OpenContractFlow }) {
  const { submission } = opening
  if (submission.state === 'done') {
    return <OrderResult order={submission.order} instrument={ticket.instrument} />
  }
  if (ticket.termsProblem !== undefined) {
    const { error, retry } = ticket.termsProblem
    return <ProblemCard problem={error} onRetry={retry} />
  }
  return (
    <div className="flex flex-col gap-1.5">
      <LossWarning />
      <SideSwitch ticket={ticket} />
      <TypeAndLeverage ticket={ticket} />
      {ticket.form.orderType === 'limit' && <LimitField ticket={ticket} />}
      <SizeField ticket={ticket} />
      <LevelSection ticket={ticket} />
      <TicketDetails ticket={ticket} />
    </div>
  )
}

/** What one looks up now and then: every figure with its formula. */
function TicketDetails({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) rows.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div className="-mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="target flex w-full items-center justify-between gap-3 text-start text-dense text-text2"
      >
        {t('contracts.ticketDetails')}
        <ChevronDown
          aria-hidden="true"
          className={isOpen ? 'size-4.5 rotate-180 text-primary' : 'size-4.5 text-primary'}
        />
      </button>
      {isOpen && (
        <div ref={rows}>
          <PreviewRows ticket={ticket} />
        </div>
      )}
    </div>
  )
}

function TypeAndLeverage({ ticket }: { ticket: Ticket }) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <div className="flex items-stretch gap-2 cramped:flex-wrap">
        <Segmented
          label={t('contracts.orderType')}
          options={[
            { value: 'market', label: t('contracts.market') },
            { value: 'limit', label: t('contracts.limit') },
          ]}
          value={ticket.form.orderType}
          onChange={(orderType) => ticket.change({ orderType })}
          className="min-w-0 flex-1 cramped:basis-full"
        />
        <LeverageChip ticket={ticket} open={isPicking} onToggle={() => setPicking(!isPicking)} />
        <TicketSettingsButton mode="contract" />
      </div>
      {isPicking && <LeveragePicker ticket={ticket} />}
    </>
  )
}
