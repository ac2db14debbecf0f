// What runs beside the engine at intervals: reconciliation, inbox, outbox, payroll, forgetting …

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { EnginePort, OutboxMessage } from '../engine/engine-port.ts'
import { type JobBoard, RECONCILIATION_JOB } from '../features/operation/public.ts'
import type { HeadSender } from '../features/tape/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { drainOutbox, type OutboxReader } from '../platform/outbox.ts'
import { repeat } from '../platform/repeat.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'

const RECONCILE_EVERY_MS = 5 * MINUTE_MS
const ROLL_UP_EVERY_MS = 60_000
/** Looks whether an hour has begun; there is something to do once an hour. */
const READINGS_EVERY_MS = 5_000
const FORGET_EVERY_MS = HOUR_MS
/** Makes up for a payroll that failed; otherwise each day that begins calls (TR-8.2). */
const PAYROLL_EVERY_MS = 10_000
/** Makes up for a tree that failed; otherwise each day that begins calls. */
const LIABILITIES_EVERY_MS = MINUTE_MS
/** Looks for whom the engine has wrong inviters: one may have become another's bank account. */
const INVITERS_EVERY_MS = 10 * MINUTE_MS
/** Changes act at a time of their own; a second late is announced as in time. */
const CHANGES_EVERY_MS = 1_000
/** A looser limit acts so much later than was said, never earlier. */
const LOOSEN_EVERY_MS = 20_000
/** A document ends with a day. */
const IDENTITIES_EVERY_MS = HOUR_MS
/** So much later the owner of an account hears that help with it was asked for. */
const RECOVERIES_EVERY_MS = 1_000
/** An announcement that begins at a time of its own; one that is published calls. */
const ANNOUNCEMENTS_EVERY_MS = 2_000
/** Looks for alerts that a stop left behind; otherwise one that fires calls. */
const ALERTS_EVERY_MS = 2_000
/** A mail about what guards an account comes so much later. */
const MAILS_EVERY_MS = 500
/** A push comes so much later, and so does the mail of a message. */
const PUSHES_EVERY_MS = 500
/** A break that has ended is shared so much longer; one that begins is shared at once. */
const LINKS_EVERY_MS = 20_000
/** Looks whether leaders' figures are of the hour before. */
const FIGURES_EVERY_MS = 20_000
/** Looks whether a month has begun whose share of losing accounts is not measured yet. */
const LOSS_SHARE_EVERY_MS = 10 * MINUTE_MS
/** Looks whether a minute of tape time has passed since the newest head. */
const HEADS_EVERY_MS = 1_000
/** A place outside has a head so much later. */
const HEAD_PLACES_EVERY_MS = 1_000
/** The frame of a tick can be asked for so much later. */
const FRAMES_EVERY_MS = 10_000
/** Looks whether a month has ended whose report is not measured yet. */
const REPORT_EVERY_MS = 10 * MINUTE_MS
/** Looks for messages that a stop left behind; otherwise each commit calls. */
const OUTBOX_EVERY_MS = 1_000
/** Looks for rows that nobody told of; otherwise who added one calls. */
const INBOX_EVERY_MS = 250
/** Idempotency keys live this long (api.md: at least 7 days). */
const KEPT_MS = 8 * DAY_MS

export type Jobs = {
  readonly stop: () => Promise<void>
}

export type JobParts = {
  readonly database: Database
  readonly engine: Pick<EnginePort, 'now'>
  readonly bus: Pick<Bus, 'subscribe'>
  readonly log: Log
  readonly books: ReconciliationMonitor
  /** Where each run is noted. */
  readonly board: Pick<JobBoard, 'watch'>
  readonly outboxReader: OutboxReader<OutboxMessage, AccountEvent>
  /** Asks the engine what rows say. */
  readonly drainInbox: () => Promise<void>
  /** What the slices forget by themselves. */
  readonly forget: () => Promise<unknown>
  /** Folds the minutes of hours and days that are over. */
  readonly rollUpCandles: () => Promise<void>
  /** Writes down what the newest ticks were read from. */
  readonly storeFrames: () => Promise<void>
  /** Reads what the accounts are worth, when an hour has begun. */
  readonly recordEquitySnapshots: () => Promise<void>
  /** Pays what days that have ended still owe. */
  readonly runPayroll: () => Promise<void>
  /** Publishes what the house owes, when a day has begun. */
  readonly publishLiabilities: () => Promise<void>
  /** Tells the engine who earns of accounts of which it does not know. */
  readonly nameInviters: () => Promise<void>
  /** Announces what two people changed, and writes on the tape what is due. */
  readonly applyChanges: () => Promise<void>
  /** Sends the mails that are due. */
  readonly sendMails: () => Promise<void>
  /** Sends the pushes that are due. */
  readonly sendPushes: () => Promise<void>
  /** Hands messages that are mailed as well to the mails. */
  readonly mailMessages: () => Promise<void>
  /** Lets own limits be looser whose time has come. */
  readonly loosenLimits: () => Promise<void>
  /** Does what follows from links between accounts and from breaks that are shared. */
  readonly applyLinks: () => Promise<void>
  /** Ends documents that are over, and erases what nobody needs. */
  readonly keepIdentities: () => Promise<void>
  /** Tells owners of what was asked about their accounts, and ends what nobody decided. */
  readonly keepRecoveries: () => Promise<void>
  /** Tells screens of announcements that have begun. */
  readonly tellAnnouncements: () => Promise<void>
  /** Tells of the price alerts that fired. */
  readonly fireAlerts: () => Promise<void>
  /** Works out what is shown of leaders, when an hour has its readings. */
  readonly workOutFigures: () => Promise<void>
  /** Measures the share of accounts that lost, when a month has begun. */
  readonly measureLossShare: () => Promise<void>
  /** Measures the public report of months that have ended. */
  readonly measureReport: () => Promise<void>
  /** Signs what was recorded since the head before. */
  readonly publishHead: () => Promise<void>
  /** Send what was signed to places outside, each on its own. */
  readonly headPlaces: readonly HeadSender[]
}

/** Those that the slices of customers do. */
export type SliceJobs = Pick<
  JobParts,
  | 'recordEquitySnapshots'
  | 'runPayroll'
  | 'nameInviters'
  | 'applyChanges'
  | 'loosenLimits'
  | 'applyLinks'
  | 'keepIdentities'
  | 'keepRecoveries'
  | 'tellAnnouncements'
  | 'sendPushes'
  | 'mailMessages'
  | 'workOutFigures'
  | 'measureLossShare'
  | 'measureReport'
  | 'publishHead'
  | 'headPlaces'
  | 'publishLiabilities'
>

export function startJobs(parts: JobParts): Jobs {
  const { database, engine, bus, log, outboxReader } = parts
  const job = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat(everyMs, log, parts.board.watch(name, everyMs, work))
  const outbox = job('outbox', OUTBOX_EVERY_MS, () => drainOutbox(database, outboxReader))
  const inbox = job('inbox', INBOX_EVERY_MS, parts.drainInbox)
  const announcements = job('announcements', ANNOUNCEMENTS_EVERY_MS, parts.tellAnnouncements)
  const alerts = job('price alerts', ALERTS_EVERY_MS, parts.fireAlerts)
  const payroll = job('payroll', PAYROLL_EVERY_MS, parts.runPayroll)
  const liabilities = job('liabilities', LIABILITIES_EVERY_MS, parts.publishLiabilities)
  const called = { outbox, payroll, liabilities, 'price alerts': alerts }
  const stopHearing = bus.subscribe('waiting', ({ job: name }) => {
    const some = name === undefined ? [inbox, outbox, announcements, alerts] : [called[name]]
    for (const one of some) one.soon()
  })
  const running = [
    outbox,
    inbox,
    payroll,
    liabilities,
    job('inviters', INVITERS_EVERY_MS, parts.nameInviters),
    job('changes', CHANGES_EVERY_MS, parts.applyChanges),
    job('mails', MAILS_EVERY_MS, parts.sendMails),
    job('pushes', PUSHES_EVERY_MS, parts.sendPushes),
    job('message mails', PUSHES_EVERY_MS, parts.mailMessages),
    announcements,
    alerts,
    job('own limits', LOOSEN_EVERY_MS, parts.loosenLimits),
    job('linked accounts', LINKS_EVERY_MS, parts.applyLinks),
    job('identities', IDENTITIES_EVERY_MS, parts.keepIdentities),
    job('recoveries', RECOVERIES_EVERY_MS, parts.keepRecoveries),
    job('leaders', FIGURES_EVERY_MS, parts.workOutFigures),
    job('loss share', LOSS_SHARE_EVERY_MS, parts.measureLossShare),
    job('public report', REPORT_EVERY_MS, parts.measureReport),
    job('tape heads', HEADS_EVERY_MS, parts.publishHead),
    ...parts.headPlaces.map(({ name, send }) =>
      job(`tape heads to ${name}`, HEAD_PLACES_EVERY_MS, send),
    ),
    job(RECONCILIATION_JOB, RECONCILE_EVERY_MS, parts.books.reconcileNow),
    job('candles', ROLL_UP_EVERY_MS, parts.rollUpCandles),
    job('frames', FRAMES_EVERY_MS, parts.storeFrames),
    job('readings', READINGS_EVERY_MS, parts.recordEquitySnapshots),
    job('forgetting', FORGET_EVERY_MS, async () => {
      await forgetAnswers(database, engine.now() - KEPT_MS)
      await parts.forget()
      await database.reclaim()
    }),
  ]
  return {
    stop: async () => {
      stopHearing()
      for (const place of parts.headPlaces) place.stop()
      await Promise.all(running.map(({ stop }) => stop()))
    },
  }
}

async function forgetAnswers(database: Database, beforeMs: number): Promise<void> {
  // What the inbox asked is not forgotten while its row, which is older, waits: it may be asked
  // again.
  await database.query(
    `DELETE FROM idempotency WHERE time < $1::bigint
       AND NOT EXISTS (SELECT FROM engine_inbox WHERE state = 'waiting' AND time < $1::bigint)`,
    [String(beforeMs)],
  )
}
