// Signed receipts of what one account did: its order as it stands, and what the ledger says for it.

import { LEDGER_CODES, type LedgerAccount } from '@fairtick/core/ledger/ledger-account'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import {
  type ContractFacts,
  type EntryFacts,
  type OptionFacts,
  type Receipt,
  receiptText,
  type SignedReceipt,
} from '@fairtick/proof/receipt'
import type { ContractText, OptionText } from '../../engine/engine-port.ts'
import { type Database, fixMoment, type Queryable } from '../../platform/database.ts'
import type { SigningKey } from '../../platform/signing-key.ts'
import { loadContract } from '../contracts/public.ts'
import { loadOption } from '../options/public.ts'
import { loadNewestHead, loadTapeName } from './head-store.ts'
import { type EntryRow, listEntriesFor } from './receipt-store.ts'

export type ReceiptParts = {
  readonly database: Database
  readonly signingKey: SigningKey
  readonly nowMs: () => number
}

/** Undefined: the account has done nothing under this id. */
export async function issueReceipt(
  parts: ReceiptParts,
  account: Receipt['account'],
  id: string,
): Promise<SignedReceipt | undefined> {
  const { database, signingKey, nowMs } = parts
  // Of one moment: an order that ends meanwhile is signed with its postings or not at all.
  const { entries, order, tape, head } = await database.transaction(async (tx) => {
    await fixMoment(tx)
    return {
      entries: await listEntriesFor(tx, id, account.id),
      order: await readOrder(tx, id, account.id),
      tape: await loadTapeName(tx),
      head: await loadNewestHead(tx),
    }
  })
  if ((entries.length === 0 && order === null) || tape === undefined) return undefined
  const receipt: Receipt = {
    ...{ tape, account, id, order },
    entries: entries.map(readEntry),
    head: head ? { number: head.number, root: head.root } : null,
    issued: nowMs(),
  }
  const text = JSON.stringify(receipt)
  return { text, key: signingKey.id, signature: signingKey.sign(receiptText(text)) }
}

async function readOrder(
  database: Queryable,
  id: string,
  accountId: string,
): Promise<Receipt['order']> {
  const contract = await loadContract(database, id, accountId)
  if (contract !== undefined) return contractFacts(contract)
  const option = await loadOption(database, id, accountId)
  return option === undefined ? null : optionFacts(option)
}

function optionFacts(option: OptionText): OptionFacts {
  const { symbol, direction, stake, durationSeconds, payoutRate, strike, strikeSeq } = option
  const { orderTime, expiryTime, settlement } = option
  const bought = { symbol, direction, stake, durationSeconds, payoutRate, strike, strikeSeq }
  return { kind: 'option', ...bought, orderTime, expiryTime, settlement }
}

function contractFacts(contract: ContractText): ContractFacts {
  const { symbol, direction, lots, leverage, limitPrice, constants, opening } = contract
  const { closes, lotsOpen, copyOf } = contract
  const ordered = { symbol, direction, lots, leverage, limitPrice, isCopy: copyOf !== null }
  return {
    ...{ kind: 'contract', ...ordered, constants, opening, lotsOpen },
    closes: closes.map(({ time, price, seq, lots: closed, profit, fee, reason }) => {
      return { time, price, seq, lots: closed, profit, fee, reason }
    }),
  }
}

const NAMES = new Map(
  Object.entries(LEDGER_CODES).map(([name, code]) => [code, name as LedgerAccount]),
)

function readEntry(row: EntryRow): EntryFacts {
  return {
    ...{ number: Number(row.number), reason: row.reason },
    part: row.part === null ? null : Number(row.part),
    ...{ time: Number(row.time), position: Number(row.tape_position) },
    legs: row.ledgers.map((code, place) => {
      const amount = formatMoney(moneyFromMicros(BigInt(row.amounts[place] ?? 0n)))
      return [NAMES.get(Number(code)) ?? String(code), amount]
    }),
  }
}
