// For tests: the slice on a database, people with browsers, a push service on the loopback.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { startPushService } from '@fairtick/server/test/loopback-push-host'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CallArguments } from '@fairtick/wire/api-contract'
import type { CustomerContext } from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { isOpenSession } from '../auth/public.ts'
import { createSessionFixture } from '../auth/session-fixture.ts'
import { addMessages, marginCallMessage, practiceResetMessage } from '../messages/public.ts'
import { notifyNewPushBrowser } from '../security-holds/public.ts'
import { mailMessages } from './mail-messages.ts'
import { createPushService } from './push-transport.ts'
import { notificationRoutes } from './routes.ts'
import { type PushEnd, type PushSenderParts, sendDuePushes } from './send-pushes.ts'
import { vapidKeysOf } from './vapid-keys.ts'

export const PASSWORD = 'walnut bridge 52'
const keys = vapidKeysOf(new Uint8Array(32).fill(7))

export type NotificationFixture = Awaited<ReturnType<typeof openNotificationFixture>>
export type SettingsBody = CallArguments<'changeNotificationSettings'>['body']

export async function openNotificationFixture() {
  const clock = createManualClock(Date.UTC(2026, 0, 15, 3))
  const database = await openTestDatabase()
  const auth = await createSessionFixture(database, clock)
  const loopback = await startPushService()
  const events: AccountEvent[] = []
  const { mails } = auth.dependencies
  const own = {
    ...{ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs },
    tellOwner: (tx: Queryable, userId: string, nowMs: number) =>
      notifyNewPushBrowser(tx, { mails, userId }, nowMs),
    publish: (more: readonly AccountEvent[]) => events.push(...more),
  }
  const calls = notificationRoutes({
    ...{ ...own, push: { publicKey: keys.publicKey, hosts: [loopback.origin] } },
  })
  const [logLines, ends]: [string[], PushEnd[]] = [[], []]
  const senderParts = (more: Partial<PushSenderParts> = {}): PushSenderParts => ({
    ...own,
    service: createPushService({
      ...{ hosts: [loopback.origin], contact: 'mailto:ops@fairtick.dev', keys },
    }),
    mode: 'practice',
    log: createLog('info', { write: (line) => logLines.push(line) }),
    isSessionOpen: (id) => isOpenSession(own, id),
    isPresent: async () => false,
    onEnd: (end) => ends.push(end),
    ...more,
  })
  const read = async (context: CustomerContext) =>
    succeeded(await calls.notificationSettings({ query: {}, body: {} }, context))
  return {
    ...{ own, events, clock, database, auth, loopback, calls, logLines, ends, senderParts, read },
    ...createPeople(auth),
    ...createMessages(own),
    send: (more?: Partial<PushSenderParts>) => sendDuePushes(senderParts(more)),
    subscribe: async (context: CustomerContext) => {
      const browser = loopback.newBrowser()
      succeeded(await calls.subscribePush({ query: {}, body: browser.subscription }, context))
      return browser
    },
    change: (context: CustomerContext, body: SettingsBody) =>
      calls.changeNotificationSettings({ query: {}, body }, context),
    mailedTo: async (email: string, mode: InstallationMode = 'practice') => {
      const before = auth.mails.length
      await mailMessages({ database, mails: auth.dependencies.mails, mode })
      await auth.sendMails()
      return auth.mails.slice(before).filter(({ to }) => to === email)
    },
    /** What waits, was sent and was said goes; people and their browsers stay. */
    clear: async () => {
      await database.query('DELETE FROM push_outbox')
      await database.query('DELETE FROM message_mail')
      loopback.received.length = 0
      loopback.answerWith({ status: 201 })
      ends.length = 0
      logLines.length = 0
    },
    close: async () => {
      await loopback.stop()
      await database.close()
    },
  }
}

type Auth = Awaited<ReturnType<typeof createSessionFixture>>

function createPeople(auth: Auth) {
  let people = 0
  return {
    newUser: async () => {
      people += 1
      const phone = `0907654${String(people).padStart(4, '0')}`
      const email = `told${people}@a.example`
      const { context, user } = await auth.enter({ phone, email })
      return { context, phone, email, userId: user.id }
    },
    /** Another session of the same person. */
    logInAgain: async (phone: string) => {
      const answer = await auth.login(phone, PASSWORD)
      if (!('token' in answer)) throw new Error('not logged in')
      return await auth.contextOf(answer.token)
    },
  }
}

function createMessages({ database, nowMs }: Pick<PushSenderParts, 'database' | 'nowMs'>) {
  let causes = 0
  const nextCause = () => {
    causes += 1
    return `cause${causes}`
  }
  return {
    marginCall: (userId: string, cause = nextCause(), accountKind: AccountKind = 'practice') =>
      addMessages(
        database,
        [marginCallMessage({ userId, accountKind }, cause, { riskRate: '0.9', stopOut: '0.5' })],
        nowMs(),
      ),
    reset: (userId: string) => {
      const owner = { userId, accountKind: 'practice' } as const
      return addMessages(database, [practiceResetMessage(owner, nextCause(), '10000')], nowMs())
    },
  }
}

export function choose(
  kind: 'account' | 'margin',
  [app, push, mail]: readonly [app: boolean, push: boolean, mail: boolean],
): SettingsBody {
  return { kinds: [{ kind, app, push, mail }] }
}

function succeeded<Answer extends object>(answer: Answer) {
  if ('declined' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<Answer, { readonly declined: string }>
}
