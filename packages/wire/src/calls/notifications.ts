// Calls of notifications: which messages a person gets and how, and pushes to their devices.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { NOTIFICATION_KINDS } from '../notification-kinds.ts'
import { ROUTES } from '../routes.ts'

const settings = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(NOTIFICATION_KINDS),
      app: z.boolean(),
      push: z.boolean(),
      mail: z.boolean(),
    }),
  ),
  /** No push and no sound then, but for what is urgent; times of day in the zone. */
  quietHours: z.object({ from: z.string(), until: z.string(), timeZone: z.string() }).nullable(),
  /** Null where this installation sends none. */
  push: z
    .object({
      /** Names the installation to the browser, which lets nobody else push. */
      publicKey: z.string(),
      /** To the browser of this session. */
      subscribed: z.boolean(),
      devices: z.int(),
    })
    .nullable(),
})

export const notificationCalls = {
  notificationSettings: defineCall(ROUTES.notificationSettings, {
    access: 'session',
    summary: 'Which kinds of messages I get and how, my quiet hours, and pushes to my devices.',
    result: settings,
  }),
  changeNotificationSettings: defineCall(ROUTES.changeNotificationSettings, {
    access: 'session',
    summary: 'Changes what is named; what guards money and account cannot be switched off.',
    body: z.strictObject({
      kinds: z
        .array(
          z.strictObject(
            {
              kind: field.choice(NOTIFICATION_KINDS),
              app: field.yesOrNo,
              push: field.yesOrNo,
              mail: field.yesOrNo,
            },
            { error: 'invalid' },
          ),
          { error: 'invalid' },
        )
        .max(NOTIFICATION_KINDS.length, { error: 'invalid' })
        .optional(),
      /** Null: none. */
      quietHours: z
        .strictObject(
          { from: field.timeOfDay, until: field.timeOfDay, timeZone: field.timeZone },
          { error: 'invalid' },
        )
        .nullable()
        .optional(),
    }),
    result: settings,
  }),
  subscribePush: defineCall(ROUTES.subscribePush, {
    access: 'session',
    summary: 'Pushes go to this browser from now on, until its session ends.',
    body: z.strictObject({
      endpoint: field.pushEndpoint,
      p256dh: field.binaryText(100),
      auth: field.binaryText(40),
    }),
    result: settings,
  }),
  unsubscribePush: defineCall(ROUTES.unsubscribePush, {
    access: 'session',
    summary: 'No more pushes to the browser of this session.',
    result: settings,
  }),
}
