// The statements that the check of PGlite wants asked: none is missed, and none counts falsely.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'
import { findStatements, needlessExemptions, statementsIn, unasked } from './find-statements.ts'

const PATH = 'apps/server/src/features/a/store.ts'
const textsIn = (code: string) => statementsIn(PATH, code).map(({ text }) => text)
/** The texts in `code` that are left when `asked` was asked. */
const leftOf = (code: string, ...asked: string[]) =>
  unasked(statementsIn(PATH, code), asked).map(({ text }) => text)

describe('a statement', () => {
  it('stands in a string or in a template, on one line or on several, with its place', () => {
    const code = [
      "const ONE = 'SELECT a FROM b'",
      'tx.query(`DELETE FROM b\n   WHERE a = $1`, [a])',
      'const two = `\n  UPDATE b SET a = $1`',
    ].join('\n')
    expect(statementsIn(PATH, code).map(({ line, text }) => [line, text])).toEqual([
      [1, 'SELECT a FROM b'],
      [2, 'DELETE FROM b WHERE a = $1'],
      [4, 'UPDATE b SET a = $1'],
    ])
  })

  it('has gaps where something is put in', () => {
    const code = 'const ONE = `SELECT ${columns} FROM b LIMIT ${MAX + 1}`'
    expect(textsIn(code)).toEqual(['SELECT … FROM b LIMIT …'])
  })

  it.each(['LOCK TABLE a', 'SET LOCAL a = 0', 'ALTER TABLE a ENABLE TRIGGER b', 'WITH a AS (b)'])(
    'may be %s',
    (sql) => {
      expect(textsIn(`const ONE = ['${sql}']`)).toEqual([sql])
    },
  )

  it('is no sentence, no name and no other text', () => {
    const code = "const a = ['Update b', 'SELECTED b', 'a SELECT b', 'UPDATED'] // SELECT a FROM b"
    expect(textsIn(code)).toEqual([])
  })

  it('is what is asked, whatever it begins with', () => {
    const code = 'tx.query(`${from(a)} WHERE b`)\nconst sql = `${from(a)} AND b`'
    expect(textsIn(code)).toEqual(['… WHERE b', '… AND b'])
  })
})

describe('pieces put into each other', () => {
  const code = [
    'const WHOLE = `${ROWS} UNION ALL ${ROWS} ${WHERE}`',
    "const WHERE = 'WHERE a = $1'",
    'const ROWS = `SELECT ${columns} FROM b`',
  ].join('\n')

  it('are read as the statement that is run, wherever they stand in the file', () => {
    const whole = 'SELECT … FROM b UNION ALL SELECT … FROM b WHERE a = $1'
    expect(textsIn(code)).toEqual([whole, 'SELECT … FROM b'])
  })

  it('are asked with the statement that holds them, and it not with them', () => {
    const asked = 'SELECT a FROM b UNION ALL SELECT a FROM b WHERE a = $1'
    expect(leftOf(code, asked)).toEqual([])
    expect(leftOf(code, 'SELECT a FROM b')).toHaveLength(1)
  })

  it('are gaps where one name stands for two texts', () => {
    const twice = "const a = 'x'\nconst f = () => { const a = 'y' }\nconst B = `SELECT ${a}`"
    expect(textsIn(twice)).toEqual(['SELECT …'])
  })
})

describe('a statement is left', () => {
  it('when nobody asked it, and not when somebody did with other white space', () => {
    const code = "const ONE = 'SELECT a FROM b'\nconst TWO = `\n  SELECT c\n  FROM d`"
    expect(leftOf(code, 'SELECT  a\n FROM b\n')).toEqual(['SELECT c FROM d'])
    expect(leftOf(code, 'SELECT a FROM b', 'SELECT c FROM d')).toEqual([])
  })

  it('not where a gap was filled with something or with nothing', () => {
    const code = 'tx.query(`SELECT a FROM b ORDER BY c ${order}, d ${order} LIMIT $1`)'
    expect(leftOf(code, 'SELECT a FROM b ORDER BY c DESC, d DESC LIMIT $1')).toEqual([])
    expect(leftOf(code, 'SELECT a FROM b ORDER BY c , d LIMIT $1')).toEqual([])
    expect(leftOf(code, 'SELECT a FROM b ORDER BY d LIMIT $1')).toHaveLength(1)
  })

  it('when only a longer one was asked, though it is run by itself', () => {
    const longer = 'SELECT a FROM b WHERE c'
    expect(leftOf("tx.query('SELECT a FROM b')", longer)).toEqual(['SELECT a FROM b'])
    expect(leftOf("const sql = 'SELECT a FROM b'", longer)).toEqual(['SELECT a FROM b'])
    expect(leftOf("const PIECE = 'SELECT a FROM b'", longer)).toEqual([])
  })

  it('after one look at a text as long as that of a group, whatever its gaps', () => {
    const gaps = Array.from({ length: 20 }, () => '${a}').join(' b ')
    const text = `SELECT ${' b '.repeat(10_000)}`
    expect(leftOf(`const ONE = \`SELECT ${gaps} c\``, text)).toHaveLength(1)
  })
})

describe('an exemption', () => {
  const statements = statementsIn(PATH, "const a = ['SELECT lock($1)', 'SELECT a FROM b']")
  const lock = { path: PATH, piece: 'lock(', reason: 'the other database has none' }

  it('leaves out what it names, in its file alone', () => {
    const textsLeft = (path: string) =>
      unasked(statements, [], [{ ...lock, path }]).map(({ text }) => text)
    expect(textsLeft(PATH)).toEqual(['SELECT a FROM b'])
    expect(textsLeft('apps/server/src/features/b/store.ts')).toHaveLength(2)
  })

  it('is a breach itself when its statement is gone', () => {
    const gone = { ...lock, piece: 'unlock(' }
    expect(needlessExemptions(statements, [lock, gone])).toEqual([gone])
  })
})

describe('the files', () => {
  it('are those that are shipped, without the adapters of the two databases', () => {
    const root = mkdtempSync(join(tmpdir(), 'fairtick-statements-'))
    const names = [
      ...['features/a/store.ts', 'features/a/store.test.ts', 'features/a/a-fixture.ts'],
      ...[
        'features/auth/session-fixture.ts',
        'platform/postgres-database.ts',
        'engine/a.race.test.ts',
      ],
      'platform/outbox.ts',
    ]
    for (const name of names) {
      const file = join(root, 'apps/server/src', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, "const a = 'SELECT a FROM b'")
    }
    const paths = findStatements(root).map(({ path }) => path)
    rmSync(root, { recursive: true })
    expect(paths).toEqual([PATH, 'apps/server/src/platform/outbox.ts'])
  })

  const real = findStatements(ROOT_FOLDER)

  it('of the server hold hundreds, the one that commits a group among them', () => {
    expect(real.length).toBeGreaterThanOrEqual(350)
    const group = real.filter(
      ({ path }) => path === 'apps/server/src/engine/commit/group-statement.ts',
    )
    expect(group.map(({ text }) => text.slice(0, 25))).toContain('WITH guard AS MATERIALIZE')
  })

  it('of the server hold what each exemption names', () => {
    expect(needlessExemptions(real)).toEqual([])
  })
})
