// The steps of a simulated run: what can happen, how often, and in words what did.

import { asOffered, type InstrumentText } from '@fairtick/core/market/instrument'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import type { SeededRandom } from '@fairtick/testkit/seeded-random'
import { applyTicks, submitTicks } from './apply-ticks.ts'
import type { Asked } from './customers.ts'
import { turnsOfLoop } from './faulty-lane.ts'
import { generateCommands, generateHerd, generateSecondThoughts, note } from './generate-command.ts'
import { type OfficeAct, officeWork, payroll } from './generate-money.ts'
import { ACCOUNTS, FIRST_PRICES, INSTRUMENTS, type World } from './world.ts'

/** 07:00 to 09:00 in Tokyo (TR-6.5). */
const WINDOW_OPENS_IN_UTC_MS = 22 * HOUR_MS
const WINDOW_MS = 2 * HOUR_MS
const GRANT = 10_000_000_000n as never
/** Ticks that wait this long are written also without a command. */
const FLUSH_MS = 101
/** Enough for the last commit of a server that dies to come. */
const TURNS_TO_DIE = 60

type Step = (world: World, random: SeededRandom, place: number) => Promise<string>

/** Each as often as it stands here. */
const STEPS_TO_TAKE = [
  ...[askSome, askSome, askSome, askSome],
  ...[repeatSome, moveQuietly, moveQuietly, moveFar],
  ...[letTimePass, letTimePass],
  ...[faultUnderLoad, faultUnderLoad, crashUnderLoad, crashUnderLoad],
  ...[gapUnderLoad, gapUnderLoad, gapUnderLoad],
  ...[takeEpochAway, setClock, resetPractice, takeOff],
  ...[runPayroll, runPayroll, payInWindow],
] as unknown as readonly [Step, ...Step[]]

export function applyStep(world: World, random: SeededRandom, place: number): Promise<string> {
  return random.pick(STEPS_TO_TAKE)(world, random, place)
}

async function askSome(world: World, random: SeededRandom, place: number): Promise<string> {
  const asked = generateCommands(world, random, `${place}`)
  await sendAll(world, asked)
  return describe(asked)
}

async function repeatSome(world: World, random: SeededRandom): Promise<string> {
  const { asked, send } = world.customers
  const again = Array.from({ length: 3 }, () => asked[random.whole(asked.length)])
  await Promise.all(again.flatMap((one) => (one ? [send(one), send(one)] : [])))
  return 'old keys again, twice each'
}

async function moveQuietly(world: World, random: SeededRandom): Promise<string> {
  moveMarks(world, () => (random.whole(41) - 20) / 10_000)
  await applyTicks(world)
  return `ticks ${world.marks.join(', ')}`
}

/** One market gaps, the others stay silent and may grow stale. */
async function moveFar(world: World, random: SeededRandom): Promise<string> {
  const market = generateGap(world, random)
  const { symbol } = INSTRUMENTS[market] ?? {}
  world.engine().submitTick(String(world.marks[market]), symbol)
  await world.settle()
  return `${symbol} gaps to ${world.marks[market]}`
}

async function letTimePass({ clock }: World, random: SeededRandom): Promise<string> {
  const durationMs = random.pick([500, 5_000, 20_000, 31_000, 301_000, 24 * HOUR_MS])
  clock.pass(durationMs)
  return `${durationMs} ms pass`
}

/** A commit fails, perhaps the one behind it as well, while commands come in two waves. */
async function faultUnderLoad(world: World, random: SeededRandom, place: number): Promise<string> {
  const fault = generateFault(world, random)
  const first = generateCommands(world, random, `${place}-first`)
  const second = generateCommands(world, random, `${place}-second`)
  const turns = random.whole(12)
  const sent = sendAll(world, first)
  await turnsOfLoop(turns)
  await Promise.all([sent, sendAll(world, second)])
  return `commit ${fault}, ${describe(first)} and after ${turns} turns ${describe(second)}`
}

/** The server dies a few turns of its loop after commands were sent. */
async function crashUnderLoad(world: World, random: SeededRandom, place: number): Promise<string> {
  const asked = generateCommands(world, random, `${place}`)
  const turns = random.whole(12)
  const sent = sendAll(world, asked)
  await turnsOfLoop(turns)
  await world.crash()
  await sent
  return `dies ${turns} turns after ${describe(asked)}`
}

/** All have opened the same way; a gap fires them, and in the midst of that something happens. */
async function gapUnderLoad(world: World, random: SeededRandom, place: number): Promise<string> {
  await applyTicks(world)
  const herd = generateHerd(world, random, `${place}-herd`)
  await sendAll(world, herd)
  const market = generateGap(world, random)
  const harm = random.pick(['crash', 'crash', 'fault', 'nothing'] as const)
  const commits = 1 + random.whole(4)
  if (harm === 'crash') world.dieAfterCommits(commits)
  submitTicks(world)
  world.clock.pass(random.pick([FLUSH_MS, FLUSH_MS, 24 * HOUR_MS]))
  world.engine().wake()
  const turns = random.whole(12)
  await turnsOfLoop(turns)
  const drawn = generateCommands(world, random, `${place}`)
  const asked = [...drawn, ...generateSecondThoughts(world, random, herd)]
  const fault = harm === 'fault' ? ` commit ${generateFault(world, random)},` : ''
  const sent = sendAll(world, asked)
  if (harm === 'crash') {
    await turnsOfLoop(TURNS_TO_DIE)
    await world.crash()
  }
  await sent
  const gap = `${INSTRUMENTS[market]?.symbol} gaps to ${world.marks[market]}`
  const end = harm === 'crash' ? `dies after ${commits} commits` : harm
  return `${describe(herd)}; ${gap}; after ${turns} turns${fault} ${describe(asked)}; ${end}`
}

/** An instrument is taken off while commands come; a server that dies offers it again. */
async function takeOff(world: World, random: SeededRandom, place: number): Promise<string> {
  const instrument = INSTRUMENTS[random.whole(INSTRUMENTS.length)] as InstrumentText
  const change = (to: InstrumentText) =>
    world.engine().submit({ kind: 'instrument', instrument: to })
  change(asOffered(instrument, { isOffered: false }))
  const asked = generateCommands(world, random, `${place}`)
  const turns = random.whole(12)
  const sent = sendAll(world, asked)
  await turnsOfLoop(turns)
  const end = random.pick(['dies', 'offered again', 'stays off'] as const)
  if (end === 'dies') await world.crash()
  await sent
  if (end === 'offered again') change(instrument)
  return `${instrument.symbol} is taken off, after ${turns} turns ${describe(asked)}; ${end}`
}

/** What is sent under an epoch that is over must not be acknowledged. */
async function takeEpochAway(world: World, random: SeededRandom, place: number): Promise<string> {
  await world.database.query('UPDATE engine_lease SET epoch = epoch + 1')
  const asked = generateCommands(world, random, `${place}`)
  await sendAll(world, asked)
  if (asked.some(({ outcome }) => outcome !== undefined)) throw new Error('wrote without lease')
  return `epoch taken, ${asked.length} commands`
}

/** The wall clock alone is set; the monotonic one goes on. */
async function setClock({ clock }: World, random: SeededRandom): Promise<string> {
  const stepMs = random.pick([-HOUR_MS, HOUR_MS, 2 * HOUR_MS, 24 * HOUR_MS])
  clock.wall += stepMs
  return `clock set by ${stepMs} ms`
}

async function resetPractice(world: World, random: SeededRandom, place: number): Promise<string> {
  const accountId = random.pick(ACCOUNTS)
  const key = { scope: accountId, key: `reset ${place}`, bodyHash: 'reset' }
  const draft = { kind: 'reset-practice', accountId, resetId: `r${place}`, grant: GRANT } as const
  const asked = world.customers.add(
    key,
    () => draft,
    (what, under) => world.engine().ask(what, under),
  )
  await world.customers.send(asked)
  return `reset of ${accountId}`
}

const HARMS = ['crash', 'fault', 'nothing'] as const

/** A day ends, and two machines pay what it owes while a commit fails or the server dies. */
async function runPayroll(world: World, random: SeededRandom, place: number): Promise<string> {
  world.clock.pass(DAY_MS)
  await applyTicks(world)
  const drafts = await payroll(world)
  const asked = ['one', 'two'].flatMap((machine) =>
    drafts.map((draft, number) => note(world, `${place}-${machine}-${number}`, draft)),
  )
  const harm = drafts.length === 0 ? 'nothing' : random.pick(HARMS)
  if (harm === 'crash') world.dieAfterCommits(1 + random.whole(2))
  const fault = harm === 'fault' ? generateFault(world, random) : harm
  const sent = sendAll(world, asked)
  if (harm === 'crash') {
    await turnsOfLoop(TURNS_TO_DIE)
    await world.crash()
  }
  await sent
  return `a day ends; payroll, ${fault}: ${describe(asked)}`
}

/** The withdrawal windows open; the office approves what waits and pays, perhaps with a fault. */
async function payInWindow(world: World, random: SeededRandom, place: number): Promise<string> {
  const { clock } = world
  const sinceOpening = (clock.wall - WINDOW_OPENS_IN_UTC_MS) % DAY_MS
  clock.pass(DAY_MS - sinceOpening + random.whole(WINDOW_MS))
  await applyTicks(world)
  const noteAll = (kind: OfficeAct) =>
    officeWork(world, kind).map((draft, number) => note(world, `${place}-${kind}-${number}`, draft))
  const [approvals, payouts] = [noteAll('approve-withdrawal'), noteAll('pay-withdrawal')]
  await sendAll(world, approvals)
  const fault = payouts.length > 0 && random.chance(0.3) ? generateFault(world, random) : 'nothing'
  await sendAll(world, payouts)
  return `in the window: ${describe(approvals)}; ${fault}: ${describe(payouts)}`
}

async function sendAll({ customers }: World, asked: readonly Asked[]): Promise<void> {
  await Promise.all(asked.map(customers.send))
}

function generateFault(world: World, random: SeededRandom): string {
  const fault = random.pick(['not-sent', 'answer-lost'] as const)
  world.failNext(fault)
  if (random.chance(0.3)) world.failNext(random.pick(['not-sent', 'answer-lost'] as const))
  return fault
}

/** Moves one mark by up to 12 %, and answers which. */
function generateGap(world: World, random: SeededRandom): number {
  const gapped = random.whole(INSTRUMENTS.length)
  const share = random.pick([-0.12, -0.04, -0.015, 0.015, 0.04, 0.12])
  moveMarks(world, (market) => (market === gapped ? share : 0))
  return gapped
}

/** Never further from the first price than a factor of two, however many gaps come. */
function moveMarks({ marks }: World, shareOf: (market: number) => number): void {
  for (const [market, first] of FIRST_PRICES.entries()) {
    const moved = (marks[market] ?? first) * (1 + shareOf(market))
    const kept = Math.min(2 * first, Math.max(first / 2, moved))
    marks[market] = Number(kept.toFixed(INSTRUMENTS[market]?.priceDecimals ?? 0))
  }
}

/** `3 asked: open-contract, buy-option refused, close-contract unknown`. */
function describe(asked: readonly Asked[]): string {
  const told = asked.map(({ what, outcome }) => {
    if (outcome === undefined) return `${what} unknown`
    return outcome.kind === 'refused' ? `${what} ${outcome.code}` : what
  })
  return `${asked.length} asked: ${told.join(', ')}`
}
