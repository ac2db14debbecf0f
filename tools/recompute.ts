// `npm run recompute -- USER [FILE.csv …] [URL]`: a customer's orders, worked out from the tape.
//
// Reads what anybody can read, and what the customer himself can: nothing of the inside.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { instantFromMs } from '@fairtick/core/time/instant'
import { startOfZoneDay } from '@fairtick/server/platform/calendar'
import { compareExport } from './recompute/exported-files.ts'
import { findMissed } from './recompute/missed-orders.ts'
import { type OwnOrders, readOwnOrders } from './recompute/own-orders.ts'
import { openPublicTape } from './recompute/public-tape.ts'
import { type OrderDetail, recomputeOrders } from './recompute/recompute-orders.ts'

const DAY_MS = 86_400_000
const USAGE = `usage: npm run recompute -- USER [FILE.csv …] [URL]
  USER      your phone number; the password is asked for, or read from FAIRTICK_PASSWORD
  FILE.csv  what you saved in the app: every cell is compared with your orders
       npm run recompute -- ORDERS.json [URL]
  ORDERS.json  a list of what GET /api/orderdetail answered for each of your orders`

const given = process.argv.slice(2)
const url = given.find((one) => /^https?:/.test(one))?.replace(/\/$/, '') ?? 'http://127.0.0.1:8080'
const [whose, ...files] = given.filter((one) => !/^https?:/.test(one))
if (whose === undefined) {
  console.error(USAGE)
  process.exit(2)
}
const own = whose.endsWith('.json') ? ordersOf(whose) : await ordersOfUser(whose)
const saved = files.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
const differences = await findDifferences({ ...own, files: [...own.files, ...saved] })
for (const difference of differences) console.log(difference)
console.log(
  differences.length === 0
    ? `${own.details.length} orders follow from the public tape`
    : `${differences.length} differences in ${own.details.length} orders`,
)
process.exitCode = differences.length === 0 ? 0 : 1

async function findDifferences(orders: OwnOrders): Promise<readonly string[]> {
  const { details, readMs, operatorTimeZone } = orders
  const tape = openPublicTape(url)
  const found = [...(await recomputeOrders(details, tape, dayIn(operatorTimeZone)))]
  for (const detail of details) {
    if (detail.kind === 'contract') found.push(...(await findMissed(detail, tape, readMs)))
  }
  for (const { name, text } of orders.files) {
    const compared = compareExport(text, details)
    console.log(`${name}: ${compared.rows} rows`)
    found.push(...compared.differences.map((line) => `${name}: ${line}`))
  }
  return found
}

/** Days of the operator; those without 24 hours are rounded to one. */
function dayIn(zone: string): (time: number) => number {
  return (time) => Math.round(startOfZoneDay(instantFromMs(time), zone) / DAY_MS)
}

function ordersOf(path: string): OwnOrders {
  const details = JSON.parse(readFileSync(path, 'utf8')) as readonly OrderDetail[]
  const steps = details.flatMap((detail) => detail.timeline.map(({ time }) => time))
  const operatorTimeZone = process.env.OPERATOR_TIME_ZONE ?? 'Asia/Tokyo'
  return { details, files: [], readMs: Math.max(0, ...steps), operatorTimeZone }
}

async function ordersOfUser(phone: string): Promise<OwnOrders> {
  const password = process.env.FAIRTICK_PASSWORD ?? (await ask('Password: '))
  return await readOwnOrders(url, { phone, password, askOtp: () => ask('Code: ') })
}

/** What is typed is not shown. */
async function ask(question: string): Promise<string> {
  const silence = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({
    ...{ input: process.stdin, output: silence },
    terminal: process.stdin.isTTY,
  })
  process.stderr.write(question)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
