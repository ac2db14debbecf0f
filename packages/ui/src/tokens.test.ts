// The colour tokens: both copies of the dark theme are alike, and every text can be read.
/// <reference types="node" />

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

const light = readTokens(':root {\n  color-scheme: light')
const dark = readTokens('[data-theme="dark"] {')
const system = readTokens('  [data-theme="system"] {')

test('the system theme is the dark theme', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(30)
  expect(system).toEqual(dark)
})

test('both themes name the same tokens', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})

test('Japanese is broken by phrases in headings only', () => {
  const rules = [...base.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const phrased = rules.filter(([, , body]) => body?.includes('auto-phrase'))
  expect(phrased.map(([, selector]) => selector?.split('*/').at(-1)?.trim())).toEqual([
    ':is(h1, h2, h3):lang(ja)',
  ])
})

const TEXT_TOKENS = ['text', 'text2', 'text3', 'primary', 'warn', 'danger', 'success']
const DIRECTIONS = ['dir-green', 'dir-red', 'dir-blue', 'dir-orange']

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('contrast of the %s theme', (_, tokens) => {
  test.each([...TEXT_TOKENS, ...DIRECTIONS])('%s reaches 4.5 on every ground', (name) => {
    for (const ground of ['bg', 'surface', 'surface-2']) {
      expect(contrast(tokens, name, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each([...DIRECTIONS, 'primary', 'warn', 'danger', 'success'])(
    '%s reaches 4.5 on its own tint',
    (name) => {
      expect(contrast(tokens, name, `${name}-tint`)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('text reaches 4.5 on filled buttons', () => {
    expect(contrast(tokens, 'on-primary', 'primary')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens, 'on-danger', 'danger')).toBeGreaterThanOrEqual(4.5)
    for (const name of DIRECTIONS) {
      expect(contrast(tokens, 'on-direction', name)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('borders of controls and the star reach 3', () => {
    for (const ground of ['bg', 'surface', 'surface-2']) {
      expect(contrast(tokens, 'control', ground)).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(tokens, 'star', 'surface')).toBeGreaterThanOrEqual(3)
  })
})

function readTokens(opening: string): Tokens {
  const start = css.indexOf(opening)
  expect(start, `${opening} stands in tokens.css`).toBeGreaterThanOrEqual(0)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(tokens[one]), luminance(tokens[other])].sort(
    (a, b) => b - a,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string | undefined): number {
  if (hex === undefined || !/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
