// The live system of the page: one socket, the market store, the account store, the clock.

import type { ChannelName } from '@fairtick/wire/socket/channels'
import {
  type AccountEvent,
  type ChatEvent,
  type ClientFrame,
  type ServerFrame,
  TICKER_COMMAND,
  type Ticker,
  type WireContract,
} from '@fairtick/wire/socket/frames'
import { OWN_CHANNELS, type OwnChannel } from '@fairtick/wire/socket/own-channels'
import { chance } from '../platform/chance.ts'
import { call } from '../platform/client-instance.ts'
import { useClientState } from '../platform/client-state.ts'
import { monotonicMs, serverClock } from '../platform/clock.ts'
import { refreshDictionary } from '../platform/dictionary.ts'
import { readRows } from '../platform/paging.ts'
import { invalidate, queryClient } from '../platform/query-client.ts'
import { selectedAccount } from '../platform/selected-account.ts'
import {
  checkServerTime,
  type FoundClocks,
  onServerTime,
  readServerTime,
} from '../platform/server-time.ts'
import { endsWithVisit, token } from '../platform/session.ts'
import { userQuery } from '../platform/shared-queries.ts'
import { createAccountStore } from './account-store.ts'
import { createContractStore } from './contract-store.ts'
import { createGatewayChoice } from './gateway-choice.ts'
import { createMarketStore } from './market-store.ts'
import { createOverdueOptions } from './overdue-options.ts'
import { createReadingStart } from './reading-start.ts'
import { createSocket } from './socket.ts'
import { openConnection } from './websocket-connection.ts'

const STALENESS_CHECK_MS = 10_000
const OVERDUE_CHECK_MS = 1_000
/** A page hidden for longer has missed frames; a shorter glance elsewhere keeps its connection. */
const HIDDEN_RENEW_MS = 2_000

export const marketStore = createMarketStore({
  onNextFrame: (flush) => requestAnimationFrame(flush),
  nowMs: monotonicMs,
})

export const accountStore = createAccountStore((account) => account === selectedAccount())

export const contractStore = createContractStore()

const frameListeners = new Set<(frame: ServerFrame) => void>()

const chooseGateway = createGatewayChoice({
  // What was kept by an earlier version has none.
  known: () => useClientState.getState().dictData?.gateways ?? [],
  chance,
})

export const socket = createSocket({
  open: (events) => {
    const url = chooseGateway() ?? `${location.origin.replace('http', 'ws')}/ws`
    return openConnection(new WebSocket(url), events)
  },
  greet: () => {
    const current = token.get()
    return current === undefined ? [] : [{ op: 'auth', token: current }]
  },
  subscribeFrames,
  onFrame: receive,
  onUncertain: marketStore.markUnconfirmed,
  // Which gateways are there may have changed.
  onUnreached: () => void refreshDictionary(),
  chance,
})

/** Hears every frame; `hold` the channel that brings them. */
export function onFrame(listener: (frame: ServerFrame) => void): () => void {
  frameListeners.add(listener)
  return () => frameListeners.delete(listener)
}

/** Starts everything for a signed-in user; the returned function stops it. */
export function startLive(): () => void {
  let hiddenAtMs: number | undefined
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAtMs = monotonicMs()
      return
    }
    if (hiddenAtMs !== undefined && monotonicMs() - hiddenAtMs >= HIDDEN_RENEW_MS) socket.renew()
    hiddenAtMs = undefined
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) socket.renew()
  }
  const release = socket.hold(['ticker', ...OWN_CHANNELS])
  let wasOpen = false
  const stopWatching = socket.subscribe(() => {
    if (socket.getState().phase !== 'open') return
    // What came before the first connection, its snapshot tells.
    if (wasOpen) {
      void quietly(readServerTime)
      void refreshFromServer()
    }
    wasOpen = true
  })
  const stopMindingClocks = onServerTime(doubtWhatWasRead)
  const timer = setInterval(marketStore.checkStaleness, STALENESS_CHECK_MS)
  const overdueTimer = setInterval(() => void askForOverdue(), OVERDUE_CHECK_MS)
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', socket.renew)
  addEventListener('offline', marketStore.markUnconfirmed)
  addEventListener('pageshow', onPageShow)
  socket.start()
  void checkServerTime()
  // Where the socket cannot get through, HTTP still may.
  void loadLists()
  return () => {
    clearInterval(timer)
    clearInterval(overdueTimer)
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', socket.renew)
    removeEventListener('offline', marketStore.markUnconfirmed)
    removeEventListener('pageshow', onPageShow)
    stopWatching()
    stopMindingClocks()
    release()
    forgetAccount()
  }
}

// At once, also while the screens of the one who has gone are still drawn.
endsWithVisit(forgetAccount)
// Who goes on with another token does so on another connection.
token.subscribe(socket.renew)

function forgetAccount(): void {
  socket.stop()
  accountStore.clear()
  contractStore.clear()
  chatSerial = undefined
  readingStart.restart()
}

/** Of the last event of the chat that was heard. */
let chatSerial: number | undefined

/** Of what is shown: all that an event may change. */
const readingStart = createReadingStart(monotonicMs)

/** Reads what may have changed while no frames came. */
async function refreshFromServer(): Promise<void> {
  readingStart.restart()
  void invalidate('summary')
  void invalidate('options')
  void invalidate('contracts')
  void invalidate('orderDetail')
  void invalidate('deposits')
  void invalidate('withdrawals')
  await loadLists()
}

async function loadLists(): Promise<void> {
  await Promise.all([loadRunning(), loadContracts()])
}

/** Once the clocks of the device have parted. */
function doubtWhatWasRead(clocks: FoundClocks): void {
  if (clocks === 'together') return
  // The library tells by the device's clock what is fresh.
  void queryClient.invalidateQueries()
  // Frames may have been missed in a sleep, on a connection that only looks alive.
  if (clocks !== 'ahead') return
  readingStart.restart(Number.NEGATIVE_INFINITY)
  socket.renew()
}

/** Reads the running options; also what the Retry of a screen calls. */
export async function loadRunning(): Promise<void> {
  const take = accountStore.startRead()
  try {
    const running = await readRows((paging) =>
      call('optionOrders', { query: { status: 'trading', ...paging } }),
    )
    // What was settled unseen is still a result to show.
    await askForResults(take(running).map(({ id }) => id))
  } catch {
    accountStore.noteUnreadable()
  }
}

/** Reads my positions and waiting orders; also what the Retry of a screen calls. */
export async function loadContracts(): Promise<void> {
  const take = contractStore.startRead()
  try {
    take((await Promise.all([readContracts('trading'), readContracts('pending')])).flat())
  } catch {
    contractStore.noteUnreadable()
  }
}

function readContracts(status: 'trading' | 'pending'): Promise<readonly WireContract[]> {
  return readRows((paging) => call('contractOrders', { query: { status, ...paging } }))
}

const overdue = createOverdueOptions()

/** The results of options whose events were missed; the channel usually brings them at once. */
async function askForOverdue(): Promise<void> {
  await askForResults(overdue.due(accountStore.get().running, serverClock.nowMs()))
}

async function askForResults(ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      quietly(async () => {
        const detail = await call('orderDetail', { query: { id } })
        if (detail.kind === 'option') accountStore.upsert(detail.order)
      }),
    ),
  )
}

/** No answer or a refusal here is shown elsewhere: by the banner, or by the screen that reads. */
async function quietly(read: () => Promise<unknown>): Promise<void> {
  await read().catch(() => undefined)
}

/** My own channels go on from the last serial seen; the others start with a snapshot. */
function subscribeFrames(channels: readonly ChannelName[]): ClientFrame[] {
  const others = channels.filter((channel) => !OWN_CHANNELS.some((own) => own === channel))
  const frames: ClientFrame[] = others.length === 0 ? [] : [{ op: 'subscribe', channels: others }]
  const seen: Record<OwnChannel, number | undefined> = {
    account: accountStore.serial(),
    chat: chatSerial,
  }
  for (const own of OWN_CHANNELS.filter((channel) => channels.includes(channel))) {
    const after = seen[own]
    const frame = { op: 'subscribe', channels: [own] } as const
    frames.push(after === undefined ? frame : { ...frame, after })
  }
  return frames
}

function receive(frame: ServerFrame): void {
  if ('command' in frame && frame.command === TICKER_COMMAND) applyTickers(frame)
  if ('event' in frame) {
    if ('account' in frame) handleAccountEvent(frame)
    else handleChatEvent(frame)
  }
  for (const listener of frameListeners) listener(frame)
}

function applyTickers(frame: { readonly list: readonly Ticker[] } | Ticker): void {
  const tickers = 'list' in frame ? frame.list : [frame]
  marketStore.apply(tickers)
  if (tickers.some(({ termsChanged }) => termsChanged)) {
    void invalidate('instruments')
    void invalidate('contracts', 'terms')
  }
  if (tickers.some(({ time }) => time !== undefined && serverClock.isOff(time))) {
    void checkServerTime()
  }
}

/** The screens of the chat hear the frame itself; all others show what is unread. */
function handleChatEvent(event: ChatEvent): void {
  chatSerial = event.serial
  if ('unread' in event) {
    queryClient.setQueryData(userQuery.queryKey, (user) =>
      user === undefined ? user : { ...user, unread: { ...user.unread, service: event.unread } },
    )
  }
}

function handleAccountEvent(event: AccountEvent): void {
  const order = accountStore.handle(event)
  // What was missed may be about anything that was read.
  if (order === 'gap') void loadLists()
  switch (event.event) {
    case 'order':
      if (order !== 'seen' && event.account === selectedAccount()) contractStore.upsert(event.order)
      void invalidate('contracts')
      void invalidate('orderDetail')
      void invalidate('summary')
      return
    // Their balances come with events of their own.
    case 'deposit':
      void invalidate('deposits')
      return
    case 'withdrawal':
      void invalidate('withdrawals')
      return
    case 'margincall':
      return
    case 'option':
    case 'balance':
      void invalidate('summary')
      // What is withdrawable has changed.
      void invalidate('withdrawals', 'terms')
      void invalidate('options')
      void invalidate('orderDetail')
      void invalidate('moneyChanges')
      void invalidate('salary')
      return
    case 'message':
      void invalidate('user')
      // Holds, locks and reviewed changes are told by a message.
      void invalidate('security')
      void invalidate('targets')
      void invalidate('messages')
      return
    case 'copy':
      void invalidate('copying')
      return
    case 'alert':
      void invalidate('priceAlerts')
      return
    case 'announcement':
      void invalidate('user')
      void invalidate('announcements')
      for (const place of ['home', 'banners', 'popup'] as const) void invalidate(place)
      return
    case 'snapshot':
      // What came after an earlier reading and before this was heard by nobody.
      if (!readingStart.isWithinQuiet(event.quietMs)) void refreshFromServer()
      return
    case 'session':
      // The session of this socket: the token may be a newer one by now (a changed password).
      // If it is not, the answer is 401, which ends it with the dialog.
      void quietly(() => call('userDetail'))
      return
    default:
      event satisfies never
  }
}
