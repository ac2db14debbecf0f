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
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccount, type ReadOpenAccount } from '../account/public.ts'
import { createDryRunCall, type DryRunDependencies } from './dry-run/dry-run-call.ts'
import type { FindFollowable } from './find-followable.ts'
import type { LeaderNames } from './leader-names.ts'
import type { PresentCopy } from './present-copy.ts'
import { presentFollow } from './present-follow.ts'
import { readFollowForm } from './read-follow-form.ts'
import { listCopyLines, listFollowedBy, listFollows, loadFollow } from './store.ts'

export type CopyingDependencies = DryRunDependencies & {
  readonly ask: Ask
  readonly readOpenAccount: ReadOpenAccount
  readonly leaderNames: LeaderNames
  readonly presentCopy: PresentCopy
  readonly findFollowable: FindFollowable
}

type CopyingCalls =
  | 'copyDryRun'
  | 'followLeader'
  | 'pauseFollow'
  | 'endFollow'
  | 'follows'
  | 'copyRecords'

export function copyingRoutes(dependencies: CopyingDependencies): Handlers<CopyingCalls> {
  const { database, leaderNames: names } = dependencies
  const dryRun = createDryRunCall(dependencies)
  return {
    followLeader: (given, context) => followLeader(dependencies, given.body, context),
    // To go on is to open again; to pause is possible whatever is wrong.
    pauseFollow: async ({ body: { leaderId, paused } }, context) => {
      if (!paused && context.caller.limitsAltered) return refused('limit_altered')
      const kind = paused ? 'pause-follow' : 'resume-follow'
      return await changeFollow(dependencies, context, { kind, leaderId })
    },
    endFollow: ({ body: { leaderId, close } }, context) => {
      const copies = close ? 'close' : 'stay'
      return changeFollow(dependencies, context, { kind: 'end-follow', leaderId, copies })
    },
    copyDryRun: ({ query }, context) => dryRun(query, context),
    follows: async ({ query }, { caller, account }) => {
      const paging = pagingOf(query)
      const row = await loadAccount(database, caller.userId, account)
      const found = await listFollows(database, row.id, { status: query.status, ...paging })
      const open = await dependencies.readOpenAccount(row.id)
      await names.learn(found.rows.map(({ leaderId }) => leaderId))
      const data = found.rows.map((follow) =>
        presentFollow(follow, open, names.leaderOf(follow.leaderId)),
      )
      return answerPage(paging, found, data)
    },
    copyRecords: async ({ query }, { caller, account }) => {
      const { leaderId, kind } = query
      const paging = pagingOf(query)
      const { id } = await loadAccount(database, caller.userId, account)
      const only = leaderId && ((await findFollowed(dependencies, id, leaderId)) ?? leaderId)
      const found = await listCopyLines(database, id, { leaderId: only, kind, ...paging })
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
  const { caller, account } = context
  if (caller.limitsAltered) return refused('limit_altered')
  const terms = readFollowForm(form)
  if (isDeclined(terms)) return terms
  const { userId } = caller
  const leaderId = await dependencies.findFollowable({ leaderId: form.leaderId, userId, account })
  if (typeof leaderId !== 'string') return leaderId
  // Before: the lines of its first copies name the leader.
  await dependencies.leaderNames.learn([leaderId])
  return await askForFollow(dependencies, context, { kind: 'follow-leader', leaderId, terms })
}

type OfFollow = Extract<CommandDraft, { leaderId: string }>
/** With the account that is followed. */
type FollowDraft = OfFollow extends infer One
  ? One extends OfFollow
    ? Omit<One, 'accountId'>
    : never
  : never

/** Of a leader whom one has followed, whatever became of the leader since. */
async function changeFollow(
  dependencies: CopyingDependencies,
  context: AccountContext,
  draft: Exclude<FollowDraft, { kind: 'follow-leader' }>,
) {
  const { caller, account } = context
  const { id } = await loadAccount(dependencies.database, caller.userId, account)
  const leaderId = await findFollowed(dependencies, id, draft.leaderId)
  if (leaderId === undefined) return NOT_FOUND
  return await askForFollow(dependencies, context, { ...draft, leaderId })
}

/** The account of a leader whom one has followed, by the id that others see. */
async function findFollowed(
  { database, leaderNames: names }: CopyingDependencies,
  accountId: string,
  leaderId: string,
): Promise<string | undefined> {
  const followed = await listFollowedBy(database, accountId)
  await names.learn(followed)
  return followed.find((leader) => names.leaderOf(leader).leaderId === leaderId)
}

/** Presents the follow as it stands after. */
async function askForFollow(
  { database, ask, readOpenAccount, leaderNames: names }: CopyingDependencies,
  { caller, account, key }: AccountContext,
  draft: FollowDraft,
): Promise<{ readonly follow: ReturnType<typeof presentFollow> } | Declined> {
  const { leaderId } = draft
  const { id: accountId } = await loadAccount(database, caller.userId, account)
  const outcome = await ask({ ...draft, accountId }, key)
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  const follow = await loadFollow(database, accountId, leaderId)
  if (follow === undefined) return NOT_FOUND
  return {
    follow: presentFollow(follow, await readOpenAccount(accountId), names.leaderOf(leaderId)),
  }
}
