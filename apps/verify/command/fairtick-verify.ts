// `fairtick-verify`: checks receipts against the public record, online or from a saved one. It is
// built into one file that needs nothing but Node.

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { SignedReceipt } from '@fairtick/proof/receipt'
import { checkReceipts } from '@fairtick/verifier/check-receipt'
import { firstDifference, madeOf } from '@fairtick/verifier/checks'
import { askInstallation, openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import { NotProved, type TapeSource } from '@fairtick/verifier/tape-source'
import { openVenueHistory } from '@fairtick/verifier/venue-history'
import { readReceipts, readSaved } from '../src/read-input.ts'

const HELP = `fairtick-verify [--at ADDRESS] [--record FILE] [--save FILE] [--venues] [RECEIPTS …]

Recomputes what receipts say from the public record, and names the first thing that differs.

  --at ADDRESS   an installation: https://app.example
  --record FILE  a saved record instead, without a network
  --save FILE    saves the whole record of the installation there
  --venues       with --at: asks Binance, Kraken, Coinbase and Bitstamp, whichever the record
                 names, whether they traded at such prices then, by their own public history
  RECEIPTS       files of one or more receipts, as the app saves them

It ends with 0 where everything follows from the record, with 1 where something differs, and with 2
where it could not be checked.`

const [DIFFERS, NOT_CHECKED] = [1, 2]

try {
  process.exitCode = await main()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem))
  process.exitCode = problem instanceof NotProved ? DIFFERS : NOT_CHECKED
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: text, record: text, save: text, venues: flag, help: flag },
  })
  const { at, record, save } = values
  if (values.help || (at === undefined && record === undefined)) {
    console.log(HELP)
    return values.help ? 0 : NOT_CHECKED
  }
  if (save !== undefined) {
    if (at === undefined) throw new Error('--save needs --at: whose record is to be saved?')
    writeFileSync(save, JSON.stringify(await saveTape(askInstallation(at))))
    console.log(`saved ${save}`)
  }
  const receipts = positionals.flatMap(load)
  if (values.venues && record !== undefined) throw new Error('--venues needs --at, not a record')
  const source =
    record === undefined ? await openOnlineTape(askInstallation(at ?? '')) : openSaved(record)
  if (positionals.length === 0) return 0
  const history = values.venues ? openVenueHistory(askVenue) : undefined
  return await checkAll({ ...source, ...(history && { history }) }, receipts)
}

const VENUE_PATIENCE_MS = 10_000

async function askVenue(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(VENUE_PATIENCE_MS) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return await response.json()
}

function load(path: string): readonly SignedReceipt[] {
  const receipts = readReceipts(readFileSync(path, 'utf8'))
  if (receipts.length === 0) throw new Error(`${path} holds no receipt, or something else as well`)
  return receipts
}

function openSaved(path: string): TapeSource {
  const saved = readSaved(readFileSync(path, 'utf8'))
  if (saved === undefined) throw new Error(`${path} is no saved record`)
  const { source, records, ticks } = readSavedTape(saved)
  console.log(`${path}: ${records} records, ${ticks} ticks, each under a signed head`)
  return source
}

async function checkAll(source: TapeSource, receipts: readonly SignedReceipt[]): Promise<number> {
  let different = 0
  for await (const { id, checks } of checkReceipts(source, receipts)) {
    const name = id === '' ? 'unsigned' : id
    const first = firstDifference(checks)
    if (first !== undefined) different += 1
    console.log(
      first === undefined
        ? `${name}: ${madeOf(checks).length} checks, all follow from the record`
        : `${name}: ${first.name} of ${first.of} differs: ${first.expected} by the record, ` +
            `${first.found} on the receipt`,
    )
    for (const { name: check, of, leftOut } of checks) {
      if (leftOut !== undefined) console.log(`${name}: ${check} of ${of} not checked: ${leftOut}`)
    }
  }
  return different === 0 ? 0 : DIFFERS
}
