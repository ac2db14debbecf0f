// Named files first, in their order; the rest as Vitest has them; and no name without its file.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LONGEST_JOURNEYS, LONGEST_SUITES, longestFirst } from './longest-first.ts'
import { projectFiles } from './project-files.ts'
import { ROOT_FOLDER } from './root-folder.ts'

/** As on a new clone: it never ran any of them. */
const NEW_CLONE = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest

test('what was named comes first, the largest of the others next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-order-'))
  const specify = (name: string, bytes: number) => {
    writeFileSync(join(folder, name), 'x'.repeat(bytes))
    const config = { sequence: { groupOrder: 0 }, isolate: true }
    return { moduleId: join(folder, name), project: { name: 'long', config } }
  }
  const files = [specify('a.ts', 10), specify('b.ts', 30), specify('c.ts', 20), specify('d.ts', 1)]
  const Sequencer = longestFirst(['d.ts', 'c.ts'])
  const sorted = await new Sequencer(NEW_CLONE).sort(files as unknown as TestSpecification[])
  expect(sorted.map(({ moduleId }) => moduleId.slice(-4))).toEqual(['d.ts', 'c.ts', 'b.ts', 'a.ts'])
})

test.each([...LONGEST_SUITES, ...LONGEST_JOURNEYS])('%s is there', (name) => {
  expect(projectFiles(ROOT_FOLDER).some((path) => path.endsWith(`/${name}`))).toBe(true)
})
