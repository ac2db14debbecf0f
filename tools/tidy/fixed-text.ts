// Tells text that the program itself fixes from text that comes from outside, where it can be seen.
import ts from 'typescript'

/**
 * True for literals, `CONSTANTS`, choices between such and texts made of them, and names that are
 * declared around here as one of a list of literals.
 */
export function isFixedText(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) return true
  if (ts.isBinaryExpression(node)) return isFixedText(node.left) && isFixedText(node.right)
  if (ts.isConditionalExpression(node)) {
    return isFixedText(node.whenTrue) && isFixedText(node.whenFalse)
  }
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.every(({ expression }) => isFixedText(expression))
  }
  if (!ts.isIdentifier(node)) return false
  return /^[A-Z][A-Z0-9_]*$/.test(node.text) || isDeclaredFixed(node)
}

/** Looks outwards through the functions around the name for its declaration. */
function isDeclaredFixed(name: ts.Identifier): boolean {
  for (let around: ts.Node = name.parent; around !== undefined; around = around.parent) {
    if (ts.isFunctionLike(around)) {
      const parameter = around.parameters.find((one) => isNamed(one, name.text))
      if (parameter !== undefined) return isListOfLiterals(parameter.type)
    }
    const constant = ts.isBlock(around) ? constantIn(around, name.text) : undefined
    if (constant !== undefined) {
      return constant.initializer !== undefined && isFixedText(constant.initializer)
    }
  }
  return false
}

function constantIn(block: ts.Block, name: string): ts.VariableDeclaration | undefined {
  return block.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => isNamed(one, name))
}

function isNamed(declaration: ts.ParameterDeclaration | ts.VariableDeclaration, name: string) {
  return ts.isIdentifier(declaration.name) && declaration.name.text === name
}

function isListOfLiterals(type: ts.TypeNode | undefined): boolean {
  if (type === undefined) return false
  if (ts.isUnionTypeNode(type)) return type.types.every(isListOfLiterals)
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
}
