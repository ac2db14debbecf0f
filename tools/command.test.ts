// What a command is given is read by its definition, or refused in a sentence that names it.

import { describe, expect, it } from 'vitest'
import { CannotBegin, type Command, helpOf, readGiven } from './command.ts'

const COPY: Command = {
  name: 'copy',
  does: 'Copies.',
  operands: [
    { name: 'FROM', count: 'one', meaning: 'what is copied' },
    { name: 'TO', count: 'at most one', meaning: 'where to' },
  ],
  options: { force: { meaning: 'over what is there' }, depth: { value: 'N', meaning: 'how deep' } },
  environment: { COPY_SPEED: 'how fast' },
  examples: ['a b', 'COPY_SPEED=2 --force a'],
}

describe('what was given', () => {
  it('is read in any order', () => {
    const given = readGiven(COPY, ['a', '--depth', '3', 'b', '--force'])
    expect(given).toMatchObject({ operands: ['a', 'b'], options: { depth: '3', force: true } })
    expect(readGiven(COPY, ['--', '--a']).operands).toEqual(['--a'])
  })

  it.each([
    [['a', '--frob'], "Unknown option '--frob'."],
    [['a', '-x'], "Unknown option '-x'."],
    [['a', '--depth'], "Option '--depth <value>' argument missing."],
    [['a', '--force=2'], "Option '--force' does not take an argument."],
    [['a', '--depth', '--force'], "Option '--depth' argument is ambiguous."],
    [[], 'FROM is missing: what is copied.'],
    [['a', 'b', 'c'], 'There is no use for "c".'],
  ])('%j is refused: %s', (words, sentence) => {
    expect(() => readGiven(COPY, words)).toThrow(new CannotBegin(sentence))
  })

  it('may be as long as it likes where any number is taken', () => {
    const operands = [{ name: 'FILE', count: 'one or more', meaning: 'a file' }] as const
    const read = (words: readonly string[]) => readGiven({ ...COPY, operands }, words).operands
    expect(read(['a', 'b', 'c'])).toHaveLength(3)
    expect(() => read([])).toThrow('FILE is missing')
  })
})

it('the help says what it does, what it takes, what it reads, and how it is typed', () => {
  expect(helpOf(COPY)).toBe(`npm run copy -- FROM [TO] [--force] [--depth N]

Copies.

Parameters:
  FROM       what is copied
  TO         where to
  --force    over what is there
  --depth N  how deep
  --help     this text

Environment:
  COPY_SPEED  how fast

Example:
  npm run copy -- a b
  COPY_SPEED=2 npm run copy -- --force a

Ends with 0 when all is well, 1 when something is wrong, 2 when it cannot begin.`)
})
