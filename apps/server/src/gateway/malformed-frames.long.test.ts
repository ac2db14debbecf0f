// Malformed frames (REL-30), 100 000 in a campaign: no crash, no fault, memory as before.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sampleFuzz } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, startFixture } from './gateway-fixture.ts'
import { sendMalformed } from './malformed-client-fixture.ts'
import { clientFrame, makeMalformedFrame } from './malformed-frames-fixture.ts'

/** Before memory is looked at for the first time: what is kept once is kept by then. */
const FIRST_FRAMES = 4_000
const PARTS = { fixed: 8_000, drawn: 8_000, all: 100_000 }
const AT_ONCE = 40
/** Growth of the heap and of buffers that may stay after the run. */
const GROWTH_MAX_BYTES = 20 * 1024 * 1024

let fixture: Fixture

afterEach(() => fixture.close())

test.each(sampleFuzz('malformed frames', PARTS))(
  'REL-30: $numRuns malformed frames of seed $seed do no harm',
  async ({ seed, numRuns }) => {
    fixture = await startFixture({ limits: { socketsPerNetwork: 1_000 } })
    const bystander = await fixture.open()
    bystander.subscribe(['ticker:BTCUSDT'])
    await bystander.settled()
    const chance = createSeededRandom(seed).whole
    await sendMany(chance, FIRST_FRAMES)
    const before = usedBytes()
    await sendMany(chance, numRuns - FIRST_FRAMES)
    expect(usedBytes() - before).toBeLessThan(GROWTH_MAX_BYTES)
    expect(fixture.faults).toEqual([])
    expect(fixture.gateway.figures().sockets).toBe(1)
    fixture.tick('BTCUSDT', '4')
    await bystander.find((f) => f.price === '4')
  },
)

async function sendMany(chance: SeededRandom['whole'], count: number): Promise<void> {
  const ending = clientFrame(0x88, Buffer.alloc(0))
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const { bytes } = makeMalformedFrame(chance)
        return sendMalformed(fixture.port, Buffer.concat([bytes, ending]), 'half-open')
      }),
    )
  }
}

/** What is still held after a collection: garbage says nothing. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
