// What a tidy rule reads (one file) and what it says (one breach, with the way out).
import ts from 'typescript'

export type TidyFile = {
  /** Relative to the repository, with `/`. */
  readonly path: string
  readonly text: string
}

export type Breach = {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** What is wrong and what to do instead. */
  readonly message: string
}

export type TidyRule = (file: TidyFile) => Breach[]

export const isCode = (path: string) => /\.(ts|tsx)$/.test(path)
export const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
/** Code of core that ships; its tests may use what they like. */
export const isCore = (path: string) => path.startsWith('packages/core/src/') && !isTest(path)

/** A breach for every line that matches. */
export function breachesOfLines(file: TidyFile, pattern: RegExp, message: string): Breach[] {
  return file.text
    .split('\n')
    .flatMap((line, place) =>
      pattern.test(line) ? [{ path: file.path, line: place + 1, message }] : [],
    )
}

/** Walks every node of the file; `judge` answers a message for a node that breaks the rule. */
export function breachesOfNodes(
  file: TidyFile,
  judge: (node: ts.Node, source: ts.SourceFile) => string | undefined,
): Breach[] {
  const source = parsed(file)
  const breaches: Breach[] = []
  const visit = (node: ts.Node) => {
    const message = judge(node, source)
    if (message !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      breaches.push({ path: file.path, line: line + 1, message })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return breaches
}

let lastParsed: { file: TidyFile; source: ts.SourceFile } | undefined

/** All rules look at one file before the next, so one parsed file is remembered. */
function parsed(file: TidyFile): ts.SourceFile {
  if (lastParsed?.file !== file) {
    const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ES2023, true, kind)
    lastParsed = { file, source }
  }
  return lastParsed.source
}
