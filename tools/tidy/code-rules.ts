// Rules about code, read from its syntax tree: banned calls with their replacement, parameters.
import ts from 'typescript'
import { breachesOfNodes, isCode, isCore, isTest, type TidyFile, type TidyRule } from './breach.ts'
import { isFixedText } from './fixed-text.ts'

const MOST_PARAMETERS = 4

/** Names that do not exist in core, and what stands in their place. */
const BANNED_IN_CORE: ReadonlyMap<string, string> = new Map([
  ['Date', 'take an Instant from the record that is handled'],
  ['setTimeout', 'time passes by records: see engine/trading/on-time.ts'],
  ['setInterval', 'time passes by records: see engine/trading/on-time.ts'],
  ['setImmediate', 'core is synchronous'],
  ['queueMicrotask', 'core is synchronous'],
  ['process', 'core knows no machine: hand the value in'],
  ['console', 'return it as an event, or break loudly with invariant()'],
  ['fetch', 'core has no IO: the caller reads, core decides'],
  ['Promise', 'core is synchronous'],
  ['performance', 'take an Instant from the record that is handled'],
  ['crypto', 'core has no chance: ids come with the command'],
  ['globalThis', 'core knows no machine: hand the value in'],
  ['parseFloat', 'read decimal text with numbers/decimal-text.ts'],
  ['parseInt', 'read decimal text with numbers/decimal-text.ts'],
])

const pureCore: TidyRule = (file) =>
  isCore(file.path)
    ? breachesOfNodes(file, (node) => {
        if (ts.isAwaitExpression(node)) return 'await in core: core is synchronous'
        if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async in core: core is synchronous'
        if (!ts.isIdentifier(node) || isOnlyAName(node)) return undefined
        const instead = BANNED_IN_CORE.get(node.text)
        return instead === undefined ? undefined : `${node.text} in core: ${instead}`
      })
    : []

/** A conservative filter may use floats (in front of an exact check); they come from here. */
const FLOAT_FILTERS: readonly string[] = ['packages/core/src/numbers/approximate.ts']

const exactMoney: TidyRule = (file) =>
  isCore(file.path) && !FLOAT_FILTERS.includes(file.path)
    ? breachesOfNodes(file, (node) => {
        if (!ts.isCallExpression(node)) return undefined
        if (isNamed(node.expression, 'Number')) {
          return 'Number() in core: money and prices stay bigint (numbers/money.ts, price.ts)'
        }
        return isMember(node.expression, 'toFixed')
          ? 'toFixed in core: write money and prices with numbers/decimal-text.ts'
          : undefined
      })
    : []

const noChance: TidyRule = (file) =>
  breachesOfNodes(file, (node) =>
    ts.isPropertyAccessExpression(node) &&
    isNamed(node.expression, 'Math') &&
    node.name.text === 'random'
      ? 'Math.random: node:crypto or crypto.getRandomValues for secrets and jitter, ' +
        'testkit/seeded-random for simulations'
      : undefined,
  )

/** The one place that may set HTML, after cleaning it. */
const CLEANED_HTML = /\/sanitised-html\.tsx$/

const noRawHtml: TidyRule = (file) =>
  CLEANED_HTML.test(file.path)
    ? []
    : breachesOfNodes(file, (node) =>
        ts.isIdentifier(node) && /^(dangerouslySetInnerHTML|innerHTML|outerHTML)$/.test(node.text)
          ? `${node.text}: show text as text, or clean it in sanitised-html.tsx`
          : undefined,
      )

/** The places that name them, and ask whether they work: of texts, and of receipts. */
const STORAGE: readonly string[] = [
  'packages/ui/src/device-storage.ts',
  'apps/web/src/live/receipts/receipt-store.ts',
]
const IN_BROWSER = /^(apps\/(web|office)|packages\/ui)\/src\//

const guardedStorage: TidyRule = (file) =>
  STORAGE.includes(file.path) || !IN_BROWSER.test(file.path) || isTest(file.path)
    ? []
    : breachesOfNodes(file, (node) => {
        if (isStorage(node) || isStorageOfWindow(node))
          return 'bare storage may be full or forbidden: keep by ui/device-storage'
        return ts.isCallExpression(node) && isNamed(node.expression, 'persist') && !hasStorage(node)
          ? 'persist without `storage` fails with a full one: keep in platform/stored-state'
          : undefined
      })

function isStorage(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || isOnlyAName(node)) return false
  return /^(localStorage|sessionStorage|indexedDB)$/.test(node.text)
}

function isStorageOfWindow(node: ts.Node): boolean {
  return ['localStorage', 'sessionStorage'].some((name) => isMember(node, name))
}

function hasStorage({ arguments: [, options] }: ts.CallExpression): boolean {
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return false
  return options.properties.some(({ name }) => name?.getText() === 'storage')
}

const SQL_CALLS = /^(query|exec|execute|unsafe)$/
/** Run what is fixed elsewhere: the files of apps/server/migrations, lists, what a test plants. */
const RUNS_OUR_FILES =
  /^apps\/server\/src\/platform\/(migrate|list-page|results-by-day|statement-piece)\.ts$|^apps\/server\/test\//
/** These get the parts of a statement. */
const LIST_CALLS =
  /^(loadRows|loadPage|loadCounted|loadEntryPage|resultsByDay|loadWithPiece|pieceOf|pagePiece)$/
const BUILT_SQL = 'SQL built from strings: hand the value in as a parameter ($1)'

const noBuiltSql: TidyRule = (file) =>
  breachesOfNodes(file, (node) => {
    if (RUNS_OUR_FILES.test(file.path)) return undefined
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const [sql] = node.arguments
    if (sql === undefined || !SQL_CALLS.test(node.expression.name.text)) return undefined
    const built = ts.isTemplateExpression(sql)
      ? sql.templateSpans.some((span) => !isFixedText(span.expression))
      : ts.isBinaryExpression(sql) && !isFixedText(sql)
    return built ? BUILT_SQL : undefined
  })

/** Nothing of what stands around such a call may come from outside. */
const noBuiltLists: TidyRule = (file) =>
  breachesOfNodes(file, (node) => {
    if (RUNS_OUR_FILES.test(file.path)) return undefined
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
    if (!LIST_CALLS.test(node.expression.text)) return undefined
    return holdsBuiltText(ts.findAncestor(node, ts.isFunctionLike) ?? node) ? BUILT_SQL : undefined
  })

function holdsBuiltText(node: ts.Node): boolean {
  const isText =
    ts.isTemplateExpression(node) ||
    (ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      [node.left, node.right].some(ts.isStringLiteralLike))
  if (isText && !isFixedText(node)) return true
  return ts.forEachChild(node, (child) => holdsBuiltText(child) || undefined) ?? false
}

const IN_FEATURES = /^apps\/server\/src\/features\//
/** Stores, and what only tests use. */
const MAY_SAY_SQL = /store\.ts$|-fixture\.ts$/
const BEGINS_LIKE_SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\s/

const sqlInStores: TidyRule = (file) =>
  !IN_FEATURES.test(file.path) || MAY_SAY_SQL.test(file.path) || isTest(file.path)
    ? []
    : breachesOfNodes(file, (node) =>
        (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && BEGINS_LIKE_SQL.test(node.text)
          ? 'SQL outside of a store: it stands in the store.ts of the slice that owns the table'
          : undefined,
      )

const everyTestRuns: TidyRule = (file) =>
  isTest(file.path)
    ? breachesOfNodes(file, (node) => {
        if (!ts.isPropertyAccessExpression(node)) return undefined
        const runner = node.expression
        if (ts.isIdentifier(runner) && runner.text === 'vi' && /^(do)?mock$/i.test(node.name.text))
          return 'vi.mock: run the real thing, or hand the part in as an argument'
        return ts.isIdentifier(runner) &&
          /^(test|it|describe|suite)$/.test(runner.text) &&
          /^(only|skip|todo|fails)$/.test(node.name.text)
          ? `${runner.text}.${node.name.text}: every test runs (skipIf names its condition)`
          : undefined
      })
    : []

const fewParameters: TidyRule = (file) =>
  breachesOfNodes(file, (node) =>
    ts.isFunctionLike(node) && node.parameters.length > MOST_PARAMETERS
      ? `${node.parameters.length} parameters, at most ${MOST_PARAMETERS}: pass one object`
      : undefined,
  )

const noBooleanParameter: TidyRule = (file) =>
  isTest(file.path)
    ? []
    : breachesOfNodes(file, (node) =>
        ts.isParameter(node) && isBoolean(node) && isOurChoice(node.parent)
          ? 'a boolean parameter reads as true/false at the call: name the two cases, or split'
          : undefined,
      )

const importsWithEnding: TidyRule = (file) =>
  breachesOfNodes(file, (node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined
    const from = node.moduleSpecifier
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return
    return /\.[a-z0-9]+(\?[a-z]+)?$/.test(from.text)
      ? undefined
      : `'${from.text}': name the file with its ending (.ts, .tsx)`
  })

export const CODE_RULES: readonly TidyRule[] = [
  pureCore,
  exactMoney,
  noChance,
  noRawHtml,
  guardedStorage,
  noBuiltSql,
  noBuiltLists,
  sqlInStores,
  everyTestRuns,
  fewParameters,
  noBooleanParameter,
  importsWithEnding,
].map((rule) => (file: TidyFile) => (isCode(file.path) ? rule(file) : []))

/** A property, a member or a type of that name is something else than the global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return true
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
    parent.name === node
  )
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name
}

function isMember(node: ts.Node, name: string): boolean {
  return ts.isPropertyAccessExpression(node) && node.name.text === name
}

function isBoolean(parameter: ts.ParameterDeclaration): boolean {
  const written = parameter.type?.getText()
  if (written !== undefined) return /^(readonly )?boolean( \| undefined)?$/.test(written)
  const start = parameter.initializer?.kind
  return start === ts.SyntaxKind.TrueKeyword || start === ts.SyntaxKind.FalseKeyword
}

/** A function handed to somebody's call or prop has the parameters that they decided. */
function isOurChoice(owner: ts.Node): boolean {
  // A hook that watches one value gets just that.
  if (ts.isFunctionDeclaration(owner) && /^use[A-Z]/.test(owner.name?.text ?? '')) {
    return owner.parameters.length > 1
  }
  if (ts.isFunctionDeclaration(owner) || ts.isMethodDeclaration(owner)) return true
  if (ts.isConstructorDeclaration(owner)) return true
  if (!ts.isArrowFunction(owner) && !ts.isFunctionExpression(owner)) return false
  return !ts.isCallExpression(owner.parent) && !ts.isJsxExpression(owner.parent)
}
