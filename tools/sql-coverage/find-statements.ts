// The SQL statements that stand in the server's code, each as the parts of its text that are fixed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFiles } from '../project-files.ts'

export type Statement = {
  readonly path: string
  readonly line: number
  /** In their order; between them stands what is put in at run time. */
  readonly parts: readonly string[]
  readonly text: string
}

/** A statement that need not be asked. */
export type Exemption = {
  readonly path: string
  /** A piece of the statement's text. */
  readonly piece: string
  readonly reason: string
}

const ROOM = 'apps/server/src'
/** They open and prepare the one or the other database, and are tested as such. */
const ADAPTERS =
  /\/platform\/((postgres|pglite|open)-database|migrate(-postgres)?|run-time-role)\.ts$/
const NOT_SHIPPED = /(\.test|-fixture)\.tsx?$/
const VERBS = [
  ...['SELECT', 'INSERT INTO', 'UPDATE', 'DELETE FROM', 'WITH', 'LOCK TABLE', 'NOTIFY'],
  ...['SET LOCAL', 'SET TRANSACTION', 'ALTER TABLE'],
]
const BEGINS_LIKE_SQL = new RegExp(`^(${VERBS.join('|')})( |$)`)

/** Before and behind a text whose white space is all blanks. */
const END = '\n'

const LEASE = `${ROOM}/engine/run/lease.ts`
const ONE_PROCESS = 'PostgreSQL only: on PGlite the lock of the folder lets one process in'

const EXEMPTIONS: readonly Exemption[] = [
  { path: LEASE, piece: 'pg_try_advisory_lock', reason: ONE_PROCESS },
  { path: LEASE, piece: 'pg_try_advisory_xact_lock', reason: ONE_PROCESS },
  { path: LEASE, piece: 'pg_locks', reason: ONE_PROCESS },
  { path: LEASE, piece: 'pg_terminate_backend', reason: ONE_PROCESS },
  { path: LEASE, piece: 'RESET ROLE', reason: ONE_PROCESS },
  { path: LEASE, piece: 'SET ROLE', reason: ONE_PROCESS },
  { path: LEASE, piece: 'alive_time = now() WHERE epoch', reason: ONE_PROCESS },
  {
    path: `${ROOM}/roles/api-role.ts`,
    piece: 'SELECT 1',
    reason: 'it is asked only whether the database answers, which any test on PGlite shows',
  },
]

/** In the order of their files; `root` is the folder of the project. */
export function findStatements(root: string): Statement[] {
  return projectFiles(root, ROOM)
    .filter((path) => path.endsWith('.ts') && !NOT_SHIPPED.test(path) && !ADAPTERS.test(path))
    .flatMap((path) => statementsIn(path, readFileSync(join(root, path), 'utf8')))
}

export function statementsIn(path: string, code: string): Statement[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const constants = constantsOf(source)
  const found: Statement[] = []
  const visit = (node: ts.Node): void => {
    const parts = partsOf(node, constants)?.map(oneSpace)
    const isWhole = isRunAsItIs(node)
    if (parts !== undefined && (isWhole || BEGINS_LIKE_SQL.test(parts.join(' ').trim()))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const text = parts.join(' … ').trim()
      found.push({ path, line, parts: isWhole ? withEnds(parts) : parts, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Those that stand in no statement of `asked`, but for the exempt ones. */
export function unasked(
  statements: readonly Statement[],
  asked: readonly string[],
  exemptions: readonly Exemption[] = EXEMPTIONS,
): Statement[] {
  const texts = [...new Set(asked)].map((text) => `${END}${oneSpace(text)}${END}`)
  return statements
    .filter((statement) => !texts.some((text) => standsIn(text, statement)))
    .filter((statement) => !exemptions.some((exemption) => isExempt(exemption, statement)))
}

/** Those of a statement that is gone: each is a breach. */
export function needlessExemptions(
  statements: readonly Statement[],
  exemptions: readonly Exemption[] = EXEMPTIONS,
): Exemption[] {
  return exemptions.filter((each) => !statements.some((statement) => isExempt(each, statement)))
}

function isExempt({ path, piece }: Exemption, statement: Statement): boolean {
  return statement.path === path && statement.text.includes(piece)
}

type Constants = ReadonlyMap<string, ts.Node | undefined>

/** What each name stands for; undefined where it stands for several things. */
function constantsOf(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Node | undefined>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      const name = node.name.getText()
      constants.set(name, constants.has(name) ? undefined : node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return constants
}

/** The fixed parts of a text, with those of the constants in it; undefined of any other node. */
function partsOf(node: ts.Node | undefined, constants: Constants): string[] | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = [node.head.text]
  for (const { expression, literal } of node.templateSpans) {
    const constant = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined
    const inner = partsOf(constant, constants) ?? ['', '']
    const [first = '', ...others] = inner
    parts.push(`${parts.pop()}${first}`, ...others)
    parts.push(`${parts.pop()}${literal.text}`)
  }
  return parts
}

/** Nothing comes before or behind it: it is not asked where it is a piece of another one. */
function withEnds(parts: readonly string[]): string[] {
  return parts.map((part, place) => {
    const [before, behind] = [place === 0 ? END : '', place === parts.length - 1 ? END : '']
    return `${before}${part}${behind}`
  })
}

/** Given to `query`, or called `sql`. */
function isRunAsItIs(node: ts.Node): boolean {
  const { parent } = node
  // The file itself has none, whatever its type says.
  if (ts.isSourceFile(node)) return false
  if (ts.isVariableDeclaration(parent)) return parent.name.getText() === 'sql'
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  const { expression } = parent
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'query'
}

/** No pattern: one with many gaps takes minutes to fail on the text of a group. */
function standsIn(text: string, { parts }: Statement): boolean {
  let from = 0
  return parts.every((part) => {
    const place = text.indexOf(part, from)
    from = place + part.length
    return place !== -1
  })
}

/** White space beside what is put in goes: where nothing is put in, two blanks become one. */
function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
