// The last published head that this device saw, and what it found where the record did not go on.

import type { AccountKind } from './selected-account.ts'
import { createStoredText } from './stored-text.ts'

/** JSON of a signed head. */
export const keptHead = createStoredText('fairtick.head')

/** JSON of both heads and what was given between them; undefined: the record goes on. */
export const recordBreak = createStoredText('fairtick.record-break')

/** JSON of the `ReceiptKey` of one that was contradicted later; the device keeps both receipts. */
export const receiptBreak = createStoredText('fairtick.receipt-break')

/** Whose it is: nobody else is to hear of it. Undefined: there is none. */
export function brokenReceipt(found: string | undefined) {
  return found === undefined
    ? undefined
    : (JSON.parse(found) as {
        readonly userId: string
        readonly account: AccountKind
        readonly id: string
      })
}

/** From now on the record that is there now is the one that must go on. */
export function beginAnew(): void {
  const found = recordBreak.get()
  if (found === undefined) return
  keptHead.set(JSON.stringify((JSON.parse(found) as { told: unknown }).told))
  recordBreak.set(undefined)
}
