// Recomputes a receipt from the public records alone: every fill, option, fee, night and result.

import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import { checkContract } from './check-contract.ts'
import { checkOption } from './check-option.ts'
import { type Check, compare } from './checks.ts'
import { readMoney } from './read-texts.ts'
import { NotProved, type TapeSource } from './tape-source.ts'

/** All that could be looked at; where the signature is none, nothing else is. */
export async function checkReceipt(source: TapeSource, signed: SignedReceipt): Promise<Check[]> {
  const receipt = await readReceipt(signed, source.keys)
  const signature = compare('signature', 'receipt', 'valid', receipt ? 'valid' : 'invalid')
  if (receipt === undefined) return [signature]
  const checks = [signature, compare('tape', 'receipt', source.signed.tape, receipt.tape)]
  try {
    checks.push(...(await checkHead(source, receipt)), ...checkBalance(receipt))
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

/** Double entry: the legs of each entry sum to zero (TR-11). */
function checkBalance({ entries }: Receipt): Check[] {
  return entries.map(({ number, reason, legs }) => {
    const sum = legs.reduce((total, [, amount]) => total + readMoney(amount), 0n)
    return compare('ledger', `${reason} ${number}`, '0', String(sum))
  })
}
