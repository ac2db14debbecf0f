// A page of the channel, and one post for who has just changed it.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccount } from '../account/public.ts'
import type { SignalDependencies } from './dependencies.ts'
import { type PresentedSignal, presentSignals } from './present-signal.ts'
import { listSignals, loadSignal } from './signal-store.ts'

/** Of leaders with the same kind of account as the reader's. */
export async function readSignals(
  dependencies: SignalDependencies,
  { leaderId, symbol, ...form }: CallArguments<'signals'>['body'],
  { caller: { userId }, account }: AccountContext,
): Promise<CallResult<'signals'>> {
  const { database } = dependencies
  const { id: accountId } = await loadAccount(database, userId, account)
  const paging = pagingOf(form)
  const { rows, ...rest } = await listSignals(database, {
    ...{ ...paging, kind: account, leaderId, symbol },
  })
  const data = await presentSignals(dependencies, { userId, accountId }, rows)
  return answerPage(paging, rest, data)
}

export async function readSignal(
  dependencies: SignalDependencies,
  id: string,
  { caller: { userId }, account }: AccountContext,
): Promise<PresentedSignal | Declined> {
  const { database } = dependencies
  const { id: accountId } = await loadAccount(database, userId, account)
  const stored = await loadSignal(database, id)
  if (stored === undefined) return NOT_FOUND
  return (await presentSignals(dependencies, { userId, accountId }, [stored]))[0] ?? NOT_FOUND
}
