// A file that nothing leads to is found, whoever else it imports.
import { afterEach, expect, test } from 'vitest'
import { readImports } from './check-boundaries.ts'
import { deadFiles } from './dead-files.ts'
import { type PlantedTree, plantTree } from './planted-tree.ts'

let tree: PlantedTree | undefined
afterEach(() => tree?.remove())

async function deadFilesOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  tree = plantTree(files)
  const existing = Object.keys(files)
  const { modules } = await readImports(tree.folder, existing)
  return deadFiles(existing, modules)
}

test('a file that no program leads to is dead, also when a test reads it', async () => {
  const dead = await deadFilesOf({
    'apps/server/src/main.ts': "import '@fairtick/core/numbers/money'\n",
    'packages/core/src/numbers/money.ts': 'export const money = 1\n',
    'packages/core/src/numbers/forgotten.ts': 'export const forgotten = 1\n',
    'packages/core/src/numbers/forgotten.test.ts': "import './forgotten.ts'\n",
  })
  expect(dead).toEqual(['packages/core/src/numbers/forgotten.ts'])
})

test('a file of the testkit lives when a test leads to it', async () => {
  const dead = await deadFilesOf({
    'packages/testkit/src/clock.ts': 'export const clock = 1\n',
    'packages/testkit/src/forgotten.ts': 'export const forgotten = 1\n',
    'apps/server/src/engine/host.test.ts': "import '@fairtick/testkit/clock'\n",
  })
  expect(dead).toEqual(['packages/testkit/src/forgotten.ts'])
})

test('a command of tools and a worker are starts', async () => {
  const dead = await deadFilesOf({
    'tools/candles.ts': 'export const candles = 1\n',
    'tools/vectors/main.ts': 'export const vectors = 1\n',
    'apps/server/src/platform/password-worker.ts': 'export const worker = 1\n',
  })
  expect(dead).toEqual([])
})
