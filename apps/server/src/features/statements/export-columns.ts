// The columns of each kind of exported record: its word in the header, and its cell.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { WireContract, WireOption } from '@fairtick/wire/socket/frames'
import type { exports } from '@fairtick/words/en/exports'
import { figureCell, textCell } from './csv.ts'

export type Column<Row> = {
  readonly word: Exclude<keyof typeof exports, 'certFeeRule'>
  readonly cell: (row: Row, iso: (timeMs: number) => string) => string
}

type MoneyChange = CallResult<'moneyChanges'>['data'][number]

export const CHANGE_COLUMNS: readonly Column<MoneyChange>[] = [
  text('entry', ({ id }) => id),
  time('time', (change) => change.time),
  text('cause', ({ cause }) => cause),
  text('causeId', ({ causeId }) => causeId),
  figure('amount', ({ amount }) => amount),
  figure('balanceAfter', ({ balanceAfter }) => balanceAfter),
]

type PayrollRecord = CallResult<'payrollRecords'>['data'][number]

export const PAYROLL_COLUMNS: readonly Column<PayrollRecord>[] = [
  text('day', ({ date }) => date),
  time('time', (record) => record.time),
  figure('amount', ({ amount }) => amount),
]

export const OPTION_COLUMNS: readonly Column<WireOption>[] = [
  text('orderId', ({ id }) => id),
  time('orderTime', ({ orderTime }) => orderTime),
  text('symbol', ({ symbol }) => symbol),
  text('direction', ({ direction }) => direction),
  figure('stake', ({ amount }) => amount),
  figure('durationSeconds', ({ duration }) => String(duration)),
  figure('payoutRate', ({ payoutRate }) => payoutRate),
  figure('strike', ({ strike }) => strike),
  figure('strikeTick', ({ strikeSeq }) => String(strikeSeq)),
  time('expiryTime', ({ expiryTime }) => expiryTime),
  text('status', ({ status }) => status),
  figure('settlePrice', ({ settlePrice }) => settlePrice),
  figure('settleTick', ({ settleSeq }) => wholeText(settleSeq)),
  time('closeTime', ({ closeTime }) => closeTime),
  text('result', ({ result }) => result ?? ''),
  figure('profit', ({ profit }) => profit),
]

export const CONTRACT_COLUMNS: readonly Column<WireContract>[] = [
  text('orderId', ({ id }) => id),
  time('orderTime', ({ orderTime }) => orderTime),
  text('symbol', ({ symbol }) => symbol),
  text('direction', ({ direction }) => direction),
  text('orderType', ({ orderType }) => orderType),
  text('status', ({ status }) => status),
  figure('lots', ({ lots }) => lots),
  figure('lotsOpen', ({ lotsOpen }) => lotsOpen),
  figure('leverage', ({ leverage }) => String(leverage)),
  figure('limitPrice', ({ delegatedPrice }) => delegatedPrice),
  figure('shownPrice', ({ marketPrice }) => marketPrice),
  time('openTime', ({ openTime }) => openTime),
  figure('openPrice', ({ openPrice }) => openPrice),
  figure('openTick', ({ openSeq }) => wholeText(openSeq)),
  time('closeTime', ({ closeTime }) => closeTime),
  figure('closePrice', ({ closePrice }) => closePrice),
  figure('closeTick', ({ closeSeq }) => wholeText(closeSeq)),
  text('closeReason', ({ closeReason }) => closeReason ?? ''),
  text('closes', closesText),
  figure('margin', ({ margin }) => margin),
  figure('takeProfit', ({ takeProfit }) => takeProfit),
  figure('stopLoss', ({ stopLoss }) => stopLoss),
  figure('fee', ({ fee }) => fee),
  figure('overnightFee', ({ overnightFee }) => overnightFee),
  figure('profit', ({ profit }) => profit),
  text('copiedFrom', ({ copiedFrom }) => copiedFrom?.name ?? ''),
]

/** Each close as `lots@price#tick`, oldest first, apart by blanks. */
function closesText({ closes }: WireContract): string {
  return closes.map(({ lots, price, seq }) => `${lots}@${price}#${seq}`).join(' ')
}

function text<Row>(word: Column<Row>['word'], of: (row: Row) => string): Column<Row> {
  return { word, cell: (row) => textCell(of(row)) }
}

function figure<Row>(word: Column<Row>['word'], of: (row: Row) => string | null): Column<Row> {
  return { word, cell: (row) => figureCell(of(row)) }
}

function time<Row>(word: Column<Row>['word'], of: (row: Row) => number | null): Column<Row> {
  return {
    word,
    cell: (row, iso) => {
      const timeMs = of(row)
      return timeMs === null ? '' : iso(timeMs)
    },
  }
}

function wholeText(value: number | null): string | null {
  return value === null ? null : String(value)
}
