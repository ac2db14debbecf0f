// Is this text an address of that chain, with the checksum that it must carry?

import { isAddressLink } from '@fairtick/wire/address-rules'
import type { FieldProblem } from '@fairtick/wire/field-rules'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { readBase58Check } from './base58-check.ts'
import type { Chain } from './chains.ts'
import { noWalletProblem } from './no-wallets.ts'
import { readSegwitAddress } from './segwit-address.ts'

/** What is wrong with it, if anything; only the main networks count. */
export function addressProblem(chain: Chain, text: string): FieldProblem | undefined {
  if (isAddressLink(text)) return 'address_link'
  const outcome = CHECKS[chain](text)
  if (outcome === 'format') return 'address'
  // Before the checksum, whose advice would be to write the capitals of a contract.
  const noWallet = noWalletProblem(chain, text)
  if (noWallet !== undefined) return noWallet
  return outcome === 'checksum' ? 'address_checksum' : undefined
}

type Outcome = 'right' | 'format' | 'checksum'

const CHECKS: { readonly [Each in Chain]: (text: string) => Outcome } = {
  bitcoin: checkBitcoin,
  evm: checkEvm,
  tron: checkTron,
}

const HASH_BYTES = 20
const TAPROOT_BYTES = 32
/** To a key's hash, and to a script's hash. */
const BITCOIN_VERSIONS = [0x00, 0x05]
const TRON_VERSION = 0x41

function checkBitcoin(text: string): Outcome {
  if (!/^bc1/i.test(text)) return checkBase58(text, BITCOIN_VERSIONS)
  const read = readSegwitAddress(text, 'bc')
  if ('wrong' in read) return read.wrong
  // What is paid to a version that nobody defined yet can be taken by anybody (BIP 350).
  const isSpendable = read.version === 0 || isTaproot(read)
  return isSpendable ? 'right' : 'format'
}

function isTaproot(read: { readonly version: number; readonly program: Uint8Array }): boolean {
  return read.version === 1 && read.program.length === TAPROOT_BYTES
}

function checkTron(text: string): Outcome {
  return checkBase58(text, [TRON_VERSION])
}

function checkBase58(text: string, versions: readonly number[]): Outcome {
  const read = readBase58Check(text)
  if ('wrong' in read) return read.wrong
  return versions.includes(read.version) && read.payload.length === HASH_BYTES ? 'right' : 'format'
}

/** EIP-55: the case of the letters is the checksum, so that one without it is refused. */
function checkEvm(text: string): Outcome {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'format'
  return text === withChecksum(text) ? 'right' : 'checksum'
}

/** The address with the capitals that EIP-55 gives it. */
export function withChecksum(address: string): string {
  const letters = address.slice(2).toLowerCase()
  const hash = Buffer.from(keccak_256(Buffer.from(letters, 'ascii'))).toString('hex')
  const cased = Array.from(letters, (letter, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${cased.join('')}`
}
