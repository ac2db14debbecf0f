// A planted circle is found, of whatever imports it is made; a file that many import makes none.
import { afterEach, expect, test } from 'vitest'
import { checkBoundaries, readImports } from './check-boundaries.ts'
import { fileCircles } from './file-circles.ts'
import { type PlantedTree, plantTree } from './planted-tree.ts'

let tree: PlantedTree | undefined
afterEach(() => tree?.remove())

async function circlesOf(files: Readonly<Record<string, string>>) {
  tree = plantTree(files)
  const { modules } = await readImports(tree.folder, Object.keys(files))
  return fileCircles(modules)
}

test('a circle of three is found, made of a value, a type and a late import', async () => {
  const circles = await circlesOf({
    'packages/ui/src/one.ts': "import { two } from './two.ts'\nexport const one = two\n",
    'packages/ui/src/two.ts':
      "import type { Three } from './three.ts'\nexport const two = {} as Three\n",
    'packages/ui/src/three.ts':
      "export type Three = object\nexport const late = () => import('./one.ts')\n",
    'packages/ui/src/main.ts': "import { one } from './one.ts'\nexport const main = one\n",
  })
  const folder = 'packages/ui/src'
  expect(circles).toEqual([[`${folder}/one.ts`, `${folder}/three.ts`, `${folder}/two.ts`]])
})

test('two circles with a way between them are two', async () => {
  const pair = (own: string, other: string, more = '') => ({
    [`tools/${own}.ts`]: `import type { B } from './${other}.ts'\n${more}export type A = B\n`,
    [`tools/${other}.ts`]: `import type { A } from './${own}.ts'\nexport type B = A\n`,
  })
  const circles = await circlesOf({
    ...pair('ann', 'bob', "import './cal.ts'\n"),
    ...pair('cal', 'dan'),
  })
  expect(circles.toSorted()).toEqual([
    ['tools/ann.ts', 'tools/bob.ts'],
    ['tools/cal.ts', 'tools/dan.ts'],
  ])
})

test('two ways to one file are no circle', async () => {
  const circles = await circlesOf({
    'tools/top.ts': "import './left.ts'\nimport './right.ts'\n",
    'tools/left.ts': "import './ground.ts'\n",
    'tools/right.ts': "import './ground.ts'\nimport './left.ts'\n",
    'tools/ground.ts': 'export const ground = 1\n',
  })
  expect(circles).toEqual([])
})

test('the check names the files of a circle of types', async () => {
  tree = plantTree({
    'packages/words/src/one.ts': "import type { Two } from './two.ts'\nexport type One = Two\n",
    'packages/words/src/two.ts': "import type { One } from './one.ts'\nexport type Two = One\n",
  })
  expect((await checkBoundaries(tree.folder)).breaches).toEqual([
    expect.stringContaining('packages/words/src/one.ts, packages/words/src/two.ts: [no circle]'),
  ])
})
