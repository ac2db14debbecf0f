// Pushes and what they need: the key pair, the services that are allowed, who is where.

import type { SessionCheckParts } from '../features/auth/public.ts'
import { isOpenSession } from '../features/auth/public.ts'
import {
  createPushService,
  forgetOldPushes,
  mailMessages,
  openVapidKeys,
  sendDuePushes,
} from '../features/notifications/public.ts'
import { notifyNewPushBrowser } from '../features/security-holds/public.ts'
import type { Bus } from '../platform/bus.ts'
import { BusError } from '../platform/bus-error.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { openKeys } from '../platform/key-folder.ts'
import type { Log } from '../platform/log.ts'
import type { MailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'

type Parts = SessionCheckParts & {
  readonly config: Pick<Config, 'dataFolder' | 'keysFolder' | 'push' | 'mode'>
  readonly log: Log
  readonly metrics: Pick<Metrics, 'pushes'>
  readonly mails: Pick<MailOutbox, 'add'>
  readonly publish: (events: readonly AccountEvent[]) => void
}

export type Notifications = ReturnType<typeof openNotifications>

async function isPresent(bus: Pick<Bus, 'ask'>, userId: string): Promise<boolean> {
  try {
    return await bus.ask('sockets.present', {}, userId)
  } catch (error) {
    if (error instanceof BusError && error.fault === 'unanswered') return false
    throw error
  }
}

/** `push` is undefined where the operator has named nobody to whom push services can write. */
export function openNotifications({ config, metrics, mails, publish, ...parts }: Parts) {
  const { database, bus, rowSeal, nowMs } = parts
  const { contact, hosts } = config.push
  const keys = contact === undefined ? undefined : openVapidKeys(openKeys(config))
  const push = keys && { publicKey: keys.publicKey, hosts }
  const sender = keys &&
    contact !== undefined && {
      ...parts,
      mode: config.mode,
      service: createPushService({ hosts, contact, keys }),
      isSessionOpen: (sessionId: string) => isOpenSession(parts, sessionId),
      isPresent: (userId: string) => isPresent(bus, userId),
      onEnd: (outcome: string) => metrics.pushes.inc({ outcome }),
    }
  return {
    dependencies: {
      ...{ database, rowSeal, nowMs, publish, push },
      tellOwner: (tx: Queryable, userId: string, timeMs: number) =>
        notifyNewPushBrowser(tx, { mails, userId }, timeMs),
    },
    jobs: {
      mailMessages: () => mailMessages({ database, mails, mode: config.mode }),
      sendPushes: async () => {
        if (sender) await sendDuePushes(sender)
      },
    },
    forget: async () => {
      if (sender) await forgetOldPushes(sender)
    },
  }
}
