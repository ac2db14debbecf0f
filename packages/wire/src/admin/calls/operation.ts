// Calls about how the installation runs: its mode, its jobs, its payrolls.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'

/** What TR-12.2 asks before real money may move, in its order, and what the server has to be. */
export const MODE_CONDITIONS = [
  'legal_entity',
  'licence',
  'country_profile',
  'risk_text',
  'complaint_contact',
  'client_money',
  'identity_verification',
  'two_admins',
  'live_market',
  'own_payment_ways',
  'postgres',
  'restricted_role',
  'real_clock',
  'no_demo_data',
] as const

const job = z.object({
  name: z.string(),
  everyMs: z.int(),
  runs: z.int(),
  failures: z.int(),
  isRunning: z.boolean(),
  lastStart: z.int().nullable(),
  lastEnd: z.int().nullable(),
  lastResult: z.enum(['done', 'failed']).nullable(),
  nextStart: z.int().nullable(),
})

export const operationCalls = {
  mode: defineAdminCall(ADMIN_ROUTES.mode, {
    access: 'operation.read',
    summary: 'The mode, and what still stands between it and real money (TR-12.2).',
    result: z.object({
      mode: z.enum(['practice', 'live']),
      /** By two people; it acts at the next start. */
      chosen: z.enum(['practice', 'live']),
      conditions: z.array(z.object({ code: z.enum(MODE_CONDITIONS), isMet: z.boolean() })),
    }),
  }),
  jobs: defineAdminCall(ADMIN_ROUTES.jobs, {
    access: 'operation.read',
    summary: 'What runs at intervals, how it went since the start, and what the calendar brings.',
    result: z.object({
      time: z.int(),
      startedTime: z.int(),
      jobs: z.array(job),
      /** Requests to the engine and messages that wait. */
      waiting: z.object({ inbox: z.int(), outbox: z.int() }),
      calendar: z.array(
        z.object({
          instant: z.enum(['rollover', 'day-start', 'window-open', 'window-close']),
          time: z.int(),
        }),
      ),
      timeZone: z.string(),
      settings: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  }),
  payrolls: defineAdminCall(ADMIN_ROUTES.payrolls, {
    access: 'operation.read',
    summary: 'Payroll runs by day, newest first, and what days still owe (TR-8.2).',
    query: z.strictObject(field.paging),
    result: field
      .pageOf(
        z.object({
          day: z.int(),
          date: z.string(),
          members: z.int(),
          amount: z.string(),
          paidTime: z.int(),
        }),
      )
      .extend({
        owed: z.array(
          z.object({ day: z.int(), date: z.string(), members: z.int(), amount: z.string() }),
        ),
      }),
  }),
}
