// A file that somebody named on the command line; what is wrong with it is one sentence.

import { readFileSync, statSync } from 'node:fs'
import { CannotBegin } from './command.ts'

/** As text. Throws CannotBegin where there is none that can be read. */
export function readGivenFile(path: string): string {
  requireFile(path)
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new CannotBegin(`${path} cannot be read (${code}).`, { cause })
  }
}

/** Throws CannotBegin where `path` is no list in JSON. */
export function readGivenList(path: string): readonly unknown[] {
  const list = parse(path, readGivenFile(path))
  if (!Array.isArray(list)) throw new CannotBegin(`${path} is JSON, but no list.`)
  return list
}

/** Throws CannotBegin. */
export function requireFile(path: string): void {
  const what = statSync(path, { throwIfNoEntry: false })
  if (what === undefined) throw new CannotBegin(`There is no file ${path}.`)
  if (!what.isFile()) throw new CannotBegin(`${path} is no file.`)
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CannotBegin(`${path} is no JSON.`)
  }
}
