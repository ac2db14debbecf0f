// Tests wait for a sign, not for a time: what takes a moment here takes ten on another machine.
import ts from 'typescript'
import { breachesOfNodes, isTest, type TidyRule } from './breach.ts'

/** What tests are made of, beside the tests themselves. */
const TEST_CODE = /^(e2e|tests|packages\/testkit|apps\/server\/test)\/|-fixture\.tsx?$/

/** Where a time is the matter itself, and why. */
const WITH_REASON: ReadonlyMap<string, string> = new Map([
  ['packages/testkit/src/eventually.ts', 'looks again and again, for all who wait for a sign'],
  ['apps/server/src/feed/adapters/binance-adapter.test.ts', 'a time in which nothing may happen'],
  ['apps/server/src/platform/answer-timeout.race.test.ts', 'a query that takes too long'],
  ['apps/server/src/roles/engine-role.test.ts', 'a venue that takes its time to answer'],
  ['e2e/journeys/loading.e2e.ts', 'a time in which nothing may be shown'],
  ['e2e/journeys/steady.e2e.ts', 'answers that come late'],
  ['apps/server/test/database/slow-database.ts', 'is there to be slow'],
  ['tools/tidy/tidy.test.ts', 'plants what this rule refuses'],
  ['tests/crash/buyer.ts', 'customers who act, machines that fall or stand still for so long'],
])

const MESSAGE =
  'a fixed pause in a test: await the sign it is there for (testkit/eventually, e2e/page-signs), ' +
  'or give the reason in tools/tidy/pause-rule.ts'

export const noPauses: TidyRule = (file) => {
  if (!(isTest(file.path) || TEST_CODE.test(file.path)) || WITH_REASON.has(file.path)) return []
  return breachesOfNodes(file, (node) => (isPause(node) ? MESSAGE : undefined))
}

function isPause(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) && /\bpg_sleep\b/.test(node.text)) return true
  if (ts.isImportDeclaration(node)) return importsPause(node)
  if (!ts.isCallExpression(node)) return false
  if (ts.isPropertyAccessExpression(node.expression)) {
    return node.expression.name.text === 'waitForTimeout'
  }
  const [first] = node.arguments
  return (
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'setTimeout' &&
    first !== undefined &&
    ts.isIdentifier(first) &&
    isResolverOfPromise(first)
  )
}

/** `setTimeout` of `node:timers/promises` is nothing but a pause. */
function importsPause({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean {
  if (!ts.isStringLiteral(moduleSpecifier)) return false
  if (!/^(node:)?timers\/promises$/.test(moduleSpecifier.text)) return false
  const names = importClause?.namedBindings
  if (names === undefined || !ts.isNamedImports(names)) return true
  return names.elements.some(
    ({ name, propertyName }) => (propertyName ?? name).text !== 'setImmediate',
  )
}

/** Of a promise that a timer alone fulfils: one that rejects is a bound, not a pause. */
function isResolverOfPromise(name: ts.Identifier): boolean {
  for (let node: ts.Node = name; node.parent !== undefined; node = node.parent) {
    if (!ts.isNewExpression(node.parent)) continue
    const executor = node
    if (!ts.isArrowFunction(executor) && !ts.isFunctionExpression(executor)) return false
    const [resolver] = executor.parameters
    return (
      resolver !== undefined && ts.isIdentifier(resolver.name) && resolver.name.text === name.text
    )
  }
  return false
}
