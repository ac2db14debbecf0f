// The office wears the colours of the tokens, in both themes.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DARK_COLOURS, LIGHT_COLOURS, type ThemeColours } from './theme-colours.ts'

const tokens = readFileSync(
  resolve(import.meta.dirname, '../../../../packages/ui/src/tokens.css'),
  'utf8',
)

test.each([
  { theme: 'light', opening: ':root {', colours: LIGHT_COLOURS },
  { theme: 'dark', opening: '[data-theme="dark"] {', colours: DARK_COLOURS },
])('$theme', ({ opening, colours }) => {
  const [, block = ''] = tokens.split(opening)
  expect(colours).toEqual(coloursIn(block.slice(0, block.indexOf('}')), colours))
})

function coloursIn(block: string, like: ThemeColours): Record<string, string | undefined> {
  const entries = Object.keys(like).map((name) => {
    const [, value] = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(block) ?? []
    return [name, value]
  })
  return Object.fromEntries(entries)
}
