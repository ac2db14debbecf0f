// The limits that a customer has set for themselves, and looser ones that wait for their day.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { moneyText } from '@fairtick/words/number-texts'
import { Alert } from '@mui/material'
import { Facts } from '../../../parts/facts.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { TimeText } from '../../../parts/time-text.tsx'
import { useRead } from '../../../platform/use-read.ts'
import { personQuery, type SectionProps } from './section-props.ts'

type Limits = AdminCallResult<'userLimits'>
type Field = Limits['pending'][number]['field']

export function LimitsSection(props: SectionProps) {
  const reading = useRead('userLimits', { query: personQuery(props) })
  return (
    <Loaded reading={reading}>
      {({ current, pending }) => (
        <>
          <Facts facts={factsOf(current)} />
          {pending.map(({ field, value, from }) => (
            <Alert key={field} severity="info" sx={{ mt: 1 }}>
              {FIELD_NAMES[field]}: {value ?? 'no limit'} from <TimeText ms={from} />
            </Alert>
          ))}
        </>
      )}
    </Loaded>
  )
}

function factsOf({ deposit, ...current }: Limits['current']) {
  const { dailyLoss, openPositions, sessionMinutes, timeOutUntil, selfExcludedUntil } = current
  return {
    [FIELD_NAMES.dailyLoss]: amount(dailyLoss),
    [FIELD_NAMES.depositDay]: amount(deposit.day),
    [FIELD_NAMES.depositWeek]: amount(deposit.week),
    [FIELD_NAMES.depositMonth]: amount(deposit.month),
    [FIELD_NAMES.openPositions]: openPositions ?? NONE,
    [FIELD_NAMES.sessionMinutes]: sessionMinutes ?? NONE,
    [FIELD_NAMES.timeOutUntil]: timeOutUntil === null ? 'no' : <TimeText ms={timeOutUntil} />,
    [FIELD_NAMES.selfExcludedUntil]:
      selfExcludedUntil === null ? 'no' : <TimeText ms={selfExcludedUntil} />,
  }
}

const NONE = 'no limit'

function amount(text: string | null): string {
  return text === null ? NONE : `${moneyText(text)} USD`
}

const FIELD_NAMES: Readonly<Record<Field, string>> = orUnknown(
  {
    dailyLoss: 'Loss of a day',
    depositDay: 'Deposits of a day',
    depositWeek: 'Deposits of a week',
    depositMonth: 'Deposits of a month',
    openPositions: 'Open positions',
    sessionMinutes: 'Minutes of a session',
    timeOutUntil: 'On a break until',
    selfExcludedUntil: 'Excluded by themselves until',
  },
  'Another limit',
)
