// What the README says of the product is what the product has.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

const textOf = (path: string) => readFileSync(join(ROOT_FOLDER, path), 'utf8')
const README = textOf('README.md')

test('its paragraph on the back office names every area', () => {
  const paragraph = sectionOf('The back office').replace(/\s+/g, ' ').toLowerCase()
  const areas = matches(textOf('apps/office/src/app/areas.tsx'), /label: '(.+)'/g)
  expect(areas.length).toBeGreaterThan(10)
  expect(areas.filter((area) => !paragraph.includes(area.toLowerCase()))).toEqual([])
})

test('its settings are those that the server reads', () => {
  const named = matches(sectionOf('Settings'), /`([A-Z][A-Z_]+)`/g)
  const read = ['platform/config.ts', 'platform/settings-reader.ts'].flatMap((file) =>
    matches(textOf(`apps/server/src/${file}`), /read\(\s*'([A-Z_]+)'/g),
  )
  expect(read.length).toBeGreaterThan(10)
  expect(read.filter((name) => !named.includes(name))).toEqual([])
})

function sectionOf(heading: string): string {
  return README.split(/^## /m).find((section) => section.startsWith(heading)) ?? ''
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found as string)
}
