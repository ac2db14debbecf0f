// Calls for what the screens need beside the market: time, named lists, home, help.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { ROUTES } from '../routes.ts'

const banner = z.object({ id: z.string(), title: z.string(), text: z.string(), link: z.string() })

const announcement = z.object({ id: z.string(), title: z.string(), time: z.int() })

export const dictionary = z.object({
  categories: z.array(z.object({ code: z.string(), label: z.string() })),
  currencies: z.array(z.object({ code: z.string(), symbol: z.string() })),
  statuses: z.array(z.object({ code: z.string(), label: z.string() })),
  features: z.record(z.string(), z.boolean()),
  mode: z.enum(['practice', 'live']),
  /** Everything in it is made up, to be shown around. */
  demo: z.boolean(),
  profile: z.string(),
  marketSource: z.enum(['live', 'replay', 'simulated']),
  /** In no language: the venues, or what is played and how fast. */
  marketOrigin: z.string(),
  /** Of a simulated market: SHA-256 of the day that runs, and the key of the one before. */
  simulatedDay: z
    .object({
      from: z.int(),
      hash: z.string(),
      revealed: z.object({ from: z.int(), hash: z.string(), key: z.string() }).nullable(),
    })
    .nullable(),
  socket: z.string(),
  marginCall: z.string(),
  stopOut: z.string(),
  nextRollover: z.int(),
  operatorTimeZone: z.string(),
  practiceGrant: z.string(),
  tolerance: z.string(),
})

export const contentCalls = {
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
    result: z.object({ announcement: announcement.nullable(), riskNotice: z.string() }),
  }),
  banners: defineCall(ROUTES.banners, {
    access: 'public',
    summary: 'Banners, at most three.',
    result: z.object({ data: z.array(banner) }),
  }),
  popup: defineCall(ROUTES.popup, {
    access: 'public',
    summary: 'The notice of the day, if there is one.',
    result: z.object({ popup: banner.nullable() }),
  }),
  currencies: defineCall(ROUTES.currencies, {
    access: 'public',
    summary: 'Currencies in which amounts can be shown, with the rate used.',
    result: z.object({
      data: z.array(
        z.object({ code: z.string(), symbol: z.string(), rateToUsd: z.string(), time: z.int() }),
      ),
    }),
  }),
  customerService: defineCall(ROUTES.customerService, {
    access: 'public',
    summary: 'How to reach customer service, and frequent questions.',
    result: z.object({
      email: z.string(),
      /** Who answers and when, in words of the operator; null: they have said nothing. */
      operator: z.object({ name: z.string(), hours: z.string() }).nullable(),
      faq: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
    }),
  }),
}
