// Holds every file of the tree against the house rules that no other tool checks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, symbolicLinks } from '../project-files.ts'
import { uniqueBrands } from './brand-rule.ts'
import type { Breach, TidyFile } from './breach.ts'
import { noCallFiles } from './call-files-rule.ts'
import { CODE_RULES } from './code-rules.ts'
import { noDeviceClock } from './device-clock-rule.ts'
import { noSharedHooks } from './hook-rule.ts'
import { noPauses } from './pause-rule.ts'
import { SHAPE_RULES } from './shape-rules.ts'
import { TEXT_RULES } from './text-rules.ts'

export type TidyReport = { readonly filesRead: number; readonly breaches: readonly Breach[] }

const TEXT_FILES = /\.(tsx?|m?js|css|html|sql|md|json|ya?ml|sh|svg|webmanifest)$|^\.(ci\/|npmrc)/
/** Recorded data and worked cases: read by tests, written by nobody. */
const DATA = /^packages\/testkit\/(vectors|market-data|data)\//

/** The tree under `folder` is laid out like the repository. */
export function tidy(folder: string): TidyReport {
  const files = projectFiles(folder)
    .filter((path) => TEXT_FILES.test(path) && !DATA.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const breaches = [...files.flatMap(breachesOf), ...uniqueBrands(files), ...noLinks(folder)]
  return { filesRead: files.length, breaches }
}

/** A copy of the tree, or a file system without links, has the path of the target as its text. */
function noLinks(folder: string): Breach[] {
  const message = 'a symbolic link: keep one file, and read or copy it from where it stands'
  return symbolicLinks(folder).map((path) => ({ path, line: 1, message }))
}

/** Of one file alone. */
export function breachesOf(file: TidyFile): Breach[] {
  return [
    ...SHAPE_RULES,
    ...TEXT_RULES,
    ...CODE_RULES,
    noPauses,
    noSharedHooks,
    noDeviceClock,
    noCallFiles,
  ].flatMap((rule) => rule(file))
}
