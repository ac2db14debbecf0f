// Rules about the shape of files: length, width, names, the sentence of purpose.
import type { TidyRule } from './breach.ts'
import { isCode } from './breach.ts'

const LONGEST_FILE_LINES = 400
const WIDEST_LINE_COLUMNS = 100
const WEAK_NAMES = ['utils', 'util', 'helpers', 'helper', 'manager', 'service', 'common', 'misc']
/** Words of the product that end like a weak name. */
const PRODUCT_NAMES = ['customer-service']
/** Dictionaries: one sentence a line, as long as it is. Migrations: never changed once applied. */
const FREE_OF_SHAPE = /^packages\/words\/src\/|^apps\/server\/migrations\//
const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const OPENINGS = { code: /^(\/\/|\/\*)/, css: /^\/\*/ }

const noLongFile: TidyRule = ({ path, text }) => {
  if (!/\.(tsx?|css|sql)$/.test(path) || FREE_OF_SHAPE.test(path)) return []
  const lines = text.trimEnd().split('\n').length
  if (lines <= LONGEST_FILE_LINES) return []
  const message = `${lines} lines, at most ${LONGEST_FILE_LINES}: split it by what it is about`
  return [{ path, line: LONGEST_FILE_LINES + 1, message }]
}

const noWideLine: TidyRule = ({ path, text }) => {
  if (!/\.(tsx?|css|sql)$/.test(path) || FREE_OF_SHAPE.test(path)) return []
  return text.split('\n').flatMap((line, place) => {
    const columns = [...measured(line)].length
    if (columns <= WIDEST_LINE_COLUMNS || /https?:\/\//.test(line)) return []
    return [
      { path, line: place + 1, message: `${columns} columns, at most ${WIDEST_LINE_COLUMNS}` },
    ]
  })
}

const speakingName: TidyRule = ({ path }) => {
  const parts = path.split('/')
  const names = parts.map((part, place) =>
    place === parts.length - 1 ? (part.split('.')[0] ?? '') : part,
  )
  const weak = names.find(isWeak)
  if (weak === undefined || !/\.(tsx?|css|sql)$/.test(path)) return []
  return [{ path, line: 1, message: `"${weak}" says nothing: name it after what it does` }]
}

const kebabCaseName: TidyRule = ({ path }) => {
  if (!/\.(tsx?|css)$/.test(path)) return []
  const wrong = path.split('/').find((part) => !KEBAB_CASE.test(part))
  if (wrong === undefined) return []
  return [{ path, line: 1, message: `"${wrong}": files and folders are named in kebab-case` }]
}

const purposeFirst: TidyRule = ({ path, text }) => {
  const opening = openingFor(path)
  if (opening === undefined) return []
  const first = text.startsWith('#!') ? text.slice(text.indexOf('\n') + 1) : text
  if (opening.test(first)) return []
  return [{ path, line: 1, message: 'starts without the sentence that says what it is for' }]
}

export const SHAPE_RULES: readonly TidyRule[] = [
  noLongFile,
  noWideLine,
  speakingName,
  kebabCaseName,
  purposeFirst,
]

/** A long text or pattern counts as nothing: broken apart it could not be searched for. */
function measured(line: string): string {
  if (/^\s*(\/\/|\/?\*)/.test(line)) return line
  return line.replace(/(["'`/])(?:[^"'`/\\]|\\.|(?!\1)["'`/]){40,}\1/g, '')
}

function isWeak(name: string): boolean {
  if (PRODUCT_NAMES.some((known) => name.endsWith(known))) return false
  return WEAK_NAMES.some((weak) => name === weak || name.endsWith(`-${weak}`))
}

function openingFor(path: string): RegExp | undefined {
  if (isCode(path)) return OPENINGS.code
  if (path.endsWith('.css')) return OPENINGS.css
  return undefined
}
