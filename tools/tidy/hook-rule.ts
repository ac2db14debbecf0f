// Hooks stand in the file of their tests: the files of a worker share its modules, so a hook at the
// top of another module is set up once, for the file that loads it first, and for no other.
import ts from 'typescript'
import { breachesOfNodes, isCode, isTest, type TidyRule } from './breach.ts'

const HOOKS = ['beforeAll', 'beforeEach', 'afterAll', 'afterEach']

const MESSAGE =
  'a hook of tests at the top of a module: it would run for the first file that loads it alone. ' +
  'Export what it does, and let each file of tests call it in a hook of its own'

export const noSharedHooks: TidyRule = (file) => {
  if (!isCode(file.path) || isTest(file.path)) return []
  return breachesOfNodes(file, (node) => (isHookAtTop(node) ? MESSAGE : undefined))
}

function isHookAtTop(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
  if (!HOOKS.includes(node.expression.text)) return false
  return ts.isExpressionStatement(node.parent) && ts.isSourceFile(node.parent.parent)
}
