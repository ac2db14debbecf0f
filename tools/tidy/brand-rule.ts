// Brands are told apart by their text alone: each text may stand once in core.
import type { Breach, TidyFile } from './breach.ts'

const BRAND = /\bBrand<[^>]*?,\s*'([^']+)'\s*>/

/** Needs all files at once, so it is no TidyRule. */
export function uniqueBrands(files: readonly TidyFile[]): Breach[] {
  const firstUse = new Map<string, string>()
  return files
    .filter((file) => /^(packages|apps)\/.*\.tsx?$/.test(file.path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, place) => {
        const name = BRAND.exec(line)?.[1]
        if (name === undefined) return []
        const here = `${file.path}:${place + 1}`
        const before = firstUse.get(name)
        if (before === undefined) firstUse.set(name, here)
        const message = `brand '${name}' is taken by ${before}: the two types would be one`
        return before === undefined ? [] : [{ path: file.path, line: place + 1, message }]
      }),
    )
}
