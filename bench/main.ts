// `npm run bench [-- NAME…]`: runs the named benchmarks, or all, one after the other.

import { execFileSync } from 'node:child_process'
import { CannotBegin, startCommand } from '../tools/command.ts'

/** Each prints a table and one line `bench NAME key=value …` for scripts. */
const BENCHES: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<void> }>>> = {
  candles: () => import('./candles.ts'),
  'chat-flood': () => import('./chat-flood.ts'),
  copying: () => import('./copying.ts'),
  'cross-margin': () => import('./cross-margin.ts'),
  fanout: () => import('./fanout.ts'),
  'login-spray': () => import('./login-spray.ts'),
  growth: () => import('./growth.ts'),
  options: () => import('./options.ts'),
  orders: () => import('./orders.ts'),
  'orders-http': () => import('./orders-http.ts'),
  people: () => import('./people.ts'),
  'price-alerts': () => import('./price-alerts.ts'),
  reads: () => import('./reads.ts'),
  recovery: () => import('./recovery.ts'),
  roles: () => import('./roles.ts'),
  size: () => import('./size.ts'),
  smoothness: () => import('./smoothness.ts'),
  'stop-out': () => import('./stop-out.ts'),
  'tick-path': () => import('./tick-path.ts'),
  triggers: () => import('./triggers.ts'),
  verify: () => import('./verify.ts'),
}

/**
 * These count processor time of programs alone: on threads of their own, compiling and collecting
 * garbage would slow what is measured, where two processors share one core, and be counted besides.
 */
const ON_ONE_THREAD: readonly string[] = [
  ...['candles', 'cross-margin', 'price-alerts', 'tick-path', 'triggers'],
]
const ONE_THREAD = '--single-threaded'

await startCommand(
  {
    name: 'bench',
    does: `Measures the named figures, or all, one after the other. Each prints a table and one
line bench NAME key=value … for scripts. Most take minutes.`,
    operands: [
      {
        name: 'NAME',
        count: 'any',
        meaning: `some of these; without a name, all:\n${Object.keys(BENCHES).join('\n')}`,
      },
    ],
    examples: ['candles tick-path'],
  },
  async ({ operands: asked }) => {
    const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name))
    if (unknown.length > 0) throw new CannotBegin(`There is no bench ${unknown.join(', ')}.`)
    const names = asked.length > 0 ? asked : Object.keys(BENCHES)
    for (const [place, name] of names.entries()) {
      if (names.length > 1) console.error(`bench ${place + 1} of ${names.length}: ${name}`)
      await measure(name)
    }
    return 0
  },
)

async function measure(name: string): Promise<void> {
  const flags = process.execArgv
  if (ON_ONE_THREAD.includes(name) && !flags.includes(ONE_THREAD)) {
    const again = [...flags, ONE_THREAD, import.meta.filename, name]
    execFileSync(process.execPath, again, { stdio: 'inherit' })
    return
  }
  const bench = await BENCHES[name]?.()
  await bench?.run()
}
