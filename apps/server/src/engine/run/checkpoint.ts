// Daily checkpoints: the whole state as text with its hash, so that a check can start from one.

import { createHash } from 'node:crypto'
import { pastTermsText } from '@fairtick/core/cash/past-terms'
import type { Follow } from '@fairtick/core/copy/follow'
import { formatTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { OpenItems } from '@fairtick/core/engine/state/account'
import type { Account, EngineState } from '@fairtick/core/engine/state/state'
import type { Queryable } from '../../platform/database.ts'
import {
  healthText,
  invitersText,
  selfLimitsText,
  volumesText,
  windowsText,
} from '../codec/column-text.ts'
import { positionText, waitingText } from '../codec/contract-text.ts'
import { type FollowText, followText, leadingText } from '../codec/follow-text.ts'
import { optionText } from '../codec/outcome.ts'
import { withdrawalText } from '../codec/withdrawal-text.ts'
import { type OptionRow, readOption } from '../rows/account-rows.ts'
import { loadOpenContracts } from '../rows/contract-rows.ts'
import { loadFollows } from '../rows/follow-rows.ts'
import { loadOpenWithdrawals } from '../rows/money-rows.ts'

/** The lines of a state: markets, accounts and what they have open, each sorted. */
export type CheckpointState = {
  readonly text: string
  readonly hash: string
}

type AccountLine = readonly [
  id: string,
  userId: string,
  kind: string,
  cash: string,
  stake: string,
  hold: string,
  salary: string,
  marginCalled: string,
  volumes: string,
  untaxedGains: string,
  inviters: string,
  tradingLock: string,
  ownLimits: string,
  leading: string,
  invitedDay: string,
  keptTerms: string,
]

/** Writes the checkpoint of the last committed group; nothing may be in flight meanwhile. */
export async function writeCheckpoint(lane: Queryable, state: EngineState): Promise<void> {
  const accounts = await lane.query<{ [column: string]: string | bigint }>(
    `SELECT id, user_id, kind, cash, stake, withdrawal_hold, salary, margin_called, volumes,
       untaxed_gains, inviters, coalesce(trading_lock, '') AS trading_lock,
       coalesce(own_limits, '') AS own_limits, coalesce(lead_terms, '') AS lead_terms,
       coalesce(invited_day::text, '') AS invited_day, coalesce(kept_terms, '') AS kept_terms
     FROM account ORDER BY id COLLATE "C"`,
  )
  const options = await lane.query<OptionRow>(
    'SELECT * FROM option_order WHERE result IS NULL ORDER BY placed',
  )
  const { positions, orders } = await loadOpenContracts(lane)
  const withdrawals = await loadOpenWithdrawals(lane)
  const { text, hash } = describeState(state, {
    accounts: accounts.map((row) => Object.values(row).map(String) as unknown as AccountLine),
    options: options.map(readOption),
    ...{ positions, orders, withdrawals },
    follows: await loadFollowLines(lane),
  })
  await lane.query(
    `INSERT INTO checkpoint VALUES ($1::bigint, $2::bigint, $3::bigint, $4, $5)
     ON CONFLICT DO NOTHING`,
    [String(state.tapePosition), String(state.commandNumber), String(state.time), text, hash],
  )
}

/** The state of a replay, in which every account is resident. */
export function describeReplayedState(state: EngineState): CheckpointState {
  const accounts = [...state.accounts.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return describeState(state, {
    accounts: accounts.map(accountLine),
    options: accounts.flatMap(({ options }) => [...options.values()]),
    positions: accounts.flatMap(({ positions }) => [...positions.values()]),
    orders: accounts.flatMap(({ orders }) => [...orders.values()]),
    withdrawals: accounts
      .flatMap(({ withdrawals }) => [...withdrawals.values()])
      .sort((a, b) => a.submittedTime - b.submittedTime || (a.id < b.id ? -1 : 1)),
    follows: accounts.flatMap(({ id, follows }) => sortFollows(id, [...follows.values()])),
  })
}

function accountLine({ id, userId, kind, balances, ...rest }: Account): AccountLine {
  const { cash, stake, withdrawal_hold: hold, salary } = balances
  const amounts = [cash, stake, hold, salary].map(String) as [string, string, string, string]
  const { isMarginCalled, volumes, untaxedGains, inviters, tradingLock = '', limits } = rest
  const facts = [String(isMarginCalled), volumesText(volumes), String(untaxedGains)] as const
  return [
    id,
    userId,
    kind,
    ...amounts,
    ...facts,
    invitersText(inviters),
    tradingLock,
    selfLimitsText(limits) ?? '',
    leadingText(rest) ?? '',
    rest.invitedDay?.toString() ?? '',
    rest.keptTerms?.text ?? '',
  ]
}

/** What the lines of accounts and open items are written from. */
type Contents = Required<Omit<OpenItems, 'follows'>> & {
  readonly accounts: readonly AccountLine[]
  readonly follows: readonly FollowLine[]
}

type FollowLine = readonly [accountId: string, follow: FollowText]

/** Of every account, in the order of the accounts. */
async function loadFollowLines(lane: Queryable): Promise<readonly FollowLine[]> {
  const rows = await lane.query<{ account_id: string }>(
    'SELECT account_id FROM copy_follow GROUP BY account_id ORDER BY account_id COLLATE "C"',
  )
  const ids = rows.map(({ account_id }) => account_id)
  const follows = await loadFollows(lane, ids)
  return ids.flatMap((id) => sortFollows(id, follows.get(id) ?? []))
}

function sortFollows(accountId: string, follows: readonly Follow[]): readonly FollowLine[] {
  const byBeginning = follows.toSorted((a, b) => a.begun - b.begun)
  return byBeginning.map((follow) => [accountId, followText(follow)])
}

function describeState(state: EngineState, contents: Contents): CheckpointState {
  const { time, tapePosition, commandNumber, placedCount, source, dayNumber, mode } = state
  const localDay = state.localDay ?? null
  const markets = [...state.markets.values()].sort((a, b) =>
    a.constants.symbol < b.constants.symbol ? -1 : 1,
  )
  const text = [
    JSON.stringify([
      ...['state', time, tapePosition, commandNumber, placedCount, source, dayNumber, mode],
      localDay,
    ]),
    JSON.stringify([
      ...['money', state.moneyTerms.text ?? null, windowsText(state.openWindows)],
      pastTermsText(state.pastTerms),
    ]),
    JSON.stringify(['jurisdiction', state.jurisdiction.text]),
    ...payableLines(state),
    ...markets.map(({ constants, tick }) =>
      JSON.stringify([
        'market',
        constants,
        tick ? formatTapeEntry({ kind: 'tick', ...tick }) : null,
      ]),
    ),
    JSON.stringify(['health', healthText(state)]),
    ...contents.accounts.map((line) => JSON.stringify(['account', ...line])),
    ...sortByAge(contents.options).map((option) => {
      const text = { ...optionText(option, undefined), placed: option.placed }
      return JSON.stringify(['option', text])
    }),
    ...sortByAge(contents.positions).map((position) => {
      const text = { ...positionText(position), placed: position.placed }
      return JSON.stringify(['contract', text])
    }),
    ...sortByAge(contents.orders).map((order) => {
      const text = { ...waitingText(order), placed: order.placed }
      return JSON.stringify(['contract', text])
    }),
    ...contents.follows.map((line) => JSON.stringify(['follow', ...line])),
    ...contents.withdrawals.map((withdrawal) =>
      JSON.stringify(['withdrawal', withdrawalText(withdrawal)]),
    ),
  ].join('\n')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** Copies have the number of their leader's order, hence the ids. */
function sortByAge<Item extends { readonly placed: number; readonly id: string }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((a, b) => a.placed - b.placed || (a.id < b.id ? -1 : 1))
}

function payableLines({ payableRewards }: EngineState): readonly string[] {
  const members = [...payableRewards].sort(([a], [b]) => (a < b ? -1 : 1))
  return members.flatMap(([id, payable]) =>
    payable
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, amount }) => JSON.stringify(['payable', id, day, String(amount)])),
  )
}
