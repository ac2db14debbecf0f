// The timeline of one day's payroll: earned, day over, paid; and the way to its fees by level.

import { Amount } from '@fairtick/ui/amount'
import { ButtonLink } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { Timeline, type TimelineStep } from '@fairtick/ui/timeline'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { timeOfDate } from '../../../platform/operator-date.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { PayrollDay } from '../payroll-days.ts'

export type PayrollSheetProps = {
  day: PayrollDay
  /** Undefined while it is not known. */
  nextPayrollMs: number | undefined
  open: boolean
  onClose: () => void
}

export function PayrollSheet({ day, nextPayrollMs, open, onClose }: PayrollSheetProps) {
  const t = useText()
  const formats = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const date = formats.day(timeOfDate(day.date))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('salary.courseTitle', { date })}
      closeLabel={t('shell.close')}
      footer={
        <ButtonLink block tone="soft" href={hrefOf('/pages/user/inviterecords')}>
          {t('salary.seeLevels')}
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-4">
        <Amount
          text={formats.signedFee(day.amount)}
          exact={formats.exactSignedMoney(day.amount)}
          unit="USD"
          size="equity"
          mark="hidden"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
        <Timeline label={t('salary.course')} steps={steps()} />
      </div>
    </Sheet>
  )

  function steps(): readonly TimelineStep[] {
    const { paidMs } = day
    const earned = { title: t('salary.stepEarned'), time: date, state: 'done' } as const
    if (paidMs !== undefined) {
      return [
        earned,
        { title: t('salary.stepPaid'), time: formats.fullTime(paidMs), state: 'done' },
      ]
    }
    const time = nextPayrollMs === undefined ? undefined : formats.dateTime(nextPayrollMs)
    return [
      earned,
      { title: t('salary.stepDayEnds'), time, state: 'current' },
      { title: t('salary.stepPaid'), state: 'ahead' },
    ]
  }
}
