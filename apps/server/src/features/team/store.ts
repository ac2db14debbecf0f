// Reads of members, of who should earn of whom, and of what was earned.

import {
  type JurisdictionText,
  parseJurisdiction,
  rewardRatesAllowed,
} from '@fairtick/core/engine/jurisdiction'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { readVolumes } from '../../engine/codec/column-text.ts'
import type { Queryable } from '../../platform/database.ts'
import { loadRows, type Paging, type RowsOfPage } from '../../platform/list-page.ts'

/** An account of which the engine does not know who earns of it. */
export type Misnamed = {
  readonly accountId: string
  /** Who should, as the text of an account's row. */
  readonly inviters: string
}

type Kind = 'practice' | 'real'

/** Of an inviter and a member: by themselves, or as one person along a chain of links. */
const IS_LINKED = `(
  EXISTS (SELECT FROM account_link k WHERE k.status <> 'lifted'
    AND least(k.later_user_id, k.earlier_user_id) = least(u.id, chain.user_id)
    AND greatest(k.later_user_id, k.earlier_user_id) = greatest(u.id, chain.user_id))
  OR EXISTS (SELECT FROM linked_users(u.id) AS one (id) WHERE one.id = chain.user_id)
  OR EXISTS (SELECT FROM linked_users(chain.user_id) AS one (id) WHERE one.id = u.id))`

/**
 * Nobody earns in the place of an inviter without an open account, or of one who is linked to the
 * member: they seem to be one person. Who comes behind them keeps their level.
 */
const MISNAMED = `
  SELECT a.id AS "accountId", should.inviters
  FROM app_user u
  JOIN account a ON a.user_id = u.id
  CROSS JOIN LATERAL (
    SELECT string_agg(coalesce(i.id, '-'), ' ' ORDER BY chain.level) AS inviters
    FROM unnest(ARRAY[u.inviter_id, u.second_inviter_id, u.third_inviter_id])
      WITH ORDINALITY AS chain (user_id, level)
    LEFT JOIN account i ON i.user_id = chain.user_id AND i.kind = a.kind AND NOT ${IS_LINKED}
    WHERE chain.user_id IS NOT NULL) AS should
  WHERE u.inviter_id IS NOT NULL AND a.inviters <> should.inviters`

/** Among the accounts of some users; those without inviters are never among them. */
export async function listMisnamed(
  database: Queryable,
  userIds: readonly string[],
): Promise<readonly Misnamed[]> {
  return await database.query<Misnamed>(`${MISNAMED} AND u.id = ANY ($1::text[])`, [userIds])
}

export type TeamLevel = 1 | 2 | 3

export type TeamFilter = {
  readonly userId: string
  /** Whose rewards count, and of which kind the members' accounts are. */
  readonly account: { readonly id: string; readonly kind: Kind }
  readonly level: TeamLevel
}

export type MemberRow = {
  readonly nickname: string
  readonly createdMs: number
  readonly hasDeposited: boolean
  readonly volumes: ReturnType<typeof readVolumes>
  readonly rewards: Money
  /** As the tape counts days; null: nobody was ever named to the engine. */
  readonly invitedDay: number | null
}

const HAS_DEPOSITED = `EXISTS (
  SELECT FROM journal_entry d WHERE d.account_id = a.id AND d.reason = 'deposit')`

const MEMBERS = `
  FROM app_user u LEFT JOIN account a ON a.user_id = u.id AND a.kind = $2
  WHERE ($3::integer = 1 AND u.inviter_id = $1
     OR $3::integer = 2 AND u.second_inviter_id = $1
     OR $3::integer = 3 AND u.third_inviter_id = $1)`

/** How many members there are at the level, and how many of them have had a deposit credited. */
export async function countMembers(
  database: Queryable,
  { userId, account, level }: TeamFilter,
): Promise<{ readonly registered: number; readonly depositors: number }> {
  const [row] = await database.query<{ registered: bigint; depositors: bigint }>(
    `SELECT count(*) AS registered, count(*) FILTER (WHERE ${HAS_DEPOSITED}) AS depositors
     ${MEMBERS}`,
    [userId, account.kind, String(level)],
  )
  return { registered: Number(row?.registered ?? 0), depositors: Number(row?.depositors ?? 0) }
}

type StoredMember = {
  readonly nickname: string
  readonly created_time: bigint
  readonly has_deposited: boolean
  readonly volumes: string | null
  readonly rewards: string
  readonly invited_day: number | null
}

/** One page of the level's members, newest first. */
export function listMembers(
  database: Queryable,
  { userId, account, level }: TeamFilter,
  { deposited, ...paging }: Paging & { readonly deposited: boolean | undefined },
): Promise<RowsOfPage<MemberRow>> {
  return loadRows(
    database,
    {
      columns: `
        u.nickname, u.created_time, ${HAS_DEPOSITED} AS has_deposited, a.volumes, a.invited_day,
        (SELECT coalesce(sum(r.amount), 0)::text FROM team_reward r
         WHERE r.beneficiary_id = $4 AND r.account_id = a.id) AS rewards`,
      from: `${MEMBERS} AND ($5::boolean IS NULL OR ${HAS_DEPOSITED} = $5)`,
      parameters: [userId, account.kind, String(level), account.id, deposited ?? null],
      order: { by: 'u.created_time', id: 'u.id' },
      read: readMember,
    },
    paging,
  )
}

function readMember(row: StoredMember): MemberRow {
  return {
    nickname: row.nickname,
    createdMs: Number(row.created_time),
    hasDeposited: row.has_deposited,
    volumes: readVolumes(row.volumes ?? ''),
    rewards: moneyOf(row.rewards),
    invitedDay: row.invited_day,
  }
}

/** What the three levels above an account earned of its fees; a level that nobody has is absent. */
export async function sumRewardsOfMine(
  database: Queryable,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
): Promise<readonly { readonly level: number; readonly amount: Money }[]> {
  const rows = await database.query<{ level: number; amount: string }>(
    `SELECT chain.level::integer AS level, coalesce(sum(r.amount), 0)::text AS amount
     FROM app_user u
     CROSS JOIN unnest(ARRAY[u.inviter_id, u.second_inviter_id, u.third_inviter_id])
       WITH ORDINALITY AS chain (user_id, level)
     LEFT JOIN account i ON i.user_id = chain.user_id
     LEFT JOIN team_reward r
       ON r.beneficiary_id = i.id AND r.account_id = $2 AND r.level = chain.level
     WHERE u.id = $1 AND chain.user_id IS NOT NULL
     GROUP BY chain.level ORDER BY chain.level`,
    [userId, accountId],
  )
  return rows.map(({ level, amount }) => ({ level, amount: moneyOf(amount) }))
}

/** The day from which the months of an account count, as the tape counts days; null: none yet. */
export async function loadInvitedDay(
  database: Queryable,
  accountId: string,
): Promise<number | null> {
  const [row] = await database.query<{ invited_day: number | null }>(
    'SELECT invited_day FROM account WHERE id = $1',
    [accountId],
  )
  return row?.invited_day ?? null
}

export type RewardTerms = {
  /** Parts of a fee per level. */
  readonly rates: readonly string[]
  /** A member's fees earn for so many after they were invited; null: no end, or nobody earns. */
  readonly months: number | null
}

/** As the tape has them, within the rules of the country (TR-13). */
export async function loadRewardTerms(database: Queryable): Promise<RewardTerms> {
  const [row] = await database.query<{ rates: string[] | null; rules: JurisdictionText }>(
    `SELECT money_terms -> 'rewardRates' AS rates, jurisdiction AS rules FROM installation`,
  )
  if (row === undefined) return { rates: [], months: null }
  const rates = (row.rates ?? []).map((rate) => parseRate(rate) ?? NO_RATE)
  const allowed = rewardRatesAllowed(parseJurisdiction(row.rules), rates)
  const months = allowed.length === 0 ? null : row.rules.rewardMonths
  return { rates: allowed.map(formatRate), months }
}

const NO_RATE = 0n as Rate

export type RewardDayRow = {
  readonly day: number
  readonly amount: Money
  /** When it was paid; undefined: it waits for the payroll. */
  readonly paidMs: number | undefined
  readonly levels: readonly LevelReward[]
}

/** Of all fees of a level that earned the same part of them. */
export type LevelReward = {
  readonly level: number
  /** Decimal text. */
  readonly rate: string
  readonly fees: number
  readonly feesPaid: Money
  readonly amount: Money
}

const DAYS = `(
  SELECT day, amount, time FROM payroll_record WHERE account_id = $1
  UNION ALL
  SELECT day, amount, NULL FROM payable_reward WHERE beneficiary_id = $1) AS days`

/** One page of the days with rewards, newest first. */
export async function listRewardDays(
  database: Queryable,
  accountId: string,
  paging: Paging,
): Promise<RowsOfPage<RewardDayRow>> {
  const { rows: days, next } = await loadRows<RewardDay, RewardDay>(
    database,
    {
      ...{ from: `FROM ${DAYS} WHERE true`, parameters: [accountId] },
      ...{ order: { by: 'day' }, read: (day) => day },
    },
    paging,
  )
  const levels = await database.query<LevelRow>(
    `SELECT day, level, rate::text AS rate, count(*) AS fees, sum(fee)::text AS paid,
            sum(amount)::text AS amount
     FROM team_reward
     WHERE beneficiary_id = $1 AND day = ANY ($2::integer[])
     GROUP BY day, level, team_reward.rate ORDER BY level, team_reward.rate`,
    [accountId, days.map(({ day }) => day)],
  )
  const levelsOf = Map.groupBy(levels, ({ day }) => day)
  const rows = days.map(({ day, amount, time }) => ({
    day,
    amount: moneyFromMicros(amount),
    paidMs: time === null ? undefined : Number(time),
    levels: (levelsOf.get(day) ?? []).map(readLevel),
  }))
  return { rows, next }
}

type RewardDay = { readonly day: number; readonly amount: bigint; readonly time: bigint | null }

type LevelRow = {
  readonly day: number
  readonly level: number
  readonly rate: string
  readonly fees: bigint
  readonly paid: string
  readonly amount: string
}

function readLevel({ level, rate, fees, paid, amount }: LevelRow): LevelReward {
  return { level, rate, fees: Number(fees), feesPaid: moneyOf(paid), amount: moneyOf(amount) }
}

export type RewardTotals = {
  readonly days: number
  readonly paid: Money
  readonly pending: Money
  readonly today: Money
}

/** Over all days; `today` as the tape counts them. */
export async function sumRewardDays(
  database: Queryable,
  accountId: string,
  today: number,
): Promise<RewardTotals> {
  const [row] = await database.query<Record<'days' | 'paid' | 'pending' | 'today', string>>(
    `SELECT count(*)::text AS days,
            coalesce(sum(amount) FILTER (WHERE time IS NOT NULL), 0)::text AS paid,
            coalesce(sum(amount) FILTER (WHERE time IS NULL), 0)::text AS pending,
            coalesce(sum(amount) FILTER (WHERE day = $2::integer), 0)::text AS today
     FROM ${DAYS}`,
    [accountId, String(today)],
  )
  return {
    days: Number(row?.days ?? 0),
    paid: moneyOf(row?.paid),
    pending: moneyOf(row?.pending),
    today: moneyOf(row?.today),
  }
}

/** Of a sum, which is wider than a column. */
function moneyOf(micros = '0'): Money {
  return moneyFromMicros(BigInt(micros))
}
