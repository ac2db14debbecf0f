// Witness addresses: Bech32 for version 0 (BIP 173), Bech32m for the later ones (BIP 350).

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b_6a_57_b2, 0x26_50_8e_6d, 0x1e_a1_19_fa, 0x3d_42_33_dd, 0x2a_14_62_b3]
const BECH32 = 1
const BECH32M = 0x2b_c8_30_a3
const CHECKSUM_LETTERS = 6
const MAX_LENGTH = 90

export type SegwitAddress =
  | { readonly version: number; readonly program: Uint8Array }
  | { readonly wrong: 'format' | 'checksum' }

/** `prefix` names the network: `bc` is Bitcoin itself. */
export function readSegwitAddress(text: string, prefix: string): SegwitAddress {
  const lower = text.toLowerCase()
  const isMixed = text !== lower && text !== text.toUpperCase()
  if (isMixed || text.length > MAX_LENGTH || !lower.startsWith(`${prefix}1`)) {
    return { wrong: 'format' }
  }
  const values = Array.from(lower.slice(prefix.length + 1), (letter) => ALPHABET.indexOf(letter))
  if (values.length <= CHECKSUM_LETTERS || values.includes(-1)) return { wrong: 'format' }
  const [version = 0] = values
  const sum = polymod([...expand(prefix), ...values])
  if (sum !== (version === 0 ? BECH32 : BECH32M)) return { wrong: 'checksum' }
  const program = bytesOf(values.slice(1, -CHECKSUM_LETTERS))
  return program !== undefined && isProgram(version, program)
    ? { version, program }
    : { wrong: 'format' }
}

function isProgram(version: number, { length }: Uint8Array): boolean {
  if (version > 16 || length < 2 || length > 40) return false
  return version !== 0 || length === 20 || length === 32
}

/** Groups of five bits as bytes; undefined where the padding is too long or not of zeros. */
function bytesOf(values: readonly number[]): Uint8Array | undefined {
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const whole = bits.length - (bits.length % 8)
  const padding = bits.slice(whole)
  if (padding.length > 4 || padding.includes('1')) return undefined
  const bytes = bits.slice(0, whole).match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

function expand(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function polymod(values: readonly number[]): number {
  return values.reduce((sum, value) => {
    const mixed = ((sum & 0x1_ff_ff_ff) << 5) ^ value
    return GENERATOR.reduce(
      (next, term, bit) => ((sum >>> (25 + bit)) & 1 ? next ^ term : next),
      mixed,
    )
  }, 1)
}
