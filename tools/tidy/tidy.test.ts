// One planted breach per tidy rule, and what looks like one but is not.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plantTree } from '../boundaries/planted-tree.ts'
import { breachesOf, tidy } from './tidy.ts'

const CORE = 'packages/core/src/numbers/planted.ts'
const SERVER = 'apps/server/src/platform/planted.ts'
const SLICE = 'apps/server/src/features/planted/planted.ts'
const STORE = 'apps/server/src/features/planted/planted-store.ts'
const CARD = 'apps/server/src/features/planted/CARD.md'
const SCREEN = 'apps/web/src/features/market/planted-screen.tsx'
const TEST = 'packages/core/src/numbers/planted.test.ts'

/** [path, text below the sentence of purpose, part of the message] */
const BREACHES = [
  [CORE, 'const now = Date.now()', 'Date in core'],
  [CORE, 'const now = new Date()', 'Date in core'],
  [CORE, 'setTimeout(() => {}, 1)', 'setTimeout in core'],
  [CORE, 'const home = process.env', 'process in core'],
  [CORE, 'console.log(1)', 'console in core'],
  [CORE, "fetch('x')", 'fetch in core'],
  [CORE, 'const id = crypto.randomUUID()', 'crypto in core'],
  [CORE, 'const f = async () => 1', 'async in core'],
  [CORE, 'const g = () => Promise.resolve(1)', 'Promise in core'],
  [CORE, "const n = parseFloat('1')", 'parseFloat in core'],
  [CORE, 'const n = Number(amount)', 'Number() in core'],
  [CORE, 'const s = amount.toFixed(2)', 'toFixed in core'],
  [CORE, 'const n = Math.random()', 'Math.random'],
  [SERVER, 'const n = Math.random()', 'Math.random'],
  [SCREEN, 'const n = Math.random()', 'Math.random'],
  [SCREEN, 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />', 'dangerouslySetInnerHTML'],
  [SCREEN, 'node.innerHTML = text', 'innerHTML'],
  [SCREEN, "const kept = localStorage.getItem('token')", 'bare storage'],
  [SCREEN, "indexedDB.open('receipts')", 'bare storage'],
  [SCREEN, "window.sessionStorage.setItem('token', text)", 'bare storage'],
  [SCREEN, "persist(() => first, { name: 'kept', version: 1 })", 'persist without `storage`'],
  [SERVER, 'await db.query(`select * from users where id = ${id}`)', 'SQL built from strings'],
  [SERVER, "await db.query('select ' + column)", 'SQL built from strings'],
  [SERVER, 'const f = (t: string) => db.query(`select ${t}`)', 'SQL built from strings'],
  [SERVER, "const f = (t: 'a' | string) => db.query(`select ${t}`)", 'SQL built from strings'],
  [SERVER, 'const f = (t: string) => loadPage(db, { from: `FROM ${t}` })', 'SQL built from'],
  [SERVER, "const f = (t: string) => loadRows(db, { from: 'FROM ' + t })", 'SQL built from'],
  [SERVER, 'const f = (t: string) => { const q = `${t}`; loadEntryPage(db, q) }', 'SQL built from'],
  [SERVER, 'const f = (t: string) => pieceOf(`${t} AS more`)', 'SQL built from'],
  [SLICE, "await tx.query('SELECT id FROM deposit')", 'SQL outside of a store'],
  [SLICE, 'await tx.query(`\n  UPDATE deposit SET a = ${COLUMNS}`)', 'SQL outside of a store'],
  [SERVER, 'export const f = (a: A, b: B, c: C, d: D, e: E) => a', '5 parameters'],
  [SERVER, 'export function f(a: A, isOpen: boolean) {}', 'boolean parameter'],
  [SERVER, 'export const f = (isOpen = false) => isOpen', 'boolean parameter'],
  [SERVER, "import { a } from './other'", 'with its ending'],
  [SERVER, '// @ts-ignore', 'silenced compiler'],
  [SERVER, '// TODO later', 'open end'],
  [SERVER, '// FIXME', 'open end'],
  [SERVER, '// XXX', 'open end'],
  [SERVER, '// HACK', 'open end'],
  [SERVER, "const file = '/home/anna/fairtick'", 'path of one machine'],
  [SERVER, "const file = '/root/fairtick'", 'path of one machine'],
  ['README.md', 'see https://registry.example.org/fastify', 'package registry'],
  [SERVER, 'const pair = row.jiaoyidui', 'word of the wire'],
  [SCREEN, 'client.bannar()', 'word of the wire'],
  [TEST, "test.only('x', () => {})", 'test.only'],
  [TEST, "describe.skip('x', () => {})", 'describe.skip'],
  [TEST, "it.todo('x')", 'it.todo'],
  [TEST, "vi.mock('./other.ts')", 'vi.mock'],
  [TEST, 'await page.waitForTimeout(500)', 'fixed pause'],
  [TEST, 'await new Promise((resolve) => setTimeout(resolve, 50))', 'fixed pause'],
  [TEST, "import { setTimeout } from 'node:timers/promises'", 'fixed pause'],
  [TEST, "import { setTimeout as pause } from 'timers/promises'", 'fixed pause'],
  [TEST, "await db.query('SELECT pg_sleep(1)')", 'fixed pause'],
  ['e2e/planted.ts', 'await new Promise((done) => setTimeout(done, 5))', 'fixed pause'],
  ['tests/planted.ts', 'const f = () => new Promise((go) => setTimeout(go, 9))', 'fixed pause'],
  ['tests/planted.ts', 'afterEach(() => server.close())', 'a hook of tests'],
  ['apps/server/src/http/http-fixture.ts', 'beforeAll(open)', 'a hook of tests'],
  [SCREEN, 'const [now] = useState(Date.now)', "device's clock"],
  [SCREEN, 'const endMs = Date.now() + 1', "device's clock"],
  [SCREEN, 'const today = new Date().toDateString()', "device's clock"],
  [SCREEN, 'const today = new globalThis.Date', "device's clock"],
  ['apps/office/src/app/planted.ts', 'const text = Date()', "device's clock"],
  ['packages/ui/src/planted.ts', 'const now = Date.now()', "device's clock"],
  [SCREEN, "import { ALL } from '@fairtick/wire/calls/copying'", 'file of calls'],
  [SCREEN, "import { ALL } from '@fairtick/wire/admin/calls/changes'", 'file of calls'],
  [SERVER, `const wide = ${'1 + '.repeat(30)}1`, 'columns, at most 100'],
  [SERVER, `// ${'words and more '.repeat(7)}`, 'columns, at most 100'],
  [SERVER, `/** ${'words and more '.repeat(7)} */`, 'columns, at most 100'],
  [SERVER, 'const x = 1\n'.repeat(400), '401 lines, at most 400'],
  ['apps/server/src/platform/utils.ts', '', '"utils" says nothing'],
  ['apps/server/src/platform/order-service.ts', '', '"order-service" says nothing'],
  ['apps/server/src/helpers/thing.ts', '', '"helpers" says nothing'],
  ['apps/server/src/platform/OrderBook.ts', '', 'kebab-case'],
] as const

const WELCOME = [
  [SCREEN, "import type { All } from '@fairtick/wire/calls/copying'"],
  [CORE, 'const at = { Date: 1, process: 2 }.process'],
  [CORE, 'export type Thing = { readonly process: string; console(): void }'],
  [TEST, 'const now = Date.now()'],
  [SERVER, "const today = new Date(clock.now())\nsetTimeout(() => {}, 1)\nconst n = Number('1')"],
  [SCREEN, 'const day = new Date(ms)\nconst nowMs = performance.now()'],
  ['apps/web/src/features/market/planted.test.ts', 'const now = Date.now()'],
  [SERVER, "await db.query('select 1 where id = $1', [id])"],
  [SERVER, 'await db.query(`select ${COLUMNS} from users`)'],
  [SERVER, 'const line = `select ${id}`'],
  [STORE, "await tx.query('SELECT id FROM deposit')"],
  [SLICE, "const word = 'Select one'"],
  [SERVER, "const f = (t: 'a' | 'b') => db.query(`select ${t}`)"],
  [SERVER, "function f() { const c = x ? 'a' : 'b'; return db.query(`select ${c}`) }"],
  [SERVER, 'list.map((row, place, all) => all)\nonChange((isOpen: boolean) => {})'],
  [SERVER, 'export type Say = (isOpen: boolean) => void'],
  [SCREEN, 'export function useOnceTrue(value: boolean) {}'],
  [TEST, 'const one = (name: string, isOpen: boolean) => ({ name, isOpen })'],
  [SERVER, '// @ts-expect-error the types of this package forget the second form'],
  [SERVER, "const route = '/pages/home/market'\nimport { home } from '../home/home.ts'"],
  [SERVER, '// quoted as USD/XXX'],
  [SERVER, 'await new Promise((resolve) => setTimeout(resolve, 50))'],
  [TEST, "import { setImmediate as nextTurn } from 'node:timers/promises'"],
  [TEST, "new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 9))"],
  [TEST, 'setTimeout(() => { hasFired = true }, 0)'],
  ['packages/wire/src/calls/market.ts', 'const pair = row.jiaoyidui'],
  ['apps/web/src/parts/sanitised-html.tsx', 'export const a = <p dangerouslySetInnerHTML={x} />'],
  ['apps/server/src/features/content/customer-service.ts', ''],
  [SCREEN, `const a = <p className="${'px-4 py-2 '.repeat(20)}" />`],
  [SERVER, `const agent = '${'Mozilla/5.0 (like others) '.repeat(5)}'`],
  [TEST, "test.skipIf(noPostgres)('x', () => {})"],
] as const

describe('tidy', () => {
  const breaches = BREACHES.map(([path, text, message]) => ({ path, text, message }))
  test.each(breaches)('$message: refused in $path', ({ path, text, message }) => {
    const messages = breachesOf({ path, text: `// Planted.\n${text}\n` }).map((b) => b.message)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(message)
  })

  test.each(WELCOME)('%s may say: %s', (path, text) => {
    expect(breachesOf({ path, text: `// Planted.\n${text}\n` })).toEqual([])
  })

  test.each([
    '# a\nLives here: a thing.\n',
    '# a\n- **Never**: b.\n- **Comes in**: c.\n',
    '# a\n- **Lives here**: a thing.\n- **Knows**: b.\n',
  ])('a card of another form: %s', (text) => {
    const messages = breachesOf({ path: CARD, text }).map(({ message }) => message)
    expect(messages).toEqual([expect.stringContaining('a card has the lines')])
  })

  test('a card whose lines wrap, and that leaves some out, passes', () => {
    const text = '# a\n- **Lives here**: a\n  thing.\n- **Never**: b.\n'
    expect(breachesOf({ path: CARD, text })).toEqual([])
  })

  test('a file without its sentence of purpose', () => {
    const [breach] = breachesOf({ path: SERVER, text: 'export const a = 1\n' })
    expect(breach?.message).toContain('what it is for')
  })

  test.each([CORE, SERVER, SCREEN])('H9: no figure is drawn by chance in %s', (path) => {
    const text = '// Planted.\n\nexport const online = Math.round(900 + Math.random() * 100)\n'
    expect(breachesOf({ path, text }).map(({ message }) => message)).toEqual([
      expect.stringContaining('Math.random'),
    ])
  })

  test('the line of the breach is named', () => {
    const text = '// Planted.\n\nconst a = 1\nconst b = Math.random()\n'
    expect(breachesOf({ path: SERVER, text }).map((breach) => breach.line)).toEqual([4])
  })

  test('one brand text for two types, in a tree on the disk', () => {
    const tree = plantTree({
      'packages/core/src/a.ts': "// A.\nexport type A = Brand<bigint, 'Money'>\n",
      'packages/core/src/b.ts': "// B.\nexport type B = Brand<bigint, 'Money'>\n",
      'node_modules/thing/index.ts': 'const n = Math.random()\n',
    })
    const { breaches } = tidy(tree.folder)
    tree.remove()
    expect(breaches.map((breach) => breach.message)).toEqual([
      "brand 'Money' is taken by packages/core/src/a.ts:2: the two types would be one",
    ])
  })

  test('no file is a symbolic link', () => {
    const tree = plantTree({ 'apps/web/public/a.js': '// What it is.\n' })
    symlinkSync('../web/public/a.js', join(tree.folder, 'apps/b.js'))
    const { breaches } = tidy(tree.folder)
    tree.remove()
    expect(breaches).toEqual([
      { path: 'apps/b.js', line: 1, message: expect.stringMatching(/^a symbolic link/) },
    ])
  })
})
