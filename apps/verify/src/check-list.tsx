// The checks of one receipt: what differs first and open, the rest to be unfolded.

import { Card } from '@fairtick/ui/card'
import type { CheckedReceipt } from '@fairtick/verifier/check-receipt'
import { type Check, type CheckName, type LeftOut, madeOf } from '@fairtick/verifier/checks'
import type { Say, TextKey } from './texts.ts'

const NAMES: Record<CheckName, TextKey> = {
  signature: 'signature',
  tape: 'tape',
  head: 'head',
  tick: 'tick',
  frames: 'frames',
  venue: 'venue',
  'in-force': 'inForce',
  time: 'time',
  terms: 'terms',
  price: 'price',
  limit: 'limit',
  lots: 'lots',
  margin: 'margin',
  fee: 'fee',
  profit: 'profit',
  result: 'result',
  outage: 'outage',
  spared: 'spared',
  night: 'night',
  ledger: 'ledger',
}

/** The step of an order that a check is of, in words; what names none stays as it is. */
function stepText(say: Say, of: string): string {
  const [word = '', place = ''] = of.split(' ')
  const number = Number(place)
  if (word === 'closed') return say('ofClose', { place: number })
  if (/^[a-z-]+ \d+$/.test(of)) return say('ofPosting', { number })
  if (/^\d{13}$/.test(of)) return new Date(Number(of)).toISOString()
  if (/^\d+$/.test(of)) return say('ofHead', { number: Number(of) })
  const key = STEPS[of]
  return key === undefined ? of : say(key)
}

const STEPS: Readonly<Record<string, TextKey>> = {
  receipt: 'ofReceipt',
  opened: 'ofOpening',
  bought: 'ofPurchase',
  settled: 'ofSettlement',
}

const LEFT_OUT: Readonly<Record<LeftOut, TextKey>> = {
  expired: 'framesExpired',
  missing: 'framesMissing',
  untold: 'venueUntold',
  private: 'ledgerPrivate',
}

/** Amounts, prices, hashes; a check that is only right or wrong has none to show. */
const VALUE = /\d/

export function CheckList({ say, receipt }: { say: Say; receipt: CheckedReceipt }) {
  const { id, checks } = receipt
  const different = checks.filter(({ isSame }) => !isSame)
  const [first] = different
  return (
    <Card className="grid gap-3">
      <h3 className="break-all font-semibold text-body">{say('order', { id })}</h3>
      <p className={first ? 'font-semibold text-danger' : 'font-semibold text-success'}>
        {first
          ? say('someDiffer', { count: different.length, total: madeOf(checks).length })
          : say('allFollow', { count: madeOf(checks).length })}
      </p>
      {first && (
        <p>
          {say('firstDifference', {
            what: `${say(NAMES[first.name])} (${stepText(say, first.of)})`,
          })}
        </p>
      )}
      <details open={first !== undefined}>
        <summary className="target cursor-pointer text-primary">
          {say('byRecord')} · {say('onReceipt')}
        </summary>
        <ul className="mt-2 grid gap-2">
          {checks.map((check) => (
            <CheckLine key={`${check.name} ${check.of}`} say={say} check={check} />
          ))}
        </ul>
      </details>
    </Card>
  )
}

function CheckLine({ say, check }: { say: Say; check: Check }) {
  const { name, of, expected, found, isSame, leftOut } = check
  return (
    <li className="grid gap-0.5 border-divider border-t pt-2 text-dense">
      <span className="flex justify-between gap-3">
        <span className="font-semibold">{say(NAMES[name])}</span>
        {leftOut === undefined ? (
          <span className={isSame ? 'text-success' : 'font-semibold text-danger'}>
            {isSame ? `✓ ${say('isSame')}` : `✗ ${say('differs')}`}
          </span>
        ) : (
          <span className="text-text2">{say(LEFT_OUT[leftOut])}</span>
        )}
      </span>
      <span className="break-all text-caption text-text2">{stepText(say, of)}</span>
      {VALUE.test(expected + found) && (
        <span className="break-all tabular-nums">
          {isSame ? found : `${say('byRecord')}: ${expected} · ${say('onReceipt')}: ${found}`}
        </span>
      )}
    </li>
  )
}
