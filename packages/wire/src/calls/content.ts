// Calls for what the screens need beside the market: time, named lists, home, help.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { ACTIVITY_JOININGS, ACTIVITY_STATES } from '../content-kinds.ts'
import * as field from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { MOST_READS, READ_ADDRESS_MAX, ROUTES } from '../routes.ts'
import { serviceHours } from './chat.ts'

/** Of the text: the reader's language, or English where there is none in it. */
const language = z.enum(LANGUAGES)

const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A screen of the app; empty: the announcement itself. */
  link: z.string(),
  language,
})

const headline = z.object({ id: z.string(), title: z.string(), time: z.int(), language })

const activity = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The rules. */
  html: z.string(),
  from: z.int().nullable(),
  until: z.int().nullable(),
  state: z.enum(ACTIVITY_STATES),
  link: z.string(),
  /** Of the rules. */
  version: z.int(),
  joining: z.enum(ACTIVITY_JOININGS),
  /** When its reader accepted the rules, and which version; null: they have not. */
  joined: z.object({ time: z.int(), version: z.int() }).nullable(),
  language,
})

const activities = z.object({ data: z.array(activity) })

export const dictionary = z.object({
  categories: z.array(z.object({ code: z.string(), label: z.string() })),
  currencies: z.array(z.object({ code: z.string(), symbol: z.string() })),
  statuses: z.array(z.object({ code: z.string(), label: z.string() })),
  features: z.record(z.string(), z.boolean()),
  mode: z.enum(['practice', 'live']),
  /** Everything in it is made up, to be shown around. */
  demo: z.boolean(),
  /** Whose rules stand (TR-13); in words, as a sentence names the place. */
  profile: z.string(),
  profileName: z.string(),
  /** Where its rules ask for one (TR-13). `measured` null: the warning without a figure. */
  riskWarning: z
    .object({
      measured: z
        .object({
          /** Of accounts that lost on contracts, as a fraction. */
          share: z.string(),
          accounts: z.int(),
          from: z.int(),
          until: z.int(),
        })
        .nullable(),
    })
    .nullable(),
  marketSource: z.enum(['live', 'replay', 'simulated']),
  /** In no language: the venues, or what is played and how fast. */
  marketOrigin: z.string(),
  /** Some prices come from a base that is not the venue's own. */
  isMarketUnverified: z.boolean(),
  /** Of a simulated market: SHA-256 of the day that runs, and the key of the one before. */
  simulatedDay: z
    .object({
      from: z.int(),
      hash: z.string(),
      revealed: z.object({ from: z.int(), hash: z.string(), key: z.string() }).nullable(),
    })
    .nullable(),
  /** At the address of the pages. */
  socket: z.string(),
  /** Sockets elsewhere to open instead, any of them; empty: there are none. */
  gateways: z.array(z.string()),
  marginCall: z.string(),
  stopOut: z.string(),
  nextRollover: z.int(),
  operatorTimeZone: z.string(),
  practiceGrant: z.string(),
  tolerance: z.string(),
})

const operator = z.object({
  name: z.string(),
  hours: z.string(),
  legalEntity: z.string(),
  licence: z.string(),
  supervisor: z.string(),
  complaintContact: z.string(),
})

export const contentCalls = {
  reads: defineCall(ROUTES.reads, {
    access: 'public',
    summary: 'Several reads as one call: each is answered as it would be alone, in their order.',
    body: z.strictObject({
      calls: z
        .array(z.string({ error: 'invalid' }).min(1).max(READ_ADDRESS_MAX), { error: 'invalid' })
        .min(1, { error: 'too_short' })
        .max(MOST_READS, { error: 'too_long' }),
    }),
    result: z.object({
      /** `body`: what would have been answered with that status. */
      answers: z.array(z.object({ status: z.int(), body: z.unknown() })),
    }),
  }),
  time: defineCall(ROUTES.time, {
    access: 'public',
    summary: "The server's tape time.",
    result: z.object({ time: z.int() }),
  }),
  dictionary: defineCall(ROUTES.dictionary, {
    access: 'public',
    summary: 'Named lists and settings that the screens use.',
    result: dictionary,
  }),
  home: defineCall(ROUTES.home, {
    access: 'session',
    summary: 'What the home screen shows beside the market.',
    result: z.object({ announcements: z.array(headline), riskNotice: z.string() }),
  }),
  banners: defineCall(ROUTES.banners, {
    access: 'public',
    summary: 'Banners, at most three.',
    result: z.object({ data: z.array(banner) }),
  }),
  popup: defineCall(ROUTES.popup, {
    access: 'public',
    summary:
      'The notice of the day, if there is one: an announcement that the reader has not read, else ' +
      'that prices are not those of a live market.',
    result: z.object({ popup: banner.nullable() }),
  }),
  currencies: defineCall(ROUTES.currencies, {
    access: 'public',
    summary: 'Currencies in which amounts can be shown, with the rate used.',
    result: z.object({
      data: z.array(
        z.object({
          code: z.string(),
          symbol: z.string(),
          rateToUsd: z.string(),
          time: z.int(),
          /** No price comes at this moment: the rate is of that time. */
          stale: z.boolean(),
        }),
      ),
    }),
  }),
  customerService: defineCall(ROUTES.customerService, {
    access: 'public',
    summary: 'How to reach customer service, and frequent questions.',
    result: z.object({
      email: z.string(),
      /** Who answers and when, in words of the operator; null: they have said nothing. */
      operator: operator.nullable(),
      /** Whether somebody is in the chat; null: that was not said. */
      hours: serviceHours.nullable(),
      service: z.object({ title: z.string(), html: z.string(), language }),
      faq: z.array(z.object({ id: z.string(), question: z.string(), html: z.string(), language })),
    }),
  }),
  activities: defineCall(ROUTES.activities, {
    access: 'session',
    summary: 'The activity centre: what is open first, what ended last.',
    result: activities,
  }),
  joinActivity: defineCall(ROUTES.joinActivity, {
    access: 'session',
    summary:
      'Accepts the rules of an activity that is open: time and version are recorded, no money moves. ' +
      '`id`: the version that was read.',
    body: z.strictObject({ id: field.id }),
    result: activities,
  }),
}
