// Wire calls of who copies a leader (TR-10).

import type { CallArguments } from '@fairtick/wire/api-contract'
import {
  type AccountContext,
  type Declined,
  declinedByEngine,
  type Handlers,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { Ask, CommandDraft } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccount, type ReadOpenAccount } from '../account/public.ts'
import type { LeaderNames } from './leader-names.ts'
import type { PresentCopy } from './present-copy.ts'
import { presentFollow } from './present-follow.ts'
import { readFollowForm } from './read-follow-form.ts'
import { listCopyLines, listFollows, loadFollow } from './store.ts'

export type CopyingDependencies = {
  readonly database: Database
  readonly ask: Ask
  readonly readOpenAccount: ReadOpenAccount
  readonly leaderNames: LeaderNames
  readonly presentCopy: PresentCopy
}

type CopyingCalls = 'followLeader' | 'pauseFollow' | 'endFollow' | 'follows' | 'copyRecords'

export function copyingRoutes(dependencies: CopyingDependencies): Handlers<CopyingCalls> {
  const { database, leaderNames: names } = dependencies
  return {
    followLeader: (given, context) => followLeader(dependencies, given.body, context),
    // To go on is to open again; to pause is possible whatever is wrong.
    pauseFollow: async ({ body: { leaderId, paused } }, context) => {
      if (!paused && context.caller.limitsAltered) return refused('limit_altered')
      const kind = paused ? 'pause-follow' : 'resume-follow'
      return await askForFollow(dependencies, context, { kind, leaderId })
    },
    endFollow: ({ body: { leaderId, close } }, context) => {
      const copies = close ? 'close' : 'stay'
      return askForFollow(dependencies, context, { kind: 'end-follow', leaderId, copies })
    },
    follows: async ({ query }, { caller, account }) => {
      const paging = pagingOf(query)
      const row = await loadAccount(database, caller.userId, account)
      const found = await listFollows(database, row.id, { status: query.status, ...paging })
      const open = await dependencies.readOpenAccount(row)
      await names.learn(found.rows.map(({ leaderId }) => leaderId))
      const data = found.rows.map((follow) =>
        presentFollow(follow, open, names.nameOf(follow.leaderId)),
      )
      return answerPage(paging, found, data)
    },
    copyRecords: async ({ query }, { caller, account }) => {
      const { leaderId, kind } = query
      const paging = pagingOf(query)
      const { id } = await loadAccount(database, caller.userId, account)
      const found = await listCopyLines(database, id, { leaderId, kind, ...paging })
      await names.learn(found.rows.map((line) => line.leaderId))
      return answerPage(paging, found, found.rows.map(dependencies.presentCopy))
    },
  }
}

async function followLeader(
  dependencies: CopyingDependencies,
  form: CallArguments<'followLeader'>['body'],
  context: AccountContext,
) {
  if (context.caller.limitsAltered) return refused('limit_altered')
  const terms = readFollowForm(form)
  if (isDeclined(terms)) return terms
  const { leaderId } = form
  return await askForFollow(dependencies, context, { kind: 'follow-leader', leaderId, terms })
}

type OfFollow = Extract<CommandDraft, { leaderId: string }>
type FollowDraft = OfFollow extends infer One
  ? One extends OfFollow
    ? Omit<One, 'accountId'>
    : never
  : never

/** Presents the follow as it stands after. */
async function askForFollow(
  { database, ask, readOpenAccount, leaderNames: names }: CopyingDependencies,
  { caller, account, key }: AccountContext,
  draft: FollowDraft,
): Promise<{ readonly follow: ReturnType<typeof presentFollow> } | Declined> {
  const { leaderId } = draft
  const { id: accountId } = await loadAccount(database, caller.userId, account)
  // Before: the lines of its first copies name the leader.
  await names.learn([leaderId])
  const outcome = await ask({ ...draft, accountId }, key)
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  const row = await loadAccount(database, caller.userId, account)
  const follow = await loadFollow(database, accountId, leaderId)
  if (follow === undefined) return NOT_FOUND
  return { follow: presentFollow(follow, await readOpenAccount(row), names.nameOf(leaderId)) }
}
