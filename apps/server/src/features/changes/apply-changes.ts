// Announces approved changes to every customer, and writes on the tape those whose time has come.

import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { ANNOUNCED_KINDS } from '@fairtick/wire/admin/change-kinds'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { addMessages } from '../messages/public.ts'
import { listUserIds } from '../profile/public.ts'
import { listApproved } from './approved-changes.ts'
import { changeMessage } from './change-message.ts'
import { isSameText, noticeMsOf, readPayload } from './change-payload.ts'
import { type ChangeRequest, updateAnnounced, updateDone } from './change-store.ts'
import { loadCurrentTerms } from './current-terms.ts'
import type { OperatorTerms } from './operator-terms.ts'

/** What a change writes on the tape; the engine gives it its time. */
export type ChangeDraft =
  | { readonly kind: 'instrument'; readonly instrument: InstrumentText }
  | { readonly kind: 'money-terms'; readonly terms: MoneyTermsText }
  | { readonly kind: 'jurisdiction'; readonly rules: JurisdictionText }

export type ApplyChangesParts = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly terms: OperatorTerms
  readonly submit: (draft: ChangeDraft) => Promise<void>
  readonly nowMs: () => number
  readonly operatorTimeZone: string
  readonly pairOf: (symbol: string) => string
  /** Tells customers' screens. */
  readonly publish: (events: readonly AccountEvent[]) => void
}

const USERS_A_TRANSACTION = 200
/** A record that was submitted is committed within this time, or was lost by a stop. */
const SUBMIT_AGAIN_MS = 5_000

/**
 * Call it again and again, also on several machines: a message has its cause, a record that says
 * what stands changes nothing, and done is what the tape says.
 */
export function createApplyChanges(parts: ApplyChangesParts): () => Promise<void> {
  const submitted = new Map<string, number>()
  return async () => {
    for (const change of await listApproved(parts, ANNOUNCED_KINDS)) {
      if (change.announcedMs === null) await announce(parts, change)
      else if ((change.actsMs ?? 0) <= parts.nowMs()) await act(parts, change, submitted)
    }
  }
}

/**
 * Whoever has the message gets no second one. Of a change that is announced late, since nothing ran
 * at its approval, the notice begins now; it acts once it has passed for the last one told as well.
 */
async function announce(parts: ApplyChangesParts, approved: ChangeRequest): Promise<void> {
  const { database, nowMs, publish } = parts
  const actsMs = Math.max(approved.actsMs ?? 0, nowMs() + noticeMsOf(approved.payload))
  const change = { ...approved, actsMs }
  let lastId = ''
  for (;;) {
    const userIds = await listUserIds(database, lastId, USERS_A_TRANSACTION)
    const messages = userIds.map((userId) => changeMessage(parts, userId, change))
    publish(await database.transaction((tx) => addMessages(tx, messages, nowMs())))
    if (userIds.length < USERS_A_TRANSACTION) break
    lastId = userIds.at(-1) ?? ''
  }
  await updateAnnounced(database, change.id, nowMs())
}

async function act(
  parts: ApplyChangesParts,
  change: ChangeRequest,
  submitted: Map<string, number>,
): Promise<void> {
  const { database, submit, nowMs } = parts
  const { after } = readPayload(change.payload)
  if (isSameText(await loadCurrentTerms(parts, database, change), after)) {
    await updateDone(database, change.id, nowMs())
    submitted.delete(change.id)
    return
  }
  if ((submitted.get(change.id) ?? 0) > nowMs() - SUBMIT_AGAIN_MS) return
  submitted.set(change.id, nowMs())
  await submit(draftOf(change, after))
}

function draftOf({ kind }: ChangeRequest, after: unknown): ChangeDraft {
  if (kind === 'instrument') return { kind, instrument: after as InstrumentText }
  if (kind === 'jurisdiction') return { kind, rules: after as JurisdictionText }
  return { kind: 'money-terms', terms: after as MoneyTermsText }
}
