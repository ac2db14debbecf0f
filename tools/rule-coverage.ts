// Which test names which trading rule: `node tools/rule-coverage.ts`, or `--count` for one line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'
import { RULE_IDS } from './rule-ids.ts'

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
  const named = [...coverage.values()].filter((list) => list.length > 0).length
  if (!process.argv.includes('--count')) {
    for (const [id, list] of coverage) {
      console.log(list.length === 0 ? `${id}  —` : `${id}`)
      for (const test of list) console.log(`    ${test.path}: ${test.name}`)
    }
  }
  console.log(`${named} of ${RULE_IDS.length} trading rules are named by a test`)
}
