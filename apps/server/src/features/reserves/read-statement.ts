// A statement of balances as CSV: one account a line, with its balance in USD.

import { type Money, parseMoney, sumMoney } from '@fairtick/core/numbers/money'
import { STATEMENT_HEADER } from '@fairtick/wire/admin/calls/reserves'

export type StatementLine = {
  readonly account: string
  readonly currency: string
  /** Decimal text, in the currency. */
  readonly balance: string
  readonly balanceUsd: Money
}

export type Statement = { readonly lines: readonly StatementLine[]; readonly assets: Money }

const DECIMAL = /^-?[0-9]{1,12}(\.[0-9]{1,18})?$/
const CURRENCY = /^[A-Z0-9]{2,10}$/
const NAME_MAX = 120

/** The number of the line that cannot be read (1: the header), or all of them. */
export function readStatement(text: string): Statement | { readonly wrongLine: number } {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (rows.at(-1)?.trim() === '') rows.pop()
  const [header, ...rest] = rows
  if (header?.trim() !== STATEMENT_HEADER || rest.length === 0) return { wrongLine: 1 }
  const lines: StatementLine[] = []
  for (const [place, row] of rest.entries()) {
    const line = readLine(row)
    if (line === undefined) return { wrongLine: place + 2 }
    lines.push(line)
  }
  const names = new Set(lines.map(({ account, currency }) => `${account} ${currency}`))
  if (names.size < lines.length) return { wrongLine: lines.length + 1 }
  const assets = sumMoney(lines.map(({ balanceUsd }) => balanceUsd))
  return { lines, assets }
}

/** Without quotes: names of accounts have no commas. */
function readLine(row: string): StatementLine | undefined {
  const cells = row.split(',').map((cell) => cell.trim())
  const [account = '', currency = '', balance = '', usd = ''] = cells
  const balanceUsd = DECIMAL.test(usd) ? parseMoney(usd) : undefined
  const isRight =
    cells.length === 4 && account !== '' && account.length <= NAME_MAX && CURRENCY.test(currency)
  if (!isRight || !DECIMAL.test(balance) || balanceUsd === undefined) return undefined
  return { account, currency, balance, balanceUsd }
}
