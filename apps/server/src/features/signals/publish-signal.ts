// A leader posts what they think of an instrument. What the price was, and what they held, is read
// from the engine's records: nobody types it.

import type { Instrument } from '@fairtick/core/market/instrument'
import { marketStatus } from '@fairtick/core/market/staleness'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type AccountContext,
  type Declined,
  invalid,
  isDeclined,
  refused,
  tooMany,
} from '@fairtick/wire/handler'
import { SIGNALS_A_DAY } from '@fairtick/wire/signal-rules'
import { loadOpenLots } from '../../engine/rows/open-lots.ts'
import { readLastTick } from '../../engine/tape/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'
import { once } from '../../platform/idempotency.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadAccount } from '../account/public.ts'
import { hasForeignAddress } from '../chat/public.ts'
import { lockActiveLeader } from '../leaders/public.ts'
import type { SignalDependencies } from './dependencies.ts'
import { type PresentedSignal, presentSignals } from './present-signal.ts'
import { type Signal, sealSignal } from './sealed-signal.ts'
import { countSignals, insertSignal } from './signal-store.ts'

type Form = CallArguments<'publishSignal'>['body']
type Answer = PresentedSignal | Declined

/** Throws KeyReused. */
export async function publishSignal(
  dependencies: SignalDependencies,
  form: Form,
  { caller: { userId }, account, key }: AccountContext,
): Promise<Answer> {
  const { database, nowMs } = dependencies
  if (!dependencies.jurisdiction().isCopyingAllowed) {
    return refused('not_allowed_here', { rule: 'copying' })
  }
  const instrument = dependencies.instruments.get(form.symbol)
  if (!instrument?.isOffered) return invalid({ symbol: ['choice'] })
  if (hasForeignAddress(form.text, [])) return invalid({ text: ['contact_detail'] })
  const { id: accountId } = await loadAccount(database, userId, account)
  const { outcome } = await once<Answer>(
    database,
    { key, nowMs: nowMs() },
    (tx) => insert(tx, dependencies, { form, instrument, userId, accountId }),
    (answer) => !isDeclined(answer),
  )
  return outcome
}

type Wanted = {
  readonly form: Form
  readonly instrument: Instrument
  readonly userId: string
  readonly accountId: string
}

async function insert(
  tx: Queryable,
  dependencies: SignalDependencies,
  { form, instrument, userId, accountId }: Wanted,
): Promise<Answer> {
  const { rowSeal, nowMs } = dependencies
  const leader = await lockActiveLeader({ database: tx, rowSeal }, accountId)
  if (leader === undefined) return refused('not_leading')
  const postedMs = nowMs()
  if ((await countSignals(tx, leader.id, postedMs - DAY_MS)) >= SIGNALS_A_DAY) {
    return tooMany(DAY_MS)
  }
  const facts = await readFacts(tx, accountId, instrument)
  if (facts === undefined || marketStatus({ time: facts.tickMs }, dependencies.now()) !== 1) {
    return refused('market_stale')
  }
  const signal = sealSignal(rowSeal, {
    ...{ id: randomId(), leaderId: leader.id, accountId, accountKind: leader.accountKind },
    ...{ symbol: form.symbol, direction: form.direction, text: form.text.trim(), postedMs },
    ...{ ...facts, status: 'shown', endedMs: null, reason: null },
  })
  await insertSignal(tx, signal)
  const parts = { ...dependencies, database: tx }
  const [answer] = await presentSignals(parts, { userId, accountId }, [signal])
  if (answer === undefined) throw new Error('a post that cannot be shown')
  return answer
}

type Facts = Pick<Signal, 'price' | 'tickSeq' | 'tapePosition' | 'held'> & {
  readonly tickMs: Parameters<typeof readLastTick>[2]
}

/** Undefined: there was no price yet. */
async function readFacts(
  tx: Queryable,
  accountId: string,
  instrument: Instrument,
): Promise<Facts | undefined> {
  const open = await loadOpenLots(tx, accountId, instrument)
  const tick = open && (await readLastTick(tx, instrument.symbol, open.tapeTime))
  if (open === undefined || tick === undefined) return undefined
  const { price, seq: tickSeq, time: tickMs } = tick
  return { price, tickSeq, tickMs, tapePosition: open.tapePosition, held: open.sides }
}
