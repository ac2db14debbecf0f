// That the salary is in the balance now: how much, what both hold, and the ways on.

import { Amount } from '@fairtick/ui/amount'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { DefinitionList } from '@fairtick/ui/definition-list'
import type { CallResult } from '@fairtick/wire/api-contract'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

type Summary = CallResult<'accountSummary'>

export type SettleResultProps = {
  /** What was moved, as it was sent. */
  amount: string
  after: Summary
  onAgain: () => void
}

export function SettleResult({ amount, after, onAgain }: SettleResultProps) {
  const t = useText()
  const { exactMoney } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shown = (text: string) => (
    <Amount
      text={exactMoney(text)}
      size="dense"
      mark="hidden"
      masked={masked}
      maskedLabel={t('account.amountHidden')}
    />
  )
  return (
    <>
      <Card className="flex flex-col items-center gap-2 pt-7 text-center">
        <span
          aria-hidden="true"
          className="grid size-14 animate-[ui-appear_200ms_linear] place-items-center rounded-full bg-success-tint text-success"
        >
          <Check strokeWidth={2.5} className="size-7" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
          {t('salary.doneTitle')}
        </h2>
        <Amount
          text={exactMoney(amount)}
          unit="USD"
          size="equity"
          mark="hidden"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
        <DefinitionList
          className="w-full"
          rows={[
            { id: 'balance', label: t('account.balance'), value: shown(after.cash) },
            { id: 'salary', label: t('account.salary'), value: shown(after.salary) },
          ]}
        />
      </Card>
      <ButtonLink size="large" block href={hrefOf('/pages/home/assets')}>
        {t('salary.toAssets')}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-2.5">
        <ButtonLink tone="soft" href={hrefOf('/pages/wallet/financialrecords')}>
          {t('account.changesTitle')}
        </ButtonLink>
        <Button tone="soft" onClick={onAgain}>
          {t('salary.again')}
        </Button>
      </div>
    </>
  )
}
