// Recomputes a receipt from the public records alone: every fill, option, fee, night and result.

import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import { checkContract } from './check-contract.ts'
import { checkEntries } from './check-entries.ts'
import { checkOption } from './check-option.ts'
import { type Check, compare } from './checks.ts'
import { compareReceipts, inOrder } from './contradiction.ts'
import { NotProved, type TapeSource } from './tape-source.ts'

export type CheckedReceipt = {
  /** Among those that were given. */
  readonly place: number
  /** Empty where the house has not signed it. */
  readonly id: string
  readonly checks: readonly Check[]
}

/** One after another; of two for one act the later is held against the earlier besides. */
export async function* checkReceipts(
  source: TapeSource,
  receipts: readonly SignedReceipt[],
): AsyncGenerator<CheckedReceipt> {
  const known = new Map<string, Receipt>()
  for (const [place, signed] of receipts.entries()) {
    const receipt = await readReceipt(signed, source.keys)
    const before = receipt && known.get(receipt.id)
    const both = receipt && before ? compareReceipts(before, receipt) : []
    // The later one says more: what contradicts the earlier contradicts it too.
    if (receipt !== undefined) known.set(receipt.id, before ? inOrder(before, receipt)[1] : receipt)
    const checks = [...(await checkRead(source, receipt)), ...both]
    yield { place, id: receipt?.id ?? '', checks }
  }
}

/** All that could be looked at; where the signature is none, nothing else is. */
export async function checkReceipt(
  source: TapeSource,
  signed: SignedReceipt,
): Promise<readonly Check[]> {
  return await checkRead(source, await readReceipt(signed, source.keys))
}

async function checkRead(source: TapeSource, receipt: Receipt | undefined): Promise<Check[]> {
  const signature = compare('signature', 'receipt', 'valid', receipt ? 'valid' : 'invalid')
  if (receipt === undefined) return [signature]
  const checks = [signature, compare('tape', 'receipt', source.signed.tape, receipt.tape)]
  try {
    checks.push(...(await checkHead(source, receipt)), ...(await checkEntries(source, receipt)))
    const { order } = receipt
    if (order?.kind === 'option') checks.push(...(await checkOption(source, order, receipt)))
    if (order?.kind === 'contract') checks.push(...(await checkContract(source, order, receipt)))
  } catch (problem) {
    if (!(problem instanceof NotProved)) throw problem
    checks.push(compare('tick', problem.message, 'proved', 'not proved'))
  }
  return checks
}

/** The record goes on from the head that the house had published when it gave the receipt. */
async function checkHead(source: TapeSource, { head }: Receipt): Promise<Check[]> {
  if (head === null) return []
  const goesOn = await source.goesOnFrom({ size: head.number + 1, root: head.root })
  return [compare('head', `${head.number}`, 'continued', goesOn ? 'continued' : 'broken')]
}
