// `npm run bench [-- NAME…]`: runs the named benchmarks, or all, one after the other.

import { execFileSync } from 'node:child_process'

/** Each prints a table and one line `bench NAME key=value …` for scripts. */
const BENCHES: Readonly<Record<string, () => Promise<{ readonly run: () => Promise<void> }>>> = {
  candles: () => import('./candles.ts'),
  'cross-margin': () => import('./cross-margin.ts'),
  fanout: () => import('./fanout.ts'),
  options: () => import('./options.ts'),
  orders: () => import('./orders.ts'),
  'orders-http': () => import('./orders-http.ts'),
  recovery: () => import('./recovery.ts'),
  size: () => import('./size.ts'),
  'stop-out': () => import('./stop-out.ts'),
  'tick-path': () => import('./tick-path.ts'),
  triggers: () => import('./triggers.ts'),
}

/**
 * These count processor time of programs alone: on threads of their own, compiling and collecting
 * garbage would slow what is measured, where two processors share one core, and be counted besides.
 */
const ON_ONE_THREAD: readonly string[] = ['candles', 'cross-margin', 'tick-path', 'triggers']
const ONE_THREAD = '--single-threaded'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(2)
}
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  const flags = process.execArgv
  if (ON_ONE_THREAD.includes(name) && !flags.includes(ONE_THREAD)) {
    const again = [...flags, ONE_THREAD, import.meta.filename, name]
    execFileSync(process.execPath, again, { stdio: 'inherit' })
  } else {
    const bench = await BENCHES[name]?.()
    await bench?.run()
  }
}
