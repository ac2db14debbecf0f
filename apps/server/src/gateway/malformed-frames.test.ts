// Malformed frames (REL-30): the right close code or a plain error, never a crash; a reduced set.

import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterEach, expect, test } from 'vitest'
import { type Fixture, startFixture } from './gateway-fixture.ts'
import { sendMalformed } from './malformed-client-fixture.ts'
import { clientFrame, makeMalformedFrame } from './malformed-frames-fixture.ts'

let fixture: Fixture

afterEach(() => fixture.close())

const TEXT = 0x81
const text = (content: string) => clientFrame(TEXT, Buffer.from(content))
const empty = clientFrame(0, Buffer.alloc(0))

test.for([
  ['reserved bit', clientFrame(TEXT | 0x20, Buffer.from('x')), 1002],
  ['unasked compression', clientFrame(TEXT | 0x40, Buffer.from('x')), 1002],
  ['unknown opcode', clientFrame(0x83, Buffer.from('x')), 1002],
  ['no mask', Buffer.from([TEXT, 1, 0x78]), 1002],
  ['fragmented ping', clientFrame(0x09, Buffer.from('x')), 1002],
  ['continuation of nothing', clientFrame(0x80, Buffer.from('x')), 1002],
  ['bad UTF-8', clientFrame(TEXT, Buffer.from([0xc3, 0x28])), 1007],
  ['over 16 KB', clientFrame(TEXT, Buffer.alloc(10), 16 * 1024 + 1), 1009],
  ['a length of 2^62', clientFrame(TEXT, Buffer.alloc(10), 2 ** 62), 1009],
  [
    'over 16 KB in fragments',
    Buffer.concat([
      clientFrame(0x01, Buffer.alloc(9_000, 'x')),
      clientFrame(0x80, Buffer.alloc(9_000, 'x')),
    ]),
    1009,
  ],
  [
    'empty fragments',
    Buffer.concat([clientFrame(0x01, Buffer.alloc(0)), ...Array.from({ length: 40 }, () => empty)]),
    1008,
  ],
] as const)('REL-30: %s closes with the code for it', async ([, bytes, code]) => {
  fixture = await startFixture()
  expect((await sendMalformed(fixture.port, bytes)).closeCode).toBe(code)
})

test.for([
  ['no JSON', text('{"op":')],
  ['no object', text('[1,2]')],
  ['null', text('null')],
  ['unknown op', text('{"op":"constructor"}')],
  ['surplus field', text('{"op":"auth","token":"a","admin":true}')],
  ['own prototype', text('{"op":"auth","token":"a","__proto__":{}}')],
  ['8 000 levels', text('['.repeat(8_000))],
  ['channels of a wrong type', text('{"op":"subscribe","channels":[null,{}]}')],
  ['no channels', text('{"op":"subscribe","channels":[]}')],
  ['a negative serial', text('{"op":"subscribe","channels":["account"],"after":-1}')],
  ['a number without end', text('{"op":"subscribe","channels":["account"],"after":1e309}')],
  ['binary', clientFrame(0x82, Buffer.from('{"op":"auth","token":"a"}'))],
] as const)('%s is told to be invalid', async ([, bytes]) => {
  fixture = await startFixture()
  const { text: answer } = await sendMalformed(fixture.port, bytes)
  expect(JSON.parse(answer)).toMatchObject({ error: 'invalid' })
})

test('REL-30: 2 000 random malformed frames: no fault, nobody left, others served', async () => {
  fixture = await startFixture({ limits: { socketsPerNetwork: 100 } })
  const bystander = await fixture.open()
  bystander.subscribe(['ticker:BTCUSDT'])
  const chance = createSeededRandom(30).whole
  for (let round = 0; round < 100; round += 1) {
    const frames = Array.from({ length: 20 }, () => makeMalformedFrame(chance))
    const ending = clientFrame(0x88, Buffer.alloc(0))
    await Promise.all(
      frames.map(({ bytes }) =>
        sendMalformed(fixture.port, Buffer.concat([bytes, ending]), 'half-open'),
      ),
    )
  }
  fixture.tick('BTCUSDT', '4')
  await bystander.find((f) => f.price === '4')
  expect(fixture.faults).toEqual([])
  expect(fixture.gateway.figures().sockets).toBe(1)
})
