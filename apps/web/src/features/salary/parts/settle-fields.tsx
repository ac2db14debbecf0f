// The amount to move, by typing or by dragging, and the button that moves it, or why it cannot.

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Slider } from '@fairtick/ui/slider'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import {
  amountOfShare,
  findSettleProblem,
  previewSettling,
  type SettleProblem,
  shareOf,
} from '../settle-form.ts'
import type { Settling } from '../use-settle-salary.ts'
import { SettleFlow } from './settle-flow.tsx'

export type SettleFieldsProps = {
  salary: Money
  balance: Money
  settling: Settling
  /** With the amount as the call wants it. */
  onSend: (amount: string) => void
}

export function SettleFields({ salary, balance, settling, onSend }: SettleFieldsProps) {
  const t = useText()
  const { exactMoney } = useFormats()
  // All of it until another amount is chosen, also when more comes in meanwhile.
  const [chosen, choose] = useState<Chosen>()
  const { submission } = settling
  if (salary <= 0n && !isLocked(submission)) return <NoSalary />
  const typed = chosen?.text ?? formatMoney(salary)
  const problem = findSettleProblem(typed, salary)
  const percent = chosen?.percent ?? shareOf(typed, salary)
  const inSalary = exactMoney(formatMoney(salary))
  return (
    <>
      <SettleFlow
        salary={salary}
        balance={balance}
        preview={previewSettling(typed, { salary, balance })}
        state={submission.state === 'sending' ? 'moving' : 'still'}
      />
      <Card className="flex flex-col gap-1">
        <DecimalField
          label={t('salary.amount')}
          labelEnd={t('salary.inSalary', { amount: inSalary })}
          value={typed}
          onChange={(text) => choose({ text })}
          unit="USD"
          action={{ label: t('salary.all'), onClick: () => choose(undefined) }}
          error={problem && problemText(problem, inSalary, t)}
          disabled={isLocked(submission)}
        />
        <Slider
          label={t('salary.share')}
          value={percent}
          max={100}
          onChange={(next) => choose({ text: amountOfShare(salary, next), percent: next })}
          valueText={t('salary.shareText', { percent })}
          disabled={isLocked(submission)}
          className="-mx-2.5"
        />
        <p className="text-caption text-text3">{t('salary.atOnce')}</p>
      </Card>
      <p className="px-1 text-caption text-text3">{t('salary.taxNote')}</p>
      <SettleButton
        settling={settling}
        amount={problem === undefined ? typed : undefined}
        onSend={onSend}
      />
    </>
  )
}

type Chosen = {
  readonly text: string
  /** Where the slider was put: whole cents alone would let it slip back. */
  readonly percent?: number
}

type SettleButtonProps = Pick<SettleFieldsProps, 'settling' | 'onSend'> & {
  /** Undefined: the field says what is wrong with it. */
  amount: string | undefined
}

function SettleButton({ settling, amount, onSend }: SettleButtonProps) {
  const t = useText()
  const { exactMoney } = useFormats()
  const stop = useBlockedText('wallet.offline')
  const { submission } = settling
  const reason = isLocked(submission) ? undefined : stop
  return (
    <div className="flex flex-col gap-2">
      <SubmissionNotice submitting={settling} words={WORDS} ordersLink="hidden" />
      {reason !== undefined && (
        <p role="status" className="text-dense text-text2">
          {t(reason)}
        </p>
      )}
      <Button
        block
        size="large"
        busy={submission.state === 'sending'}
        disabled={submission.state === 'unknown' || reason !== undefined || amount === undefined}
        onClick={() => amount !== undefined && onSend(amount)}
      >
        {amount === undefined
          ? t('account.settle')
          : t('salary.moveAmount', { amount: exactMoney(amount) })}
      </Button>
    </div>
  )
}

function NoSalary() {
  const t = useText()
  return (
    <Card padding="none">
      <EmptyState
        icon={<HandCoins />}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <ButtonLink href={hrefOf('/pages/user/team')}>{t('account.team')}</ButtonLink>
            <ButtonLink tone="outline" href={hrefOf('/pages/wallet/payrollrecords')}>
              {t('account.payroll')}
            </ButtonLink>
          </div>
        }
      >
        {t('salary.nothing')}
      </EmptyState>
    </Card>
  )
}

function problemText(problem: SettleProblem, inSalary: string, t: Say): string {
  switch (problem) {
    case 'required':
      return t('salary.needAmount')
    case 'too_many_decimals':
      return t('salary.tooFine')
    case 'insufficient':
      return t('salary.tooMuch', { amount: inSalary })
    default:
      return problem satisfies never
  }
}

const WORDS = {
  unknownTitle: 'salary.unknownTitle',
  unknownText: 'salary.unknownText',
  unknownChecked: 'salary.unknownChecked',
} as const
