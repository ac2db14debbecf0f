// All orders of one customer, and the files that they saved, against the public tape of a server.

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { DAY_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { startOfZoneDay } from '@fairtick/server/platform/calendar'
import { NotOnTape } from '@fairtick/testkit/public-ticks'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { CannotBegin } from '../command.ts'
import { createPhaseProgress, type PhaseProgress } from '../phase-progress.ts'
import { compareExport } from './exported-files.ts'
import { findMissed } from './missed-orders.ts'
import { type OwnOrders, readOwnOrders } from './own-orders.ts'
import { openPublicTape } from './public-tape.ts'
import { type OrderDetail, recomputeOrders } from './recompute-orders.ts'

export type Whose =
  | { readonly phone: string }
  | { readonly name: string; readonly list: readonly unknown[] }

/** Answers the exit status. Throws CannotBegin where server or customer have nothing to check. */
export async function recompute(
  url: string,
  whose: Whose,
  saved: OwnOrders['files'],
): Promise<number> {
  const progress = createPhaseProgress()
  try {
    const own =
      'list' in whose
        ? ordersOf(whose)
        : await readOwnOrders(url, await credentialsOf(whose.phone), progress.tell)
    if (own.details.length === 0) throw new CannotBegin('There are no orders to recompute.')
    const found = await findDifferences(url, { ...own, files: [...own.files, ...saved] }, progress)
    progress.end()
    const orders = `${own.details.length} orders`
    console.log(`read: ${url}, ${found.ticksRead} ticks of its public tape`)
    for (const line of [...found.files, ...found.differences]) console.log(line)
    if (found.differences.length > 0) {
      console.log(`${found.differences.length} differences in ${orders}`)
      return 1
    }
    console.log(`${orders} follow from the public tape`)
    return 0
  } catch (fault) {
    if (!(fault instanceof NotOnTape)) throw explain(fault, url)
    console.log(`${url} has other ticks than these orders name: ${fault.message}`)
    return 1
  } finally {
    progress.end()
  }
}

type Found = {
  /** How much is in each file. */
  readonly files: readonly string[]
  readonly differences: readonly string[]
  readonly ticksRead: number
}

async function findDifferences(
  url: string,
  orders: OwnOrders,
  progress: PhaseProgress,
): Promise<Found> {
  const { details, readMs, operatorTimeZone, levelChanges } = orders
  const tape = openPublicTape(url)
  const tell = (done: number) => progress.tell('orders recomputed', done, details.length)
  const differences = [
    ...(await recomputeOrders(details, tape, {
      ...{ dayOf: dayIn(operatorTimeZone), levelChanges, tell },
    })),
  ]
  for (const [place, detail] of details.entries()) {
    if (detail.kind === 'contract') differences.push(...(await findMissed(detail, tape, readMs)))
    progress.tell('orders looked through', place + 1, details.length)
  }
  const files: string[] = []
  for (const { name, text } of orders.files) {
    const compared = compareFile(name, text, details)
    files.push(`${name}: ${compared.rows} rows`)
    differences.push(...compared.differences.map((line) => `${name}: ${line}`))
  }
  return { files, differences, ticksRead: tape.ticksRead() }
}

function compareFile(name: string, text: string, details: readonly OrderDetail[]) {
  try {
    return compareExport(text, details)
  } catch (fault) {
    throw new CannotBegin(`${name}: ${(fault as Error).message}.`)
  }
}

/** Days of the operator; those without 24 hours are rounded to one. */
function dayIn(zone: string): (time: number) => number {
  return (time) => Math.round(startOfZoneDay(instantFromMs(time), zone) / DAY_MS)
}

function ordersOf({ name, list }: Extract<Whose, { list: unknown }>): OwnOrders {
  const details = list as readonly OrderDetail[]
  for (const [place, detail] of details.entries()) {
    const isDetail = Array.isArray(detail?.timeline) && typeof detail.order?.id === 'string'
    if (!isDetail) throw new CannotBegin(`${name}: entry ${place + 1} is no answer of orderdetail.`)
  }
  const steps = details.flatMap((detail) => detail.timeline.map(({ time }) => time))
  const operatorTimeZone = process.env.OPERATOR_TIME_ZONE ?? 'Asia/Tokyo'
  const readMs = Math.max(0, ...steps)
  return { details, files: [], readMs, operatorTimeZone, levelChanges: [] }
}

async function credentialsOf(phone: string) {
  const password = process.env.FAIRTICK_PASSWORD ?? (await ask('Password: '))
  return { phone, password, askOtp: () => ask('Code: ') }
}

/** What is typed is not shown. Throws CannotBegin where nobody is there to type. */
async function ask(question: string): Promise<string> {
  const silence = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({
    ...{ input: process.stdin, output: silence },
    terminal: process.stdin.isTTY,
  })
  process.stderr.write(question)
  const { promise: ended, reject } = Promise.withResolvers<never>()
  lines.once('close', () =>
    reject(new CannotBegin(`${question.replace(': ', '')}: nothing was typed.`)),
  )
  try {
    return await Promise.race([lines.question(''), ended])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

/** What a person can mend, as a sentence. */
function explain(fault: unknown, url: string): unknown {
  if (fault instanceof NoAnswer) return new CannotBegin(`${url} does not answer as Fairtick does.`)
  if (fault instanceof CallRefused) return new CannotBegin(`${url} refuses: ${fault.message}`)
  return fault
}
