// The SQL statements that stand in the server's code, each as a pattern of the text that is run.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFiles } from '../project-files.ts'

export type Statement = {
  readonly path: string
  readonly line: number
  /** What is put in at run time may be anything; runs of white space are one space. */
  readonly pattern: RegExp
  readonly text: string
}

const ROOM = 'apps/server/src'
/** They open and prepare the one or the other database, and are tested as such. */
const ADAPTERS = /\/platform\/(postgres-database|pglite-database|open-database|migrate)\.ts$/
const NOT_SHIPPED = /(\.test|-fixture|test-door)\.tsx?$/
const BEGINS_LIKE_SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|LOCK TABLE|NOTIFY)\s/

/** In the order of their files; `root` is the folder of the project. */
export function findStatements(root: string): Statement[] {
  return projectFiles(root, ROOM)
    .filter((path) => path.endsWith('.ts') && !NOT_SHIPPED.test(path) && !ADAPTERS.test(path))
    .flatMap((path) => statementsIn(path, readFileSync(join(root, path), 'utf8')))
}

export function statementsIn(path: string, code: string): Statement[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false)
  const found: Statement[] = []
  const visit = (node: ts.Node): void => {
    const parts = partsOf(node)
    if (parts !== undefined && BEGINS_LIKE_SQL.test(parts.join(' '))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      const text = oneSpace(parts.join('…')).trim()
      found.push({ path, line, pattern: patternOf(parts), text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Those that no statement of `asked` holds. */
export function unasked(statements: readonly Statement[], asked: readonly string[]): Statement[] {
  const texts = asked.map(oneSpace)
  return statements.filter(({ pattern }) => !texts.some((text) => pattern.test(text)))
}

/** The fixed parts of a text, in their order; undefined of any other node. */
function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
}

function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => oneSpace(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(escaped.join('[^]*').trim())
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ')
}
