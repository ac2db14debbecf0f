// The members of one level as their inviter may see them (TR-8.1).

import { formatMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { sumVolume } from '@fairtick/core/vip/day-volumes'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadToday, type Today } from '../salary/public.ts'
import { maskNickname } from './mask-nickname.ts'
import { presentEarning } from './present-earning.ts'
import {
  countMembers,
  listMembers,
  loadRewardTerms,
  type MemberRow,
  type TeamFilter,
  type TeamLevel,
} from './store.ts'

export async function readTeam(
  database: Queryable,
  me: Pick<TeamFilter, 'userId' | 'account'> & { readonly operatorTimeZone: string },
  { level, deposited, ...form }: CallArguments<'team'>['body'],
): Promise<CallResult<'team'>> {
  const filter = { ...me, level: level as TeamLevel }
  const { registered, depositors } = await countMembers(database, filter)
  const paging = pagingOf(form)
  const { rows, next } = await listMembers(database, filter, { deposited, ...paging })
  const today = await loadToday(database, me.operatorTimeZone)
  const { rates, months } = await loadRewardTerms(database)
  const others = registered - depositors
  const total = deposited === undefined ? registered : deposited ? depositors : others
  return {
    totalRegistered: registered,
    totalDepositors: depositors,
    deposited: depositors,
    notDeposited: others,
    ...{ rates: [...rates], months },
    members: answerPage(
      paging,
      { total, next },
      rows.map((row) => presentMember(row, today, months)),
    ),
  }
}

function presentMember(row: MemberRow, today: Today, months: number | null) {
  return {
    nickname: maskNickname(row.nickname),
    time: row.createdMs,
    deposited: row.hasDeposited,
    volume: formatMoney(roundToMoney(sumVolume(row.volumes, today.day))),
    rewards: formatMoney(row.rewards),
    earning: presentEarning(today, row.invitedDay, months),
  }
}
