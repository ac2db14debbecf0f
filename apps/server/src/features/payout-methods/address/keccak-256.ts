// Keccak-256 as Ethereum has it: the padding of the competition (0x01), not that of SHA-3.

const ROUNDS = 24
/** Bytes taken in between two permutations. */
const RATE = 136
const HASH_BYTES = 32
const MASK = (1n << 64n) - 1n

/** The hash of `input`, 32 bytes. */
export function keccak256(input: Uint8Array): Uint8Array {
  const lanes = new BigUint64Array(25)
  const padded = new Uint8Array((Math.floor(input.length / RATE) + 1) * RATE)
  padded.set(input)
  padded[input.length] = 0x01
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80
  const words = new DataView(padded.buffer)
  for (let block = 0; block < padded.length; block += RATE) {
    for (let lane = 0; lane < RATE / 8; lane += 1) {
      lanes[lane] = at(lanes, lane) ^ words.getBigUint64(block + lane * 8, true)
    }
    permute(lanes)
  }
  const hash = new DataView(new ArrayBuffer(HASH_BYTES))
  for (let lane = 0; lane < HASH_BYTES / 8; lane += 1) {
    hash.setBigUint64(lane * 8, at(lanes, lane), true)
  }
  return new Uint8Array(hash.buffer)
}

/** Keccak-f[1600] on lanes that stand at x + 5y, by the step names of FIPS 202, section 3.2. */
function permute(lanes: BigUint64Array): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    theta(lanes)
    chi(lanes, rhoAndPi(lanes))
    lanes[0] = at(lanes, 0) ^ at(ROUND_CONSTANTS, round)
  }
}

function theta(lanes: BigUint64Array): void {
  const parity = Array.from({ length: 5 }, (_, x) =>
    [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ at(lanes, x + row), 0n),
  )
  for (let lane = 0; lane < 25; lane += 1) {
    const left = parity[(lane + 4) % 5] ?? 0n
    const right = rotate(parity[(lane + 1) % 5] ?? 0n, 1n)
    lanes[lane] = at(lanes, lane) ^ left ^ right
  }
}

function rhoAndPi(lanes: BigUint64Array): BigUint64Array {
  const moved = new BigUint64Array(25)
  moved[0] = at(lanes, 0)
  let [x, y] = [1, 0]
  for (let step = 0n; step < 24n; step += 1n) {
    const turned = rotate(at(lanes, x + 5 * y), (((step + 1n) * (step + 2n)) / 2n) % 64n)
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    moved[x + 5 * y] = turned
  }
  return moved
}

function chi(lanes: BigUint64Array, from: BigUint64Array): void {
  for (let lane = 0; lane < 25; lane += 1) {
    const row = lane - (lane % 5)
    const next = at(from, row + ((lane + 1) % 5))
    lanes[lane] = at(from, lane) ^ (~next & MASK & at(from, row + ((lane + 2) % 5)))
  }
}

/** Iota: bits 0, 1, 3, 7, 15, 31 and 63 come from a linear feedback shift register. */
const ROUND_CONSTANTS = BigUint64Array.from({ length: ROUNDS }, (_, round) =>
  [0, 1, 2, 3, 4, 5, 6].reduce(
    (sum, bit) => sum | (registerBit(7 * round + bit) << ((1n << BigInt(bit)) - 1n)),
    0n,
  ),
)

function registerBit(steps: number): bigint {
  let register = 1
  for (let step = 0; step < steps; step += 1) {
    register <<= 1
    if (register & 0x1_00) register ^= 0x1_71
  }
  return BigInt(register & 1)
}

function rotate(lane: bigint, by: bigint): bigint {
  return ((lane << by) | (lane >> (64n - by))) & MASK
}

function at(lanes: BigUint64Array, place: number): bigint {
  return lanes[place] ?? 0n
}
