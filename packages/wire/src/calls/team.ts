// Calls about the team: whom I invited at three levels, and what I earn of their fees (TR-8).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

const REWARD_STATUSES = ['pending', 'paid'] as const

/** How long a member's fees earn; null: without an end, or nobody was told of an inviter yet. */
const earning = z
  .object({
    /** The last day that earns: `YYYY-MM-DD` in the operator's time zone. */
    lastDay: z.string(),
    hasEnded: z.boolean(),
  })
  .nullable()

/** For so many months after a member was invited their fees earn; null: without an end. */
const months = z.int().nullable()

/** Nothing by which a member could be known to others: their nickname is masked. */
const teamMember = z.object({
  nickname: z.string(),
  /** When they registered. */
  time: z.int(),
  deposited: z.boolean(),
  /** Contract notional of their last 30 days, as VIP counts it. */
  volume: z.string(),
  /** What I earned of their fees, paid or not. */
  rewards: z.string(),
  earning,
})

/** `amount` is `rate` × each of so many `fees`, rounded one by one; `feesPaid` is their sum. */
const rewardLevel = z.object({
  level: z.int(),
  rate: z.string(),
  fees: z.int(),
  feesPaid: z.string(),
  amount: z.string(),
})

/** What one day of the operator earned me. */
const rewardDay = z.object({
  /** `YYYY-MM-DD` in the operator's time zone. */
  date: z.string(),
  amount: z.string(),
  /** By the distance of who paid the fees, and by the part of them that it earned. */
  levels: z.array(rewardLevel),
  status: z.enum(REWARD_STATUSES),
  /** When the payroll paid it. */
  paidTime: z.int().nullable(),
})

export const teamCalls = {
  team: defineCall(ROUTES.team, {
    access: 'session',
    account: 'figures',
    summary: 'My members of one level, newest first, and how many of them have deposited.',
    body: z.strictObject({
      level: field.teamLevel,
      ...field.bodyPaging,
      /** Only those who have deposited, or only those who have not. */
      deposited: field.yesOrNo.optional(),
    }),
    result: z.object({
      totalRegistered: z.int(),
      /** The members with a deposit; `deposited` is the same figure by its other name. */
      totalDepositors: z.int(),
      deposited: z.int(),
      notDeposited: z.int(),
      /** The part of each fee that a level earns, level 1 first; none: there are no rewards. */
      rates: z.array(z.string()),
      months,
      members: field.pageOf(teamMember),
    }),
  }),
  shareRecords: defineCall(ROUTES.shareRecords, {
    access: 'session',
    account: 'figures',
    summary: 'My invitation, and what each day earned me, newest first.',
    body: z.strictObject(field.bodyPaging),
    result: z.object({
      inviteCode: z.string(),
      /** Of the registration with that code; without an origin where none is configured. */
      link: z.string(),
      rates: z.array(z.string()),
      months,
      rewards: field.pageOf(rewardDay),
      totals: z.object({
        earned: z.string(),
        paid: z.string(),
        pending: z.string(),
        today: z.string(),
      }),
      /** What those who invited me earned of my fees; level 1 is whose code I used. */
      ofMine: z.array(z.object({ level: z.int(), amount: z.string() })),
      /** How long they earn of mine. */
      earningOfMine: earning,
      /** When the next payroll runs: the operator's next midnight. */
      nextPayroll: z.int(),
    }),
  }),
}
