// A reader reports a post: once for each, and the first report asks the office to look.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, NOT_FOUND, tooMany } from '@fairtick/wire/handler'
import { SIGNAL_REPORTS_A_DAY } from '@fairtick/wire/signal-rules'
import { loadAccount } from '../account/public.ts'
import type { SignalDependencies } from './dependencies.ts'
import type { PresentedSignal } from './present-signal.ts'
import { readSignal } from './read-signals.ts'
import { countReportsOf, insertReport, listReportedBy, lockReporter } from './report-store.ts'
import { isSealedSignal } from './sealed-signal.ts'
import { lockSignal } from './signal-store.ts'

/** Of a post that is shown, by somebody else, in the channel that the reader sees. */
export async function reportSignal(
  dependencies: SignalDependencies,
  { id, reason }: CallArguments<'reportSignal'>['body'],
  context: AccountContext,
): Promise<PresentedSignal | Declined> {
  const { database, rowSeal, nowMs } = dependencies
  const { caller, account } = context
  const { userId } = caller
  const { id: accountId } = await loadAccount(database, userId, account)
  const declined = await database.transaction(async (tx): Promise<Declined | undefined> => {
    await lockReporter(tx, userId)
    if ((await listReportedBy(tx, userId, [id])).has(id)) return undefined
    const timeMs = nowMs()
    if ((await countReportsOf(tx, userId, timeMs - DAY_MS)) >= SIGNAL_REPORTS_A_DAY) {
      return tooMany(DAY_MS)
    }
    const signal = await lockSignal(tx, id)
    const isShown =
      signal?.status === 'shown' &&
      signal.accountKind === account &&
      signal.accountId !== accountId &&
      isSealedSignal(rowSeal, signal)
    if (!isShown) return NOT_FOUND
    await insertReport(tx, { postId: id, userId, reason, timeMs }, signal.text)
    return undefined
  })
  return declined ?? (await readSignal(dependencies, id, context))
}
