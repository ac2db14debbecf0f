// Every slice with what it needs: its calls for customers, what staff and the jobs ask of it.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { Handlers } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { EnginePort, OutboxMessage } from '../engine/engine-port.ts'
import { openAccountReader, type SummarySettings } from '../features/account/public.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { listSignedIn, purgeExpired } from '../features/auth/public.ts'
import { authRoutes } from '../features/auth/routes.ts'
import { createApplyChanges, type OperatorTerms } from '../features/changes/public.ts'
import {
  chatPublisher,
  createServiceHours,
  createTypingCustomers,
  presentHours,
  purgeChats,
  unreadChatPart,
} from '../features/chat/public.ts'
import { chatRoutes } from '../features/chat/routes.ts'
import {
  agreementPart,
  announcementMarks,
  type ContentReader,
  createNextRollover,
  openContentReader,
  tellAnnouncements,
  unreadAnnouncementsPart,
} from '../features/content/public.ts'
import { contentRoutes } from '../features/content/routes.ts'
import { createLeaderNames } from '../features/copying/public.ts'
import { countPending, ownAddresses } from '../features/deposits/public.ts'
import {
  createPictureEncoder,
  createRoomCheck,
  type DocumentSealer,
  type FileDependencies,
  removeOrphans,
} from '../features/files/public.ts'
import { fileRoutes } from '../features/files/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'
import { createFigureJob } from '../features/leaders/public.ts'
import { loosenLimits } from '../features/limits/public.ts'
import { limitRoutes } from '../features/limits/routes.ts'
import {
  type LinkDependencies,
  type LinkedAccounts,
  openLinkedAccounts,
} from '../features/linked-accounts/public.ts'
import type { LossShare } from '../features/loss-share/public.ts'
import { type Catalogue, countMarketChanges } from '../features/market/public.ts'
import { unreadMessagesPart } from '../features/messages/public.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { priceAlertRoutes } from '../features/price-alerts/routes.ts'
import { ensureFirstInvitation, readUser, type UserParts } from '../features/profile/public.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { createPayrollRun } from '../features/salary/public.ts'
import { salaryRoutes } from '../features/salary/routes.ts'
import { relyingPartyOf } from '../features/second-factor/public.ts'
import { createEquityRecorder } from '../features/statements/public.ts'
import { statementRoutes } from '../features/statements/routes.ts'
import { createInviterPass } from '../features/team/public.ts'
import { teamRoutes } from '../features/team/routes.ts'
import { vipRoutes } from '../features/vip/routes.ts'
import { createPreconditionCheck, payoutSetupPart } from '../features/withdrawals/public.ts'
import { watchGateways } from '../gateway/known-gateways.ts'
import type { CheckUnlocked } from '../http/account-access.ts'
import type { Bus } from '../platform/bus.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Calendar } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, databasePlace } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { createEventSender } from '../platform/event-sender.ts'
import { openKeys } from '../platform/key-folder.ts'
import { openKeyedHash } from '../platform/keyed-hash.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail.ts'
import type { MailOutbox } from '../platform/mail-outbox.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createMonotonicTime } from '../platform/monotonic-time.ts'
import type { OutboxReader } from '../platform/outbox.ts'
import { createPasswordHasher } from '../platform/password-hasher.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import { openSeal, type Seal } from '../platform/sealed-text.ts'
import { joinParts } from '../platform/statement-piece.ts'
import { accountGuardRoutes } from './account-security-routes.ts'
import { cashRoutes } from './cash-routes.ts'
import { leadingRoutes } from './copy-parts.ts'
import { createOutboxHandler } from './handle-outbox.ts'
import { guardJobs, openIdentity } from './identity-parts.ts'
import type { SliceJobs } from './jobs.ts'
import type { MarketFacts } from './market-facts.ts'
import { openMeasured } from './measured-parts.ts'
import { type Notifications, openNotifications } from './notification-parts.ts'
import type { OfficeRoleParts } from './office-role.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'
import { forgetProofs, openTape } from './tape-parts.ts'
import { tradeRoutes } from './trade-routes.ts'
import { createPresenters } from './user-feeds.ts'

export type SliceParts = {
  readonly config: Config
  readonly database: Database
  /** The same data by connections of their own, for the chat. */
  readonly chatDatabase: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly mails: MailOutbox
  readonly metrics: Pick<Metrics, 'waitingPasswords' | 'pushes' | 'headsBehind'>
  readonly engine: EnginePort
  readonly calendar: Calendar
  readonly market: MarketFacts
  /** Everything in it was made up by `seed:demo`. */
  readonly isDemo: boolean
  readonly catalogue: Catalogue
  readonly instruments: ReadonlyMap<string, Instrument>
  /** What stands for everyone now; the engine has the same. */
  readonly terms: OperatorTerms
  readonly books: Pick<ReconciliationMonitor, 'areClean'>
  readonly rowSeal: RowSeal
  readonly drainInbox: () => Promise<void>
  /** The process of the engine puts there what ships. */
  readonly isShipped: boolean
}

export type Slices = {
  readonly handlers: Handlers
  /** Whether somebody's identity opens the real account. */
  readonly checkUnlocked: CheckUnlocked
  /** Of what goes out to come back unread. */
  readonly seal: Seal
  readonly outboxReader: OutboxReader<OutboxMessage, AccountEvent>
  /** Deletes what no decision can depend on any more. */
  readonly forget: () => Promise<unknown>
  readonly firstInvitation: () => Promise<string>
  /** What has to be there before anybody looks: the texts that ship. */
  readonly ready: () => Promise<unknown>
  /** Reads again what the engine's process measures once a month. */
  readonly loadMeasured: () => Promise<unknown>
  /** What the slices do at intervals. */
  readonly jobs: SliceJobs
  /** How the back office tells customers what it decided. */
  readonly forOffice: Pick<
    OfficeRoleParts,
    'publish' | 'withdrawalView' | 'pairOf' | 'links' | 'chat' | 'readOpenAccount'
  >
  /** Tells customers' screens of what was committed. */
  readonly publish: (events: readonly AccountEvent[]) => void
  /** An instrument as lists show it: `BTC/USDT`. */
  readonly pairOf: (symbol: string) => string
  readonly stop: () => void
}

/** Wires the slices: each gets its dependencies here and nowhere else. */
export function openSlices(parts: SliceParts): Slices {
  const { config, database, bus, clock, metrics, engine, instruments } = parts
  const keys = openKeys(config)
  const nowMs = createMonotonicTime(clock)
  const decimalsOf = (symbol: string) => instruments.get(symbol)?.priceDecimals ?? 0
  const leaderNames = createLeaderNames(parts)
  const present = createPresenters(instruments, leaderNames)
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  const accountEvents = createEventSender({ ...parts, question: 'account.events' })
  const market = openMarketParts(parts)
  const { rowSeal, isShipped } = parts
  const reader = openContentReader({ database, rowSeal, nowMs, isShipped })
  const identity = openIdentity({ ...parts, nowMs, keys, mode: parts.terms.mode })
  const chat = openChat(parts, nowMs)
  const notifications = openNotifications({ ...parts, nowMs, publish: accountEvents.send })
  const profile = profileParts(reader, identity)
  const files = openFiles(parts, nowMs, identity.documentSealer)
  const hasher = createPasswordHasher(parts.rowSeal, (count) => metrics.waitingPasswords.set(count))
  const [publish, seal] = [accountEvents.send, openSeal(keys, 'people')]
  const relyingParty = relyingPartyOf(config.web.publicUrl, config.web.allowedOrigins)
  const links = openLinks(parts, { nowMs, publish })
  const own = { links, nowMs, ask: engine.ask, hasher, seal, relyingParty, publish }
  const auth = { ...parts, ...own, readUser: (userId: string) => readUser(profile, userId) }
  const operatorTimeZone = config.calendar.timeZone
  const limits = { ...parts, nowMs, operatorTimeZone, applyLinks: links.apply }
  const pairOf = pairNames(parts.catalogue)
  const withdrawalView = { calendar: parts.calendar, operatorTimeZone, now: engine.now }
  const told = { nowMs, pairOf, decimalsOf, operatorTimeZone, publish }
  const [{ losses, ...measured }, tape] = [openMeasured(parts), openTape(parts, keys, nowMs)]
  const guards = { ...auth, ...told, files, publicUrl: config.web.publicUrl }
  return {
    handlers: {
      ...authRoutes(auth),
      ...profileRoutes(profile),
      ...identityRoutes(identity.dependencies),
      ...fileRoutes(files),
      ...messageCalls(reader, chat, notifications),
      ...priceAlertRoutes(parts),
      ...contentRoutes({ ...auth, ...contentView(parts, chat, losses), ...market, reader }),
      ...accountRoutes({ ...accountParts(parts), operatorTimeZone, readOpenAccount }),
      ...tradeRoutes({ ...parts, ...market }, { ...present, readOpenAccount, leaderNames }),
      ...cashRoutes(parts, {
        ...{ nowMs, publish, readOpenAccount, withdrawalView },
        checkPreconditions: createPreconditionCheck({ ...auth, ...identity }),
      }),
      ...limitRoutes(limits),
      ...leadingRoutes(parts, { ...told, ...identity }),
      ...accountGuardRoutes({ ...guards, isChannelOpen: parts.terms.isChannelOpen }),
      ...salaryAndTeam(parts, { operatorTimeZone, readOpenAccount }),
      ...{ ...tape.handlers, ...measured.handlers },
      ...statementRoutes({ ...present, database, now: engine.now, operatorTimeZone }),
    },
    ...{ checkUnlocked: identity.checkUnlocked, seal },
    outboxReader: createOutboxHandler({
      ...{ ...told, ...present, withdrawalView, rowSeal: parts.rowSeal },
    }),
    forget: () => forgetOld(parts, nowMs(), { files, notifications }),
    firstInvitation: () => ensureFirstInvitation(database, nowMs()),
    ready: () => Promise.all([reader.ready(), leaderNames.ready(), measured.load()]),
    loadMeasured: measured.load,
    jobs: {
      ...{ ...memberJobs(parts, links), ...measured.jobs },
      recordEquitySnapshots: createEquityRecorder({ ...parts, now: engine.now, operatorTimeZone }),
      loosenLimits: () => loosenLimits(limits),
      ...{ ...notifications.jobs, ...tape.jobs },
      ...guardJobs(identity, guards),
      tellAnnouncements: () => tellAnnouncements({ reader, listSignedIn, publish }),
      workOutFigures: createFigureJob({ ...parts, nowMs: engine.now }),
      applyChanges: createApplyChanges({ ...parts, ...told, submit: engine.submit }),
    },
    forOffice: { publish, withdrawalView, pairOf, links, chat, readOpenAccount },
    ...{ publish, pairOf },
    stop: () => {
      accountEvents.stop()
      files.encoder.stop()
    },
  }
}

/** What is worked out of the market once for all who ask. */
function openMarketParts({ bus, calendar }: SliceParts) {
  return {
    marketChanges: countMarketChanges(bus),
    nextRollover: createNextRollover(calendar),
  }
}

/** What is kept for a while alone. */
function forgetOld(
  { database, chatDatabase }: SliceParts,
  nowMs: number,
  {
    files,
    notifications,
  }: { readonly files: FileDependencies; readonly notifications: Notifications },
): Promise<unknown> {
  return Promise.all([
    ...[purgeExpired(database, nowMs), purgeChats(chatDatabase, nowMs)],
    ...[removeOrphans(files), notifications.forget(), forgetProofs(database, nowMs)],
  ])
}

/** What people are told and write. */
function messageCalls(
  reader: ContentReader,
  chat: ReturnType<typeof openChat>,
  { dependencies }: Notifications,
) {
  const { database, nowMs } = reader
  return {
    ...messageRoutes({ database, nowMs, announcements: announcementMarks(reader) }),
    ...notificationRoutes(dependencies),
    ...chatRoutes(chat),
  }
}

function openLinks(
  { config, engine, ...parts }: SliceParts,
  own: Pick<LinkDependencies, 'nowMs' | 'publish'>,
): LinkedAccounts {
  const keyedHash = openKeyedHash(openKeys(config), 'links')
  return openLinkedAccounts({ ...parts, ...own, ask: engine.ask, keyedHash })
}

/** An instrument as lists show it: `BTC/USDT`. */
function pairNames({ instruments }: Catalogue): (symbol: string) => string {
  const names = new Map(instruments.map(({ symbol, displayName }) => [symbol, displayName]))
  return (symbol) => names.get(symbol) ?? symbol
}

/** Salary, the team that earns it, and VIP. */
function salaryAndTeam(
  { config, database, rowSeal, engine, instruments, terms }: SliceParts,
  account: Pick<SummarySettings, 'operatorTimeZone' | 'readOpenAccount'>,
) {
  const { jurisdiction } = terms
  return {
    ...salaryRoutes({ ...account, database, ask: engine.ask, now: engine.now }),
    ...teamRoutes({ ...account, database, now: engine.now, publicUrl: config.web.publicUrl }),
    ...vipRoutes({ ...account, jurisdiction, database, rowSeal, now: engine.now, instruments }),
  }
}

function memberJobs({ database, engine }: SliceParts, links: LinkedAccounts) {
  const asked = { database, ask: engine.ask }
  return {
    runPayroll: createPayrollRun(asked),
    nameInviters: createInviterPass(asked),
    applyLinks: links.applyAll,
  }
}

function profileParts(
  { database, nowMs }: ContentReader,
  { identityStatus }: Pick<UserParts, 'identityStatus'>,
) {
  return {
    ...{ database, nowMs },
    user: {
      unread: joinParts({
        service: unreadChatPart,
        system: unreadMessagesPart,
        announcement: unreadAnnouncementsPart(nowMs),
      }),
      agreement: agreementPart,
      payoutSetup: payoutSetupPart,
      identityStatus,
    },
  }
}

function accountParts({ database, engine }: SliceParts) {
  return {
    ...{ database, ask: engine.ask, now: engine.now },
    hasPendingDeposit: async (id: string) => (await countPending(database, id)) > 0,
  }
}

function openChat(
  { config, chatDatabase: database, bus, log, terms }: SliceParts,
  nowMs: () => number,
) {
  return {
    ...{ database, nowMs },
    hours: config.serviceHours && createServiceHours(config.serviceHours),
    ownAddresses: () => ownAddresses(terms.depositMethods),
    typing: createTypingCustomers(nowMs, bus),
    publish: chatPublisher(createEventSender({ bus, log, question: 'chat.events' })),
  }
}

/** What the texts for everyone say beside what is written in them. */
function contentView(
  { bus, clock, config, terms, engine, catalogue, market, isDemo }: SliceParts,
  { hours, nowMs }: ReturnType<typeof openChat>,
  lossShare: LossShare,
) {
  return {
    readHours: () => presentHours(hours, nowMs()),
    ...{ bus, config, catalogue, isDemo, profile: terms.profile },
    now: engine.now,
    gateways: watchGateways({ bus, clock, urls: toldGateways(config) }),
    ...{ source: market.kind, marketOrigin: () => market.description },
    isMarketUnverified: () => market.unverified().size > 0,
    simulatedDay: () => market.publishedDay() ?? null,
    ...{ jurisdiction: terms.jurisdiction, lossShare: lossShare.standing },
    jurisdictionName: (id: string, language: Language) =>
      terms.jurisdictions.get(id)?.names[language] ?? id,
  }
}

/** Only customers ask for them. */
function toldGateways({ cluster }: Config): readonly string[] {
  return cluster.roles.includes('api') ? cluster.gatewayUrls : []
}

function openFiles(
  { config, database, log }: SliceParts,
  nowMs: () => number,
  documentSealer: DocumentSealer,
): FileDependencies {
  const checkRoom = createRoomCheck(databasePlace(config))
  return { database, checkRoom, encoder: createPictureEncoder({ log }), nowMs, documentSealer }
}
