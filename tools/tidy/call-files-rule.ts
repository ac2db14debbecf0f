// Pages take types of the files of calls, no values: with one comes zod, which is large and tries
// eval, and the content policy stops that.
import ts from 'typescript'
import { breachesOfNodes, isTest, type TidyRule } from './breach.ts'

const ON_PAGES = /^apps\/(web|office)\/src\//
const CALL_FILES = /^@fairtick\/wire\/(admin\/)?calls\//

const MESSAGE =
  'a value from a file of calls on a page: zod would come with it; move the value to a file of ' +
  'wire that is free of zod'

export const noCallFiles: TidyRule = (file) => {
  if (!ON_PAGES.test(file.path) || isTest(file.path)) return []
  return breachesOfNodes(file, (node) => (takesValue(node) ? MESSAGE : undefined))
}

function takesValue(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false
  return CALL_FILES.test(node.moduleSpecifier.text) && !isOfTypes(node.importClause)
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}
