// Reads every import of a tree with dependency-cruiser and holds it against the import table.
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { projectFiles } from '../project-files.ts'
import { deadFiles } from './dead-files.ts'
import { fileCircles } from './file-circles.ts'
import { IMPORT_RULES } from './import-rules.ts'
import { CHECKED_FOLDERS, OUTSIDE_ROOMS, ROOMS } from './import-table.ts'

export type BoundariesReport = {
  readonly filesRead: number
  /** One sentence each, in the order of the files; none when all is well. */
  readonly breaches: readonly string[]
  /** Paths that no program leads to. */
  readonly deadFiles: readonly string[]
}

/** The tree under `folder` is laid out like the repository. */
export async function checkBoundaries(folder: string): Promise<BoundariesReport> {
  const existing = CHECKED_FOLDERS.flatMap((room) => projectFiles(folder, room)).filter(isSource)
  const result = await readImports(folder, existing)
  return judgeBoundaries(existing, result)
}

/** Apart, so that a test can hand in a reading that missed a file. */
export function judgeBoundaries(
  existing: readonly string[],
  result: ICruiseResult,
): BoundariesReport {
  const read = new Set(result.modules.map((module) => module.source))
  const filesRead = existing.filter((file) => read.has(file)).length
  return {
    filesRead,
    breaches: [
      ...unreadFiles(existing, read),
      ...homelessFiles(existing),
      ...fileCircles(result.modules).map(circleSentence),
      ...result.summary.violations.map(sentenceOf),
    ],
    deadFiles: deadFiles(existing, result.modules),
  }
}

/** Fails loudly when a file is not there. */
export async function readImports(
  folder: string,
  files: readonly string[],
): Promise<ICruiseResult> {
  const before = process.cwd()
  // The reader resolves paths against the current folder, whatever baseDir says.
  process.chdir(folder)
  try {
    const { output } = await cruise(
      [...files],
      {
        ruleSet: IMPORT_RULES,
        validate: true,
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
      },
      {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'types', 'default'],
        extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
      },
    )
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with text')
    return output
  } finally {
    process.chdir(before)
  }
}

function unreadFiles(existing: readonly string[], read: ReadonlySet<string>): string[] {
  if (existing.length === 0) return ['no source file was found: the check would pass on nothing']
  return existing
    .filter((file) => !read.has(file))
    .map((file) => `${file}: exists but was not read, so its imports are unchecked`)
}

function homelessFiles(existing: readonly string[]): string[] {
  const rooms = ROOMS.map((room) => new RegExp(room.files))
  const outside = new RegExp(OUTSIDE_ROOMS)
  return existing
    .filter((file) => !outside.test(file) && !rooms.some((room) => room.test(file)))
    .map((file) => `${file}: lies in no room of tools/boundaries/import-table.ts`)
}

function sentenceOf(violation: ICruiseResult['summary']['violations'][number]): string {
  const rule = IMPORT_RULES.forbidden?.find((known) => known.name === violation.rule.name)
  return `${violation.from} → ${violation.to}: [${violation.rule.name}] ${rule?.comment ?? ''}`
}

function circleSentence(files: readonly string[]): string {
  const why = 'files that import each other, be it types alone, cannot be read one by one'
  return `${files.join(', ')}: [no circle] ${why}`
}

function isSource(path: string): boolean {
  return /\.(ts|tsx)$/.test(path)
}
