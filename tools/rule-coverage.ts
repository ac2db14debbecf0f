// Which test names which trading rule: `node tools/rule-coverage.ts`, or `--count` for one line.
// Ends with 1 when a property by which nobody can be cheated has no test of its name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { HONESTY_IDS, RULE_IDS } from './rule-ids.ts'

export type NamedTest = { readonly path: string; readonly name: string }

const TEST_FILES = /\.(test|e2e)\.tsx?$/
const RUNNERS = /^(test|it|describe)$/

/** The names given to `test`, `it` and `describe`, also with `.each`, `.skipIf` and the like. */
export function namesOfTests(path: string, text: string): NamedTest[] {
  const names: NamedTest[] = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
  const visit = (node: ts.Node) => {
    const [first] = ts.isCallExpression(node) ? node.arguments : []
    if (ts.isCallExpression(node) && first !== undefined && isRunner(node.expression)) {
      const isText = ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)
      if (isText) names.push({ path, name: first.getText(source).slice(1, -1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Rule id → the tests whose names mention it; `TR-4.1` is not mentioned by `TR-4.10`. */
export function coverageOf(tests: readonly NamedTest[]): ReadonlyMap<string, readonly NamedTest[]> {
  const coverage = new Map<string, NamedTest[]>(RULE_IDS.map((id) => [id, []]))
  for (const test of tests) {
    for (const [id] of test.name.matchAll(/TR-\d+(\.\d+)?/g)) {
      coverage.get(id)?.push(test)
      if (!coverage.has(id)) coverage.set(`${id} (unknown)`, [test])
    }
  }
  return coverage
}

/** Of the properties H1 to H15 those with which the name of no test begins. */
export function untestedProperties(tests: readonly NamedTest[]): readonly string[] {
  return HONESTY_IDS.filter((id) => !tests.some(({ name }) => new RegExp(`^${id}\\b`).test(name)))
}

function isRunner(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return RUNNERS.test(node.text)
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    return isRunner(node.expression)
  }
  return ts.isTaggedTemplateExpression(node) && isRunner(node.tag)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tests = projectFiles(ROOT_FOLDER)
    .filter((path) => TEST_FILES.test(path))
    .flatMap((path) => namesOfTests(path, readFileSync(join(ROOT_FOLDER, path), 'utf8')))
  const coverage = coverageOf(tests)
  const named = RULE_IDS.filter((id) => (coverage.get(id)?.length ?? 0) > 0).length
  if (!process.argv.includes('--count')) {
    for (const [id, list] of coverage) {
      console.log(list.length === 0 ? `${id}  —` : `${id}`)
      for (const test of list) console.log(`    ${test.path}: ${test.name}`)
    }
  }
  const untested = untestedProperties(tests)
  for (const id of untested) {
    console.log(`no test is named after ${id}: name one '${id}: …'`)
  }
  if (untested.length > 0) process.exitCode = 1
  console.log(
    `${named} of ${RULE_IDS.length} trading rules and ` +
      `${HONESTY_IDS.length - untested.length} of ${HONESTY_IDS.length} properties are named by a test`,
  )
}
