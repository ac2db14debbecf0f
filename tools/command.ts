// One command of package.json: what it takes, its help, and how it refuses what it cannot use.

import { type ParseArgsConfig, parseArgs } from 'node:util'

export type Command = {
  /** As package.json has it. */
  readonly name: string
  /** Whole sentences. */
  readonly does: string
  /** What stands there by its place, without dashes. */
  readonly operands?: readonly Operand[]
  /** By their names without dashes. */
  readonly options?: Readonly<Record<string, CommandOption>>
  /** Environment variables that it reads, and what each says. */
  readonly environment?: Readonly<Record<string, string>>
  /** What is typed behind the command; each is shown whole. */
  readonly examples: readonly string[]
}

export type Operand = {
  readonly name: string
  readonly count: 'one' | 'at most one' | 'one or more' | 'any'
  readonly meaning: string
}

export type CommandOption = {
  /** The name of its value; absent: it stands alone. */
  readonly value?: string
  readonly meaning: string
}

export type Given = {
  readonly operands: readonly string[]
  /** True for an option that stands alone. */
  readonly options: Readonly<ReturnType<typeof parseArgs>['values']>
}

/** What was given cannot be used, or there is nothing to work on: said in one sentence. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin'
}

const CANNOT_BEGIN_STATUS = 2
const HELP = { help: { meaning: 'this text' } } as const

/**
 * Shows the help, refuses what the command does not know, or does its work, whose answer is the
 * exit status. The work imports what is heavy by itself, so that help comes at once.
 */
export async function startCommand(
  command: Command,
  work: (given: Given) => Promise<number | undefined>,
): Promise<void> {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    console.log(helpOf(command))
    return
  }
  try {
    const status = await work(readGiven(command, words))
    if (status !== undefined) process.exitCode = status
  } catch (fault) {
    if (!(fault instanceof CannotBegin)) throw fault
    console.error(`${command.name}: ${fault.message}`)
    console.error(`What it takes: ${callOf(command)} --help`)
    process.exit(CANNOT_BEGIN_STATUS)
  }
}

/** Throws CannotBegin. */
export function readGiven(command: Command, words: readonly string[]): Given {
  const { operands = [], options = {} } = command
  const config = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  )
  const parsed = parse(words, Object.fromEntries(config))
  const missing = operands[parsed.positionals.length]
  if (missing !== undefined && /^one/.test(missing.count)) {
    throw new CannotBegin(`${missing.name} is missing: ${missing.meaning}.`)
  }
  const isBounded = operands.every(({ count }) => /one$/.test(count))
  const surplus = isBounded ? parsed.positionals[operands.length] : undefined
  if (surplus !== undefined) throw new CannotBegin(`There is no use for "${surplus}".`)
  return { operands: parsed.positionals, options: parsed.values }
}

function parse(words: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true })
  } catch (fault) {
    // What follows the first sentence tells of `--`, which npm takes for itself.
    const [sentence] = (fault as Error).message.split(/\.\s|\n/)
    throw new CannotBegin(`${sentence?.replace(/\.$/, '')}.`)
  }
}

export function helpOf(command: Command): string {
  const { does, operands = [], options = {}, environment = {}, examples } = command
  const parameters = [
    ...operands.map(({ name, meaning }) => [name, meaning] as const),
    ...Object.entries({ ...options, ...HELP }).map(
      ([name, option]) => [dashed(name, option), option.meaning] as const,
    ),
  ]
  return [
    [callOf(command), ...usageOf(command)].join(' '),
    does,
    titled('Parameters:', parameters),
    ...(Object.keys(environment).length === 0
      ? []
      : [titled('Environment:', Object.entries(environment))]),
    ['Example:', ...examples.map((words) => `  ${exampleOf(command, words)}`)].join('\n'),
    'Ends with 0 when all is well, 1 when something is wrong, 2 when it cannot begin.',
  ].join('\n\n')
}

function usageOf({ operands = [], options = {} }: Command): readonly string[] {
  const places: Readonly<Record<Operand['count'], (name: string) => string>> = {
    one: (name) => name,
    'at most one': (name) => `[${name}]`,
    'one or more': (name) => `${name}…`,
    any: (name) => `[${name}…]`,
  }
  return [
    ...operands.map(({ name, count }) => places[count](name)),
    ...Object.entries(options).map(([name, option]) => `[${dashed(name, option)}]`),
  ]
}

function dashed(name: string, { value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

function titled(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([name]) => name.length))
  const below = `\n${' '.repeat(width + 4)}`
  return [
    title,
    ...lines.map(([name, what]) => `  ${name.padEnd(width)}  ${what.replaceAll('\n', below)}`),
  ].join('\n')
}

/** The two that npm knows by themselves are called as everybody calls them. */
function callOf({ name }: Command): string {
  return name === 'start' || name === 'test' ? `npm ${name} --` : `npm run ${name} --`
}

/** Settings stand before the command. */
function exampleOf(command: Command, words: string): string {
  const all = words.split(' ').filter((word) => word !== '')
  const settings = all.filter((word) => /^[A-Z_]+=/.test(word))
  const given = all.filter((word) => !settings.includes(word))
  const call = given.length === 0 ? callOf(command).replace(/ --$/, '') : callOf(command)
  return [...settings, call, ...given].join(' ')
}
