// Calls about changes that need two people: terms for everyone, and adjustments (REL-58).

import * as z from 'zod'
import { depositMethod } from '../../calls/deposits.ts'
import * as field from '../../fields.ts'
import { RECOVERY_HOLD_HOURS } from '../../recovery-rules.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADJUSTMENT_REASONS, CHANGE_KINDS, CHANGE_STATUSES, NOTICE_HOURS } from '../change-kinds.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId } from './queue-parts.ts'

const LISTED_MAX = 50
const VIP_LEVEL_COUNT = 6
const signed = field.signedDecimal
const wholeUpTo = (maximum: number) => field.whole.min(1).max(maximum)

/** The constants that may change; size, quote and decimals of an instrument never do. */
export const instrumentTerms = z.strictObject({
  spread: field.decimal,
  leverages: z.array(wholeUpTo(500)).min(1).max(LISTED_MAX),
  minLots: field.decimal,
  maxLots: field.decimal,
  feeRate: field.decimal,
  overnightRate: z.strictObject({ long: signed, short: signed }),
  durations: z
    .array(z.strictObject({ seconds: wholeUpTo(31_536_000), payoutRate: field.decimal }))
    .max(LISTED_MAX),
  minStake: field.decimal,
  maxStake: field.decimal,
  maxOpenStake: field.decimal.optional(),
  maxOpenNotional: field.decimal.optional(),
  /** Whether anything new may be opened; what is open can always be closed. */
  isOffered: field.yesOrNo,
})

const withdrawalMethod = z.strictObject({
  feeRate: field.decimal,
  feeFixed: field.decimal,
  min: field.decimal,
  max: field.decimal,
})

export const moneyTerms = z.strictObject({
  withdrawals: z.strictObject({
    taxRate: field.decimal,
    taxBase: field.choice(['gains', 'amount']),
    windowMode: field.choice(['queue', 'refuse']),
    methods: z.strictObject({ bank: withdrawalMethod, wallet: withdrawalMethod }),
  }),
  rewardRates: z.array(field.decimal).max(3),
  /** Level 0 first; each further one from more volume of 30 days on. */
  vipLevels: z
    .array(z.strictObject({ volume: field.decimal, feeDiscount: field.decimal }))
    .length(VIP_LEVEL_COUNT),
})

const method = z.strictObject(depositMethod.omit({ qr: true }).shape)

export const operatorProfile = z.strictObject({
  name: field.shortText,
  /** When people answer, in words of the operator. */
  hours: field.shortText,
  email: field.email,
  /** What TR-12.2 asks for before real money may move. */
  legalEntity: field.note.optional(),
  licence: field.note.optional(),
  supervisor: field.note.optional(),
  riskText: field.note.optional(),
  complaintContact: field.note.optional(),
  clientMoney: field.note.optional(),
})

export const operatorLimits = z.strictObject({
  /** USD that one reviewer may credit alone; above it two people are needed. */
  depositCreditByOne: field.decimal,
  /** Between the second approval of help with a lost account and its link. */
  recoveryHoldHours: field.whole.min(RECOVERY_HOLD_HOURS.min).max(RECOVERY_HOLD_HOURS.max),
})

const asked = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('instrument'),
    symbol: field.symbol,
    terms: instrumentTerms,
    noticeHours: field.whole.min(NOTICE_HOURS.min).max(NOTICE_HOURS.max),
  }),
  z.strictObject({
    kind: z.literal('money_terms'),
    terms: moneyTerms,
    noticeHours: field.whole.min(NOTICE_HOURS.min).max(NOTICE_HOURS.max),
  }),
  /** One of those that ship (TR-13); its rules are what is hashed. */
  z.strictObject({
    kind: z.literal('jurisdiction'),
    id: field.id,
    noticeHours: field.whole.min(NOTICE_HOURS.min).max(NOTICE_HOURS.max),
  }),
  /** Nothing new can be paid in by a method that is not open; what waits is still reviewed. */
  z.strictObject({ kind: z.literal('deposit_method'), method, isOpen: field.yesOrNo }),
  z.strictObject({ kind: z.literal('payout_way'), id: field.id, isOpen: field.yesOrNo }),
  z.strictObject({ kind: z.literal('limits'), limits: operatorLimits }),
  z.strictObject({ kind: z.literal('profile'), profile: operatorProfile }),
  /** To real money, at the next start and for good (TR-12.2). */
  z.strictObject({ kind: z.literal('mode'), mode: z.literal('live') }),
  z.strictObject({
    kind: z.literal('adjustment'),
    accountId: field.id,
    amount: signed,
    reason: field.choice(ADJUSTMENT_REASONS),
  }),
])

/** What a kind's change says, as it was hashed. */
const value = z.json()

export const changeRequest = z.object({
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  /** Which instrument, method or account; the kind itself where there is one alone. */
  subject: z.string(),
  before: value,
  after: value,
  note: z.string(),
  /** SHA-256 of what is asked for; the approval names it. */
  hash: z.string(),
  status: z.enum(CHANGE_STATUSES),
  /** Why the engine refused what was approved. */
  refusal: z.string().nullable(),
  noticeHours: z.int().nullable(),
  requestedBy: z.string(),
  requestedTime: z.int(),
  expiresTime: z.int(),
  decidedBy: z.string().nullable(),
  decidedTime: z.int().nullable(),
  actsTime: z.int().nullable(),
  announcedTime: z.int().nullable(),
  doneTime: z.int().nullable(),
  staffNames: z.record(z.string(), z.string()),
})

export const changeCalls = {
  changes: defineAdminCall(ADMIN_ROUTES.changes, {
    access: 'changes.read',
    summary: 'Changes asked for, newest first.',
    query: z.strictObject({
      ...field.paging,
      status: field.choice(CHANGE_STATUSES).optional(),
      kind: field.choice(CHANGE_KINDS).optional(),
      subject: field.id.optional(),
    }),
    result: field.pageOf(changeRequest),
  }),
  change: defineAdminCall(ADMIN_ROUTES.change, {
    access: 'changes.read',
    summary: 'One change with what stands before and after it.',
    query: byId,
    result: changeRequest,
  }),
  changeable: defineAdminCall(ADMIN_ROUTES.changeable, {
    access: 'changes.read',
    summary: 'What stands now of everything that two people can change.',
    result: z.object({
      instruments: z.array(
        z.object({
          symbol: z.string(),
          name: z.string(),
          category: z.string(),
          base: z.string(),
          quote: z.string(),
          contractSize: z.string(),
          lotStep: z.string(),
          priceDecimals: z.int(),
          /** Which source prices it here; null: none does, so it cannot be offered. */
          origin: z.string().nullable(),
          terms: instrumentTerms,
        }),
      ),
      moneyTerms,
      /** The rules of which country stand, and all that ship, with a source per line (TR-13). */
      jurisdiction: z.string(),
      jurisdictions: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** As a change names them. */
          rules: z.json(),
          lines: z.array(
            z.object({
              rule: z.string(),
              value: z.string(),
              source: z.string(),
              dated: z.string(),
            }),
          ),
        }),
      ),
      depositMethods: z.array(z.object({ method, isOpen: z.boolean() })),
      payoutWays: z.array(z.object({ id: z.string(), label: z.string(), isOpen: z.boolean() })),
      limits: operatorLimits,
      /** Null: nobody has said anything yet. */
      profile: operatorProfile.nullable(),
    }),
  }),
  requestChange: defineAdminCall(ADMIN_ROUTES.requestChange, {
    access: 'changes.make',
    proof: 'factor',
    summary: 'Asks for a change; another person decides within three days.',
    body: z.strictObject({ change: asked, note: field.note }),
    result: changeRequest,
  }),
  withdrawChange: defineAdminCall(ADMIN_ROUTES.withdrawChange, {
    access: 'changes.make',
    proof: 'factor',
    summary: 'Takes a request of my own back.',
    body: byId,
    result: changeRequest,
  }),
  approveChange: defineAdminCall(ADMIN_ROUTES.approveChange, {
    access: 'changes.make',
    proof: 'factor',
    summary: 'Does what the hash stands for, after its notice; never by who asked for it.',
    body: z.strictObject({ id: field.id, hash: field.id }),
    result: changeRequest,
  }),
  rejectChange: defineAdminCall(ADMIN_ROUTES.rejectChange, {
    access: 'changes.make',
    proof: 'factor',
    summary: 'Declines what somebody else asked for.',
    body: byId,
    result: changeRequest,
  }),
}
