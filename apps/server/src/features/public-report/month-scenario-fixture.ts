// For tests: a month of orders through the real engine, each noted down as who gave it knows it.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { TEAM_TERMS } from '@fairtick/server/test/team-members'
import {
  BTCUSDT,
  type ContractRequest,
  contractDraft,
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  money,
  openEngine,
} from '../../engine/engine-fixture.ts'
import type { CommandDraft, CommandOutcome } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { createNotebook, type Noted } from './month-notebook-fixture.ts'

export const YEN: InstrumentText = {
  ...{ ...BTCUSDT, symbol: 'USDJPY', base: 'USD', quote: 'JPY', priceDecimals: 3 },
  ...{ contractSize: '1000', spread: '0.02' },
}

const TOKYO_MS = 9 * HOUR_MS
export const FEBRUARY = {
  fromMs: Date.UTC(2026, 1, 1) - TOKYO_MS,
  untilMs: Date.UTC(2026, 2, 1) - TOKYO_MS,
}

/** Accounts that do nothing: those who trade are not all on the first page. */
const IDLE = 120
const TRADERS = ['ann', 'bob', 'cho', 'dee', 'eve', 'fay', 'gus']
const OTHERS = ['low', 'lead', 'copier', 'paused']
const TOLERANCE = parseRate('0.005') as never

/** Shown prices against the fill, in turn: as shown, better, worse, none named. */
const OFFSETS = ['0', '0.7', '-1.13', undefined, '13.37', '0', '-0.01'] as const
const [BTC_AT, YEN_AT] = ['64000', '150']

/** `nameOf` gives the accounts their ids: nothing but the order of them may follow from it. */
export async function liveMonth(database: Database, nameOf: (name: string) => string) {
  const clock = createSettableClock(Date.UTC(2026, 0, 31, 13))
  const engine = await openEngine(database, clock, {
    ...{ catalogue: [BTCUSDT, YEN], moneyTerms: TEAM_TERMS },
  })
  const notebook = createNotebook(['ann'])
  const player = createPlayer(engine, clock, nameOf)
  const passTo = (atMs: number) => engine.pass(atMs - clock.wallMs())
  await openAccounts(engine, nameOf)
  await player.ticks()
  // Of the month before.
  await player.open('bob', 'january', { shown: '64001.25' })
  await engine.close(nameOf('bob'), 'january')
  await player.buy('ann', 'january option', 'up', { shown: BTC_AT })
  await engine.tick('64001')
  await engine.pass(31_000)
  await passTo(FEBRUARY.fromMs - EDGE_MS)
  await tradeOnce(player, 'end of january', '3')
  await passTo(FEBRUARY.fromMs + BEHIND_MS)
  notebook.note(await tradeOnce(player, 'begin of february'))
  await engine.pass(10 * HOUR_MS)
  await tradeContracts(player, notebook)
  await tradeCopies(player, notebook)
  await tradeOptions(player, notebook)
  await refuseOrders(player, notebook)
  const requestedMs = await moveMoney(player, notebook)
  await stayOvernight(player, notebook, requestedMs)
  await passTo(FEBRUARY.untilMs - EDGE_MS)
  notebook.note(await tradeOnce(player, 'end of february'))
  // Of the month after.
  await passTo(FEBRUARY.untilMs + BEHIND_MS)
  await player.ticks()
  await player.open('ann', 'march refused', { shown: '50000' })
  await player.buy('ann', 'march option', 'up', { shown: BTC_AT })
  // Its close is the newest entry of the journal.
  await tradeOnce(player, 'begin of march', '4')
  return { engine, clock, notebook }
}

/** Room for the ticks of an order before a month ends: each takes a tenth of a second. */
const EDGE_MS = 300
/** So much of a month has passed before its first order: the clock is written down each second. */
const BEHIND_MS = 2_000

/** Bought as shown and closed at once, between two months. */
async function tradeOnce(player: Player, id: string, size = '1'): Promise<Noted> {
  await player.ticks()
  await player.open('ann', id, { lots: size, shown: '64001.25' })
  await player.engine.close(player.nameOf('ann'), id)
  return {
    ...{ product: 'contract', account: 'ann', symbol: 'BTCUSDT', side: 'long', size },
    ...{ fill: '64001.25', shown: '64001.25', close: '63998.75' },
  }
}

type Player = ReturnType<typeof createPlayer>
type Notes = ReturnType<typeof createNotebook>

/** The price that an order names, and how long it waits at the engine. */
type Given = { readonly shown?: string | undefined; readonly waitMs?: number }

function createPlayer(
  engine: EngineFixture,
  clock: ReturnType<typeof createSettableClock>,
  nameOf: (name: string) => string,
) {
  /** Time passes between the arrival and the group that handles it. */
  const askLate = async (draft: CommandDraft, waitMs: number): Promise<CommandOutcome> => {
    const answer = engine.ask(draft)
    clock.pass(waitMs)
    return await answer
  }
  const shownOf = (price: string | undefined) =>
    price === undefined ? undefined : { price: parsePrice(price) as never, tolerance: TOLERANCE }
  return {
    ...{ engine, nameOf },
    ticks: async () => {
      await engine.tick(BTC_AT)
      await engine.tick(YEN_AT, 'USDJPY')
    },
    open: (
      name: string,
      id: string,
      { shown, waitMs = 0, ...request }: Given & ContractRequest,
    ) => {
      const draft = contractDraft(nameOf(name), id, request)
      return askLate({ ...draft, shown: shownOf(shown) } as CommandDraft, waitMs)
    },
    buy: (name: string, id: string, direction: 'up' | 'down', { shown, waitMs = 0 }: Given) =>
      askLate(
        {
          ...{ kind: 'buy-option', accountId: nameOf(name), optionId: id, symbol: 'BTCUSDT' },
          ...{ direction, stake: money('10'), durationSeconds: 30, shown: shownOf(shown) },
        },
        waitMs,
      ),
  }
}

async function openAccounts(engine: EngineFixture, nameOf: (name: string) => string) {
  const idle = Array.from({ length: IDLE }, (_, place) => `idle${place}`)
  await Promise.all([...idle, ...TRADERS, ...OTHERS].map((name) => engine.open(nameOf(name))))
  await engine.open(nameOf('poor'), '20')
  await engine.ask({ kind: 'set-inviters', accountId: nameOf('ann'), inviters: [nameOf('bob')] })
  const leaderId = nameOf('lead')
  await engine.ask({ kind: 'set-leading', accountId: leaderId, terms: LEADING_TERMS })
  for (const name of ['copier', 'paused']) {
    const follow = { accountId: nameOf(name), leaderId, terms: FOLLOW_TERMS }
    await engine.ask({ kind: 'follow-leader', ...follow })
  }
  await engine.ask({ kind: 'pause-follow', accountId: nameOf('paused'), leaderId })
}

/** Half a spread from the mark; what is bought is dearer. */
const PRICES = {
  BTCUSDT: { long: '64001.25', short: '63998.75' },
  USDJPY: { long: '150.01', short: '149.99' },
} as const

async function tradeContracts(player: Player, notebook: Notes): Promise<void> {
  const { engine, nameOf } = player
  for (let turn = 0; turn < 21; turn += 1) {
    await player.ticks()
    const account = TRADERS[turn % TRADERS.length] as string
    const symbol = turn % 3 === 2 ? 'USDJPY' : 'BTCUSDT'
    const side = turn % 4 < 2 ? 'long' : 'short'
    const fill = PRICES[symbol][side]
    const offset = OFFSETS[(turn * 5 + Math.floor(turn / 7)) % OFFSETS.length]
    const shown = offset === undefined ? undefined : shift(fill, offset, symbol)
    const [size, waitMs, id] = [String(1 + (turn % 5) / 10), turn % 6, `c${turn}`]
    const request = { symbol, direction: side, lots: size } as const
    await player.open(account, id, { ...request, shown, waitMs })
    const mark = turn % 2 === 0 ? ['64010', '150.3'] : ['63900', '149.5']
    await engine.tick(mark[0] as string)
    await engine.tick(mark[1] as string, 'USDJPY')
    await engine.close(nameOf(account), id)
    const [at, half] = symbol === 'BTCUSDT' ? [mark[0], '1.25'] : [mark[1], '0.01']
    const close = add(at as string, side === 'long' ? `-${half}` : half)
    notebook.note({ product: 'contract', account, symbol, side, size, fill, shown, close }, waitMs)
  }
  await player.ticks()
  // One that waits and fills where its limit stands, two that are taken back.
  for (const id of ['fills', 'leaves', 'leaves too']) {
    await player.open('dee', id, { limit: id === 'fills' ? '63990' : '50000' })
  }
  for (const orderId of ['leaves', 'leaves too']) {
    await engine.ask({ kind: 'cancel-order', accountId: nameOf('dee'), orderId })
    notebook.cancel('manual')
  }
  await engine.tick('63980')
  await player.ticks()
  await engine.close(nameOf('dee'), 'fills')
  notebook.note({
    ...{ product: 'contract', account: 'dee', symbol: 'BTCUSDT', side: 'long', size: '1' },
    ...{ fill: '63981.25', shown: null, close: '63998.75' },
  })
  await stopOut(player, notebook)
}

/** 20 USD carry one lot at 50: 12.80 of margin; a fall of 4 000 costs twice as much as there is. */
async function stopOut({ engine, nameOf, ...player }: Player, notebook: Notes): Promise<void> {
  await player.open('poor', 'stopped', { leverage: 50, shown: '64001.25' })
  await engine.tick('60000')
  // Bought at 64 001.25, fee 0.320006, sold at 59 998.75: −40.025, fee 0.299994.
  notebook.note({
    ...{ product: 'contract', account: 'poor', symbol: 'BTCUSDT', side: 'long', size: '1' },
    ...{ fill: '64001.25', shown: '64001.25', close: '59998.75', isStopOut: true },
    // Ten hours without a price ended some seconds before.
    behindGap: ['60000', BTC_AT],
    protection: '20.645',
  })
  await player.ticks()
}

async function tradeCopies({ engine, nameOf, ...player }: Player, notebook: Notes): Promise<void> {
  for (const turn of [0, 1]) {
    await player.ticks()
    await player.open('lead', `lead${turn}`, { shown: '64001.25' })
    await engine.pass(1_000)
    await engine.tick('63950')
    await engine.close(nameOf('lead'), `lead${turn}`)
    await engine.pass(1_000)
    const order: Omit<Noted, 'product' | 'account' | 'shown'> = {
      ...{ symbol: 'BTCUSDT', side: 'long', size: '1', fill: '64001.25', close: '63948.75' },
    }
    notebook.note({ ...order, product: 'contract', account: 'lead', shown: '64001.25' })
    notebook.note({ ...order, product: 'copy', account: 'copier', shown: undefined })
    notebook.skip('paused')
  }
}

async function tradeOptions({ engine, ...player }: Player, notebook: Notes): Promise<void> {
  const what = { symbol: 'BTCUSDT', size: '10', fill: BTC_AT, close: '' } as const
  const option = { ...what, product: 'option' } as const
  for (let turn = 0; turn < 14; turn += 1) {
    await player.ticks()
    const account = TRADERS[turn % TRADERS.length] as string
    const [side, waitMs] = [turn % 3 === 0 ? 'down' : 'up', turn % 4] as const
    const offset = OFFSETS[turn % OFFSETS.length]
    const shown = offset === undefined ? undefined : shift(BTC_AT, offset, 'BTCUSDT')
    await player.buy(account, `o${turn}`, side, { shown, waitMs })
    const isUp = turn % 2 === 0
    await engine.tick(isUp ? '64020' : '63980')
    await engine.pass(31_000)
    const result = isUp === (side === 'up') ? 'win' : 'lose'
    notebook.note({ ...option, account, side, shown, result }, waitMs)
  }
  // No price comes for a minute: too old at the expiry.
  for (const account of ['eve', 'fay']) {
    await engine.tick(BTC_AT)
    await engine.pass(29_000)
    await player.buy(account, `void ${account}`, 'up', { shown: BTC_AT })
    await engine.pass(MINUTE_MS)
    notebook.note({ ...option, account, side: 'up', shown: BTC_AT, result: 'void' })
  }
}

async function refuseOrders(player: Player, notebook: Notes): Promise<void> {
  await player.ticks()
  for (const waitMs of [0, 11]) {
    await player.open('gus', `moved ${waitMs}`, { shown: '60000', waitMs })
    notebook.refuse('contract', waitMs)
  }
  await player.open('gus', 'too many lots', { lots: '499' })
  notebook.refuse('contract')
  await player.buy('gus', 'moved', 'up', { shown: '60000', waitMs: 3 })
  notebook.refuse('option', 3)
}

/** When the withdrawal was requested. */
async function moveMoney({ engine, nameOf }: Player, notebook: Notes): Promise<number> {
  const adjust = (name: string, amount: string) => {
    notebook.book('adjustments', name, amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
    const what = { adjustmentId: `adjust ${name}`, amount: money(amount) }
    return engine.ask({ kind: 'adjust-balance', accountId: nameOf(name), ...what })
  }
  await adjust('ann', '3.5')
  await adjust('bob', '-1.25')
  const withdrawal = { accountId: nameOf('cho'), withdrawalId: 'w' }
  const what = { method: 'wallet', from: 'cash', amount: money('50') } as const
  const requestedMs = engine.now()
  await engine.ask({ kind: 'submit-withdrawal', ...withdrawal, ...what })
  await engine.ask({ kind: 'approve-withdrawal', ...withdrawal })
  notebook.book('withdrawal_fees', 'cho', '1')
  notebook.tax('cho')
  return requestedMs
}

/** Over one rollover and into the window in which withdrawals are paid; closed the next morning. */
async function stayOvernight(player: Player, notebook: Notes, requestedMs: number): Promise<void> {
  const { engine, nameOf } = player
  await player.ticks()
  const order = { account: 'fay', symbol: 'BTCUSDT', side: 'short', size: '2' } as const
  await player.open('fay', 'night', { direction: 'short', lots: '2', shown: '63998.75' })
  await engine.pass(untilEight(engine.now()))
  notebook.payout(requestedMs, engine.now())
  await engine.ask({ kind: 'pay-withdrawal', accountId: nameOf('cho'), withdrawalId: 'w' })
  await player.ticks()
  await engine.close(nameOf('fay'), 'night')
  const [fill, close] = ['63998.75', '64001.25']
  const night: Noted = { ...order, product: 'contract', fill, shown: fill, close, nights: [BTC_AT] }
  notebook.note(night)
}

function untilEight(atMs: number): number {
  const day = 24 * HOUR_MS
  return (8 * HOUR_MS - ((atMs + TOKYO_MS) % day) + day) % day
}

/** Yen move less than dollars of a coin. */
function shift(price: string, offset: string, symbol: string): string {
  return add(price, symbol === 'USDJPY' ? String(Number(offset) / 100) : offset)
}

/** Of two numbers with at most six decimals. */
function add(price: string, offset: string): string {
  return String(Math.round((Number(price) + Number(offset)) * 1e6) / 1e6)
}
