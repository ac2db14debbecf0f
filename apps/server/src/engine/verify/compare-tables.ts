// Compares what the tables hold with what a replay says they must; names each row that differs.

import { pastTermsText } from '@fairtick/core/cash/past-terms'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { OutageCause } from '@fairtick/core/market/source-health'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import type { StoredCandle } from '../candles/candle-history.ts'
import { readCandle } from '../candles/candle-store.ts'
import {
  healthText,
  invitersText,
  selfLimitsText,
  volumesText,
  windowsText,
} from '../codec/column-text.ts'
import { leadingText } from '../codec/follow-text.ts'
import { optionText } from '../codec/outcome.ts'
import { type OptionRow, readOption } from '../rows/account-rows.ts'
import {
  type CloseRow,
  CONTRACT_COLUMNS,
  type ContractRow,
  readContractText,
} from '../rows/contract-rows.ts'
import { readWithdrawalText, type WithdrawalRow } from '../rows/money-rows.ts'
import { oldestOpen } from '../rows/oldest-open.ts'
import { candleText, type ExpectedRows, type ExpectedTable } from './expected-rows.ts'
import { readFollows, readResults, readShares, readSkips, resultsOf } from './read-copy-tables.ts'
import { readTable } from './read-table.ts'
import type { TellProgress } from './replay-logs.ts'

/** More differences of one table than this are only counted. */
const NAMED_PER_TABLE = 20

export type Comparison = {
  /** Rows that come from records up to here are taken as given: the check began at a checkpoint. */
  readonly fromPosition: number
  readonly tell?: TellProgress | undefined
}

export async function compareTables(
  database: Queryable,
  state: EngineState,
  expected: ExpectedRows,
  comparison: Comparison,
): Promise<readonly string[]> {
  const after = String(comparison.fromPosition)
  return [
    ...compare('account', accountsOf(state), await readAccounts(database)),
    ...(await compareFacts(database, state, expected, comparison)),
    ...compare('checkpoint', expected.checkpoint, await readCheckpoints(database, after)),
  ]
}

/** All but what is worked out of other rows: accounts, and the checkpoints that tell of them. */
export async function compareFacts(
  database: Queryable,
  state: EngineState,
  expected: ExpectedRows,
  { fromPosition, tell }: Comparison,
): Promise<readonly string[]> {
  const after = String(fromPosition)
  const extent = fromPosition > 0 ? 'may-hold-more' : 'holds-no-more'
  const reads: readonly (() => Promise<readonly string[]>)[] = [
    async () =>
      compare('journal_entry', expected.journal_entry, await readEntries(database, after)),
    async () => compare('option_order', expected.option_order, await readOptions(database), extent),
    async () =>
      compare('contract_order', expected.contract_order, await readContracts(database), extent),
    async () =>
      compare('contract_levels', expected.contract_levels, await readLevels(database), extent),
    async () =>
      compare('contract_levels', expected.levels_before, await readLevelsBefore(database), extent),
    async () => compare('withdrawal', expected.withdrawal, await readWithdrawals(database), extent),
    async () => compare('team_reward', expected.team_reward, await readRewards(database), extent),
    async () =>
      compare('payroll_record', expected.payroll_record, await readPayroll(database), extent),
    async () => compare('copy_follow', expected.copy_follow, await readFollows(database), extent),
    async () => compare('copy_skip', expected.copy_skip, await readSkips(database), extent),
    async () => compare('copy_share', expected.copy_share, await readShares(database), extent),
    async () => compare('copy_result', resultsOf(state), await readResults(database)),
    async () => compare('payable_reward', payableOf(state), await readPayable(database)),
    async () => compare('tick_index', expected.tick_index, await readTickIndex(database, after)),
    // Candles that no tick of ours made are history from the source.
    async () => compare('candle', expected.candle, await readMinutes(database), 'may-hold-more'),
    async () => compare('instrument', expected.instrument, await readInstruments(database), extent),
    async () => compare('installation', installationOf(state), await readInstallation(database)),
    () => compareCash(database),
    () => compareFinding(database),
    () => compareCloses(database),
  ]
  const findings: string[] = []
  for (const [place, read] of reads.entries()) {
    findings.push(...(await read()))
    tell?.('tables', place + 1, reads.length)
  }
  return findings
}

function compare(
  table: string,
  expected: ExpectedTable,
  stored: ExpectedTable,
  extent: 'may-hold-more' | 'holds-no-more' = 'holds-no-more',
): readonly string[] {
  const findings: string[] = []
  for (const [key, text] of expected) {
    const found = stored.get(key)
    if (found === undefined) findings.push(`${table} ${key}: missing`)
    else if (found !== text) findings.push(`${table} ${key}: expected ${text}, found ${found}`)
  }
  if (extent === 'holds-no-more') {
    for (const key of stored.keys()) {
      if (!expected.has(key)) findings.push(`${table} ${key}: does not follow from the records`)
    }
  }
  const more = findings.length - NAMED_PER_TABLE
  if (more <= 0) return findings
  return [...findings.slice(0, NAMED_PER_TABLE), `${table}: ${more} more`]
}

function installationOf(state: EngineState): ExpectedTable {
  const { source, dayNumber, localDay = '-', openWindows, moneyTerms, jurisdiction, mode } = state
  if (source === undefined) return new Map()
  const money = `${windowsText(openWindows)} ${JSON.stringify(moneyTerms.text ?? null)}`
  const rules = JSON.stringify(jurisdiction.text)
  const facts = `${source} ${dayNumber} ${localDay} ${money} ${rules}`
  const past = pastTermsText(state.pastTerms)
  return new Map([['1', `${facts} ${past} ${healthText(state)} ${mode}`]])
}

function accountsOf(state: EngineState): ExpectedTable {
  return new Map(
    [...state.accounts.values()].map((account) => {
      const { id, userId, kind, balances, isMarginCalled, volumes } = account
      const text = [
        ...[userId, kind, balances.cash, balances.stake, balances.withdrawal_hold],
        ...[balances.salary, isMarginCalled, volumesText(volumes)],
        ...[account.untaxedGains, invitersText(account.inviters), account.tradingLock ?? '-'],
        ...[selfLimitsText(account.limits) ?? '-', leadingText(account) ?? '-'],
        ...[oldestOpen(account) ?? '-', account.invitedDay ?? '-', account.keptTerms?.text ?? '-'],
      ]
      return [id, text.join(' ')]
    }),
  )
}

function payableOf({ payableRewards }: EngineState): ExpectedTable {
  return new Map(
    [...payableRewards].flatMap(([id, payable]) =>
      payable.map(({ day, amount }) => [`${id} ${day}`, String(amount)] as const),
    ),
  )
}

function readAccounts(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT id AS key, concat_ws(' ', user_id, kind, cash, stake, withdrawal_hold, salary,
       CASE WHEN margin_called THEN 'true' ELSE 'false' END, volumes, untaxed_gains,
       inviters, coalesce(trading_lock, '-'), coalesce(own_limits, '-'),
       coalesce(lead_terms, '-'), coalesce(oldest_open::text, '-'),
       coalesce(invited_day::text, '-'), coalesce(kept_terms, '-')) AS text
     FROM account`,
  )
}

function readEntries(database: Queryable, after: string): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT cause_of(e) AS key, concat_ws(' ', account_id, account_kind, time, tape_position,
       (SELECT string_agg(ledger || ':' || amount, ' ' ORDER BY place)
        FROM unnest(ledgers, amounts) WITH ORDINALITY AS leg (ledger, amount, place))) AS text
     FROM journal_entry e WHERE tape_position > $1::bigint`,
    [after],
  )
}

type SettledRow = OptionRow & {
  readonly result: 'win' | 'lose' | 'draw' | 'void' | null
  readonly settle_price: string
  readonly settle_seq: bigint
  readonly close_time: bigint
  readonly profit: bigint
  readonly outage: OutageCause | null
}

async function readOptions(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<SettledRow>('SELECT * FROM option_order')
  return new Map(
    rows.map((row) => {
      const text = optionText(readOption(row), undefined)
      const settlement = row.result && {
        result: row.result,
        settlePrice: row.settle_price.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
        settleSeq: Number(row.settle_seq),
        closeTime: Number(row.close_time),
        profit: formatMoney(moneyFromMicros(row.profit)),
        outage: row.outage,
      }
      return [row.id, JSON.stringify({ ...text, settlement })]
    }),
  )
}

async function readContracts(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<ContractRow>(`SELECT ${CONTRACT_COLUMNS} FROM contract`)
  const closes = await database.query<CloseRow>('SELECT * FROM contract_close')
  const closesOf = Map.groupBy(closes, ({ order_id }) => order_id)
  return new Map(
    rows.map((row) => [row.id, JSON.stringify(readContractText(row, closesOf.get(row.id) ?? []))]),
  )
}

function readLevels(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT order_id || ' ' || time AS key, string_agg(
       concat_ws(' ', coalesce(trim_scale(take_profit)::text, '-'),
                 coalesce(trim_scale(stop_loss)::text, '-')), ', ' ORDER BY number) AS text
     FROM contract_levels GROUP BY order_id, time`,
  )
}

/** What stood before each change. */
function readLevelsBefore(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT order_id || ' ' || time AS key, string_agg(
       concat_ws(' ', coalesce(trim_scale(take_profit_before)::text, '-'),
                 coalesce(trim_scale(stop_loss_before)::text, '-')), ', ' ORDER BY number) AS text
     FROM contract_levels GROUP BY order_id, time`,
  )
}

async function readWithdrawals(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<WithdrawalRow>('SELECT * FROM withdrawal')
  return new Map(rows.map((row) => [row.id, JSON.stringify(readWithdrawalText(row))]))
}

function readRewards(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT concat_ws(' ', order_id, part, level) AS key,
            concat_ws(' ', beneficiary_id, account_id, day, fee, rate, amount, time) AS text
     FROM team_reward`,
  )
}

function readPayroll(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT account_id || ' ' || day AS key, amount || ' ' || time AS text FROM payroll_record`,
  )
}

function readPayable(database: Queryable): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT beneficiary_id || ' ' || day AS key, amount::text AS text FROM payable_reward`,
  )
}

function readTickIndex(database: Queryable, after: string): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT symbol || ' ' || minute AS key, first_seq || ' ' || block AS text
     FROM tick_index WHERE block > $1::bigint`,
    [after],
  )
}

async function readMinutes(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<StoredCandle & { symbol: string }>(
    `SELECT * FROM candle WHERE "interval" = '1m'`,
  )
  return new Map(rows.map((row) => [`${row.symbol} 1m ${row.time}`, candleText(readCandle(row))]))
}

async function readInstruments(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<{ symbol: string; constants: object }>(
    'SELECT symbol, constants FROM instrument',
  )
  return new Map(rows.map(({ symbol, constants }) => [symbol, JSON.stringify(constants)]))
}

async function readInstallation(database: Queryable): Promise<ExpectedTable> {
  const rows = await database.query<{
    text: string
    terms: object | null
    rules: object | null
    mode: string
    past: string
    health: string
  }>(
    `SELECT concat_ws(' ', source, day_number, coalesce(local_day::text, '-'), open_windows) AS text, money_terms AS terms,
            jurisdiction AS rules, mode, past_terms AS past, source_health AS health
     FROM installation`,
  )
  return new Map(
    rows.map(({ text, terms, rules, mode, past, health }) => {
      const jsonTexts = [terms, rules].map((value) => JSON.stringify(value))
      return ['1', [text, ...jsonTexts, past, health, mode].join(' ')]
    }),
  )
}

export function readCheckpoints(database: Queryable, after: string): Promise<ExpectedTable> {
  return readTable(
    database,
    `SELECT tape_position::text AS key, state_hash || ' ' || state AS text
     FROM checkpoint WHERE tape_position > $1::bigint`,
    [after],
  )
}

/** The running cash of each account must be the sum of its changes, entry by entry. */
async function compareCash(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ cause: string }>(
    `SELECT cause FROM (
       SELECT cause_of(e) AS cause, cash_after,
              sum(cash_change) OVER (PARTITION BY account_id ORDER BY number) AS cash,
              cash_change,
              (SELECT coalesce(sum(amount), 0) FROM unnest(ledgers, amounts) AS leg (ledger, amount)
               WHERE ledger = 1) AS cash_legs
       FROM journal_entry e
     ) AS running WHERE cash <> cash_after OR cash_change <> cash_legs
     LIMIT ${NAMED_PER_TABLE}`,
  )
  return rows.map(({ cause }) => `journal_entry ${cause}: its running cash is wrong`)
}

/**
 * Each entry must be found once through its account: readers of an account's entries look nowhere
 * else, and an order's entries are found by the orders of the account alone. Both sides are counted
 * in one pass: a join would be planned as if a fault were to be found at once.
 */
async function compareFinding(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ cause: string; times: bigint }>(
    `SELECT (SELECT cause_of(e) FROM journal_entry e WHERE e.number = counted.number) AS cause,
            sum(found)::bigint AS times
     FROM (
       SELECT number, account_id AS account, 1 AS entry, 0 AS found FROM journal_entry
       UNION ALL
       SELECT f.number, a.id, 0, 1 FROM account a CROSS JOIN LATERAL entries_of(a.id) f
     ) AS counted
     GROUP BY number, account HAVING sum(entry) <> 1 OR sum(found) <> 1
     LIMIT ${NAMED_PER_TABLE}`,
  )
  return rows.map(({ cause, times }) => `journal_entry ${cause}: found ${times} times, not once`)
}

/** What each close leaves must be the lots of its order without all that was closed so far. */
async function compareCloses(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ close: string }>(
    `SELECT order_id || ' ' || ordinal AS close FROM (
       SELECT c.order_id, c.ordinal, c.lots_open,
              o.lots - sum(c.lots) OVER (PARTITION BY c.order_id ORDER BY c.ordinal) AS lots_left
       FROM contract_close c JOIN contract_order o ON o.id = c.order_id
     ) AS running WHERE lots_open <> lots_left
     LIMIT ${NAMED_PER_TABLE}`,
  )
  return rows.map(({ close }) => `contract_close ${close}: it leaves other lots open`)
}
