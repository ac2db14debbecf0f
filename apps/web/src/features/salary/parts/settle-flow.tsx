// Salary on one side, balance on the other, an arrow between: what both hold before and after.

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import { Card } from '@fairtick/ui/card'
import { joinClasses } from '@fairtick/ui/join-classes'
import { ArrowRight } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { SettlePreview } from '../settle-form.ts'

export type SettleFlowProps = {
  salary: Money
  balance: Money
  /** Undefined while the amount cannot be moved: both stay as they are. */
  preview: SettlePreview | undefined
  /** The arrow moves while money does. */
  state: 'still' | 'moving'
}

export function SettleFlow({ salary, balance, preview, state }: SettleFlowProps) {
  const t = useText()
  return (
    <Card
      aria-label={t('salary.beforeAfter')}
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3"
    >
      <Side name="account.salary" before={salary} after={preview?.salary.after} />
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full bg-primary-tint text-primary"
      >
        <ArrowRight
          className={joinClasses(
            'size-5 motion-reduce:animate-none',
            state === 'moving' && 'animate-[ui-nudge_600ms_ease-in-out_infinite]',
          )}
        />
      </span>
      <Side name="account.balance" before={balance} after={preview?.balance.after} />
    </Card>
  )
}

type SideProps = { name: TextKey; before: Money; after: Money | undefined }

function Side({ name, before, after = before }: SideProps) {
  const t = useText()
  const { money } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const shown = (amount: Money) => (masked ? '••••' : money(formatMoney(amount), 'down'))
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-caption text-text2">{t(name)}</span>
      <span className="sr-only">
        {masked
          ? t('account.amountHidden')
          : t('salary.fromTo', { before: shown(before), after: shown(after) })}
      </span>
      <span aria-hidden="true" translate="no" className="tabular font-number">
        <span className="block text-caption text-text3 line-through decoration-1">
          {after === before ? '\u00a0' : shown(before)}
        </span>
        <span className="block text-title font-bold break-words text-text">{shown(after)}</span>
      </span>
    </div>
  )
}
