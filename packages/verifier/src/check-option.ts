// A timed option from the records: strike, settlement, result and what it paid (TR-5).

import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { calculateOptionProfit } from '@fairtick/core/options/payout'
import { decideResult } from '@fairtick/core/options/settlement'
import { SECOND_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { EntryFacts, OptionFacts, Receipt } from '@fairtick/proof/receipt'
import { checkFrames } from './check-frames.ts'
import { judgeOutageAt } from './check-outage.ts'
import { checkInForce, provenInstrument, provenMoment, provenTick } from './check-ticks.ts'
import { type Check, compare } from './checks.ts'
import { cashOf } from './entry-sums.ts'
import { readMoney, readPrice, readRate } from './read-texts.ts'
import { NotProved, type TapeSource } from './tape-source.ts'

const plain = (text: string) => formatPrice(readPrice(text), 0)

export async function checkOption(
  source: TapeSource,
  option: OptionFacts,
  { entries }: Receipt,
): Promise<Check[]> {
  const bought = entries.find(({ reason }) => reason === 'option-purchase')
  const strike = await provenTick(source, option.symbol, option.strikeSeq)
  const checks = [
    compare('price', 'bought', formatPrice(strike.item.price, 0), plain(option.strike)),
    compare('ledger', 'bought', `-${option.stake}`, cashOf(bought)),
    ...(await checkTerms(source, option, bought)),
    compare('time', 'bought', timesOf(option, bought), `${option.orderTime} ${option.expiryTime}`),
  ]
  if (bought !== undefined) {
    const used = { symbol: option.symbol, tick: strike, behind: bought.position }
    checks.push(await checkInForce(source, 'bought', used))
    checks.push(...(await checkFrames(source, 'bought', used)))
  }
  return [...checks, ...(await checkSettlement(source, option, entries))]
}

/** When it was bought, and when it is due by that; of no purchase there is none. */
function timesOf({ durationSeconds }: OptionFacts, bought: EntryFacts | undefined): string {
  return bought === undefined ? '' : `${bought.time} ${bought.time + durationSeconds * SECOND_MS}`
}

/** The same rate is written in one way: 0.80 is 0.8. */
const sameRate = (text: string) => formatRate(readRate(text))

/** The payout was one that the instrument offered for this length when it was bought. */
async function checkTerms(
  source: TapeSource,
  { symbol, durationSeconds, payoutRate }: OptionFacts,
  bought: EntryFacts | undefined,
): Promise<Check[]> {
  if (bought === undefined) return []
  const { durations } = await provenInstrument(source, symbol, bought.position)
  const offered = durations.find(({ seconds }) => seconds === durationSeconds)
  const rate = offered === undefined ? 'not offered' : sameRate(offered.payoutRate)
  return [compare('terms', 'bought', rate, sameRate(payoutRate))]
}

async function checkSettlement(
  source: TapeSource,
  option: OptionFacts,
  entries: readonly EntryFacts[],
): Promise<Check[]> {
  const { symbol, settlement, stake, payoutRate } = option
  if (settlement === null) return []
  const settled = entries.find(({ reason }) => reason === 'option-settlement')
  const used = await provenTick(source, symbol, settlement.settleSeq)
  const profitOf = (result: typeof settlement.result) =>
    calculateOptionProfit(readMoney(stake), readRate(payoutRate), result)
  const checks = [
    compare('price', 'settled', formatPrice(used.item.price, 0), plain(settlement.settlePrice)),
  ]
  // A change of the source ends it early: void, whatever the prices say (TR-2.11).
  const isEnded = settlement.closeTime <= option.expiryTime
  if (isEnded) {
    const record = settled && (await provenMoment(source, settled.position))
    const result = record?.kind === 'source' ? 'void' : 'not due yet'
    checks.push(compare('result', 'settled', result, settlement.result))
    checks.push(compare('outage', 'settled', 'none', settlement.outage ?? 'none'))
  } else {
    const inForce = await source.tickInForce(symbol, option.expiryTime)
    if (inForce === undefined) throw new NotProved(`${symbol} at ${option.expiryTime}`)
    const seq = String(inForce.item.seq)
    checks.push(compare('in-force', 'settled', seq, String(settlement.settleSeq)))
    const bought = { direction: option.direction, strike: readPrice(option.strike) }
    const expiryTime = instantFromMs(option.expiryTime)
    const outage = await judgeOutageAt(source, symbol, inForce, expiryTime)
    const result = decideResult(bought, inForce.item, outage)
    checks.push(compare('result', 'settled', result, settlement.result))
    checks.push(compare('outage', 'settled', outage ?? 'none', settlement.outage ?? 'none'))
  }
  checks.push(...(await checkFrames(source, 'settled', { symbol, tick: used })))
  const profit = profitOf(settlement.result)
  const back = formatMoney((readMoney(stake) + profit) as typeof profit)
  const closeTime = String(settled?.time ?? '')
  return [
    ...checks,
    compare('profit', 'settled', formatMoney(profit), settlement.profit),
    settled === undefined
      ? compare('ledger', 'settled', 'posted', 'not posted')
      : compare('ledger', 'settled', back, cashOf(settled)),
    compare('time', 'settled', closeTime, String(settlement.closeTime)),
  ]
}
