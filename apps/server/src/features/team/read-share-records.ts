// The invitation of a member and what each day earned them: waiting, then paid (TR-8.2).

import { addMoney, formatMoney } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { endOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadUser } from '../profile/public.ts'
import { dateOfDay, loadToday, type Today } from '../salary/public.ts'
import { presentEarning } from './present-earning.ts'
import {
  listRewardDays,
  loadInvitedDay,
  loadRewardTerms,
  type RewardDayRow,
  sumRewardDays,
  sumRewardsOfMine,
} from './store.ts'

export type Sharer = {
  readonly userId: string
  readonly accountId: string
  readonly operatorTimeZone: string
  /** How customers reach the installation; undefined: the web app knows. */
  readonly publicUrl: string | undefined
  readonly now: Instant
}

export async function readShareRecords(
  database: Queryable,
  { userId, accountId, operatorTimeZone, publicUrl, now }: Sharer,
  form: CallArguments<'shareRecords'>['body'],
): Promise<CallResult<'shareRecords'>> {
  const inviteCode = (await loadUser(database, userId))?.inviteCode ?? ''
  const today = await loadToday(database, operatorTimeZone)
  const paging = pagingOf(form)
  const { rows, next } = await listRewardDays(database, accountId, paging)
  const totals = await sumRewardDays(database, accountId, today.day)
  const ofMine = await sumRewardsOfMine(database, { userId, accountId })
  const { rates, months } = await loadRewardTerms(database)
  const invitedDay = await loadInvitedDay(database, accountId)
  return {
    inviteCode,
    link: `${publicUrl ?? ''}/#/pages/user/register?invite=${inviteCode}`,
    ...{ rates: [...rates], months },
    rewards: answerPage(
      paging,
      { total: totals.days, next },
      rows.map((row) => presentDay(row, today)),
    ),
    totals: {
      earned: formatMoney(addMoney(totals.paid, totals.pending)),
      paid: formatMoney(totals.paid),
      pending: formatMoney(totals.pending),
      today: formatMoney(totals.today),
    },
    ofMine: ofMine.map(({ level, amount }) => ({ level, amount: formatMoney(amount) })),
    earningOfMine: presentEarning(today, invitedDay, months),
    nextPayroll: endOfZoneDay(now, operatorTimeZone),
  }
}

function presentDay({ day, amount, paidMs, levels }: RewardDayRow, today: Today) {
  return {
    date: dateOfDay(today, day),
    amount: formatMoney(amount),
    levels: levels.map((one) => ({
      ...one,
      feesPaid: formatMoney(one.feesPaid),
      amount: formatMoney(one.amount),
    })),
    status: paidMs === undefined ? ('pending' as const) : ('paid' as const),
    paidTime: paidMs ?? null,
  }
}
