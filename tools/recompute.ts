// `npm run recompute -- ORDERS.json [URL]`: a customer's own orders, worked out anew from the tape.
import { readFileSync } from 'node:fs'
import { instantFromMs } from '@fairtick/core/time/instant'
import { startOfZoneDay } from '@fairtick/server/platform/calendar'
import { openPublicTape } from './recompute/public-tape.ts'
import { type OrderDetail, recomputeOrders } from './recompute/recompute-orders.ts'

const DAY_MS = 86_400_000
const [file, url = 'http://127.0.0.1:8080'] = process.argv.slice(2)
if (file === undefined) {
  console.error('usage: npm run recompute -- ORDERS.json [URL]')
  console.error('ORDERS.json: a list of what GET /api/orderdetail answers for each of your orders')
  process.exit(2)
}
const details = JSON.parse(readFileSync(file, 'utf8')) as readonly OrderDetail[]
const zone = process.env.OPERATOR_TIME_ZONE ?? 'Asia/Tokyo'
/** Days of the operator; those without 24 hours are rounded to one. */
const dayOf = (time: number) => Math.round(startOfZoneDay(instantFromMs(time), zone) / DAY_MS)
const differences = await recomputeOrders(details, openPublicTape(url), dayOf)
for (const difference of differences) console.log(difference)
console.log(
  differences.length === 0
    ? `${details.length} orders follow from the public tape`
    : `${differences.length} differences in ${details.length} orders`,
)
process.exitCode = differences.length === 0 ? 0 : 1
