// One planted breach per rule of the import table, and each is refused.
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'
import { checkBoundaries, judgeBoundaries, readImports } from './check-boundaries.ts'
import { IMPORT_RULES } from './import-rules.ts'
import { CORE_ROOMS, ENGINE_ROOMS } from './import-table.ts'
import { type PlantedTree, plantTree } from './planted-tree.ts'
import { WEB_FEATURES } from './web-features.ts'

let tree: PlantedTree | undefined
afterEach(() => tree?.remove())

/** All files of the project, on a machine that is busy. */
const LONGEST_CRUISE_MS = 300_000

/** What every planted breach may import: one file in each room. */
const TARGETS: Record<string, string> = {
  ...Object.fromEntries(CORE_ROOMS.map((room) => [`packages/core/src/${room}/thing.ts`, empty()])),
  'packages/core/src/options/option-state.ts': empty(),
  'packages/wire/src/calls/thing.ts': empty(),
  'packages/wire/src/admin/thing.ts': empty(),
  'packages/words/src/thing.ts': empty(),
  'packages/ui/src/thing.ts': empty(),
  'packages/testkit/src/thing.ts': empty(),
  'apps/server/src/main.ts': empty(),
  'apps/server/test/thing.ts': empty(),
  'apps/server/src/platform/thing.ts': empty(),
  'apps/server/src/feed/thing.ts': empty(),
  'apps/server/src/engine/thing.ts': empty(),
  ...Object.fromEntries(
    ENGINE_ROOMS.map((room) => [`apps/server/src/engine/${room}/thing.ts`, empty()]),
  ),
  'apps/server/src/engine/engine-port.ts': empty(),
  'apps/server/src/gateway/thing.ts': empty(),
  'apps/server/src/http/thing.ts': empty(),
  'apps/server/src/features/salary/store.ts': empty(),
  'apps/server/src/features/salary/public.ts': empty(),
  'apps/server/src/features/salary/routes.ts': empty(),
  'apps/server/src/features/second-factor/public-for-auth.ts': empty(),
  'apps/server/src/features/second-factor/public-for-staff.ts': empty(),
  'apps/server/src/features/second-factor/public-for-recovery.ts': empty(),
  'apps/server/src/features/second-factor/mail-code/mail-code.ts': empty(),
  'apps/server/src/features/second-factor/totp/totp.ts': empty(),
  'apps/web/src/platform/thing.ts': empty(),
  'apps/web/src/live/thing.ts': empty(),
  'apps/web/src/shell/thing.ts': empty(),
  'apps/web/src/app/thing.ts': empty(),
  'apps/office/src/platform/thing.ts': empty(),
  'apps/office/src/live/thing.ts': empty(),
  'apps/office/src/parts/thing.ts': empty(),
  'apps/office/src/features/users/thing.ts': empty(),
  'apps/office/src/features/users/user-page.tsx': empty(),
  'apps/office/src/features/users/public.ts': empty(),
  'apps/office/src/app/thing.ts': empty(),
  ...Object.fromEntries(
    Object.keys(WEB_FEATURES).flatMap((feature) =>
      ['public.ts', 'thing.ts', 'routes.ts'].map((file) => [
        `apps/web/src/features/${feature}/${file}`,
        empty(),
      ]),
    ),
  ),
  'tests/thing.ts': empty(),
}

const EVERY_CORE_ROOM_ABOVE = CORE_ROOMS.slice(0, -1).map((room, place) => [
  `packages/core/src/${room}/planted.ts`,
  `@fairtick/core/${CORE_ROOMS[place + 1]}/thing`,
  `core/${room}: own files`,
])

const WEB_FLOORS = [
  ['web/platform', 'apps/web/src/platform'],
  ['web/live', 'apps/web/src/live'],
  ['web/shell', 'apps/web/src/shell'],
  ...Object.keys(WEB_FEATURES).map(
    (feature) => [`web/${feature}`, `apps/web/src/features/${feature}`] as const,
  ),
  ['web/app', 'apps/web/src/app'],
] as const

const OFFICE_FLOORS = [
  ['office/icons', 'apps/office/icons/src'],
  ['office/platform', 'apps/office/src/platform'],
  ['office/live', 'apps/office/src/live'],
  ['office/parts', 'apps/office/src/parts'],
  ['office/features', 'apps/office/src/features/queues'],
  ['office/app', 'apps/office/src/app'],
] as const

/** For each feature the insides of every other, and all that is public where it is not listed. */
const EVERY_FEATURE_ELSEWHERE = Object.entries(WEB_FEATURES).flatMap(([feature, others]) =>
  Object.keys(WEB_FEATURES)
    .filter((other) => other !== feature)
    .map((other) => [
      `apps/web/src/features/${feature}/planted.ts`,
      `../${other}/${others.includes(other) ? 'thing.ts' : 'public.ts'}`,
      `web/${feature}: own files`,
    ]),
)

const ABOVE_ENGINE_ROOMS = [...ENGINE_ROOMS.slice(1).map((room) => `${room}/thing`), 'thing']
const EVERY_ENGINE_ROOM_ABOVE = ENGINE_ROOMS.map((room, place) => [
  `apps/server/src/engine/${room}/planted.ts`,
  `@fairtick/server/engine/${ABOVE_ENGINE_ROOMS[place]}`,
  `server/engine/${room}: own files`,
])

const BREACHES = [
  ...EVERY_CORE_ROOM_ABOVE,
  ...EVERY_ENGINE_ROOM_ABOVE,
  ['packages/core/src/options/planted.ts', '../contracts/thing.ts', 'core/options: own files'],
  ['packages/core/src/copy/planted.ts', '../vip/thing.ts', 'core/copy: own files'],
  ['packages/core/src/engine/planted.ts', '@fairtick/wire/calls/thing', 'core/engine: own files'],
  ...CORE_ROOMS.map((room) => [
    `packages/core/src/${room}/planted.ts`,
    'zod',
    `core/${room}: packages`,
  ]),
  ...CORE_ROOMS.map((room) => [
    `packages/core/src/${room}/planted.ts`,
    'node:fs',
    `core/${room}: node`,
  ]),
  ['packages/wire/src/planted.ts', '@fairtick/core/engine/thing', 'wire: own files'],
  ['packages/wire/src/planted.ts', 'react', 'wire: packages'],
  ['packages/wire/src/planted.ts', 'node:fs', 'wire: node'],
  ['packages/words/src/planted.ts', '@fairtick/wire/calls/thing', 'words: own files'],
  ['packages/words/src/planted.ts', 'zod', 'words: packages'],
  ['packages/words/src/planted.ts', 'node:fs', 'words: node'],
  ['packages/proof/src/planted.ts', '@fairtick/core/options/thing', 'proof: own files'],
  ['packages/proof/src/planted.ts', 'zod', 'proof: packages'],
  ['packages/proof/src/planted.ts', 'node:fs', 'proof: node'],
  ['packages/verifier/src/planted.ts', '@fairtick/wire/calls/thing', 'verifier: own files'],
  ['packages/verifier/src/planted.ts', 'zod', 'verifier: packages'],
  ['packages/verifier/src/planted.ts', 'node:fs', 'verifier: node'],
  ['apps/verify/src/planted.ts', '@fairtick/wire/calls/thing', 'verify: own files'],
  ['packages/ui/src/planted.ts', '@fairtick/words/thing', 'ui: own files'],
  ['packages/ui/src/planted.ts', 'node:fs', 'ui: node'],
  ['packages/testkit/src/planted.ts', '@fairtick/server/engine/thing', 'testkit: own files'],
  ['packages/testkit/src/planted.ts', '@fairtick/server/platform/thing', 'testkit: own files'],
  ['packages/testkit/src/planted.ts', '@fairtick/server/test/thing', 'testkit: own files'],
  ['apps/server/test/planted.ts', '../../../tests/thing.ts', 'server/test: own files'],
  ['apps/server/src/platform/planted.ts', '../engine/thing.ts', 'server/platform: own files'],
  ['apps/server/src/platform/planted.ts', '@fairtick/core/market/thing', 'server/platform: own'],
  ['apps/server/src/feed/planted.ts', '@fairtick/core/options/thing', 'server/feed: own files'],
  ['apps/server/src/feed/planted.ts', '../engine/thing.ts', 'server/feed: own files'],
  ['apps/server/src/engine/planted.ts', '../features/salary/public.ts', 'server/engine: own files'],
  ['apps/server/src/engine/planted.ts', '../gateway/thing.ts', 'server/engine: own files'],
  ['apps/server/src/engine/planted.ts', '@fairtick/wire/calls/thing', 'server/engine: own files'],
  ['apps/server/src/gateway/planted.ts', '../engine/engine-port.ts', 'server/gateway: own files'],
  ['apps/server/src/gateway/planted.ts', '../features/salary/public.ts', 'server/gateway: own'],
  ['apps/server/src/gateway/planted.ts', '@fairtick/core/ledger/thing', 'server/gateway: own'],
  ['apps/server/src/http/planted.ts', '../features/salary/store.ts', 'server/http: own files'],
  ['apps/server/src/http/planted.ts', '../engine/engine-port.ts', 'server/http: own files'],
  [
    'apps/server/src/features/options/planted.ts',
    '../salary/store.ts',
    'server/features: own files',
  ],
  [
    'apps/server/src/features/options/planted.ts',
    '../../engine/thing.ts',
    'server/features: own files',
  ],
  [
    'apps/server/src/features/options/planted.ts',
    '@fairtick/testkit/thing',
    'server/features: own',
  ],
  [
    'apps/server/src/features/options/planted.ts',
    '@fairtick/server/test/thing',
    'server/features: own',
  ],
  ...[
    'mail-code/mail-code',
    'totp/totp',
    'public-for-auth',
    'public-for-staff',
    'public-for-recovery',
  ].map((file) => [
    'apps/server/src/features/payout-methods/planted.ts',
    `../second-factor/${file}.ts`,
    'server/features: own files',
  ]),
  [
    'apps/server/src/features/payout-methods/planted.ts',
    '@simplewebauthn/server',
    'passkeys are checked in one place',
  ],
  [
    'apps/server/src/features/auth/planted.ts',
    '../second-factor/totp/totp.ts',
    'server/features/auth: own files',
  ],
  [
    'apps/server/src/features/auth/planted.ts',
    '../second-factor/public-for-staff.ts',
    'server/features/auth: own files',
  ],
  [
    'apps/server/src/features/staff/planted.ts',
    '../second-factor/public-for-auth.ts',
    'server/features/staff: own files',
  ],
  [
    'apps/server/src/features/recovery/planted.ts',
    '../second-factor/public-for-auth.ts',
    'server/features/recovery: own files',
  ],
  ['apps/server/migrations/planted.ts', '../src/engine/thing.ts', 'server/migrations: own files'],
  ...WEB_FLOORS.flatMap(([floor, folder]) => [
    [`${folder}/planted.ts`, '@fairtick/server/platform/thing', `${floor}: own files`],
    [`${folder}/planted.ts`, '@fairtick/core/engine/thing', `${floor}: own files`],
    [`${folder}/planted.ts`, '@fairtick/wire/admin/thing', `${floor}: own files`],
    [`${folder}/planted.ts`, 'node:fs', `${floor}: node`],
  ]),
  ['apps/web/planted.ts', './src/platform/thing.ts', 'build: own files'],
  ['apps/web/src/platform/planted.ts', '../live/thing.ts', 'web/platform: own files'],
  ['apps/web/src/live/planted.ts', '../shell/thing.ts', 'web/live: own files'],
  ['apps/web/src/shell/planted.ts', '../features/salary/thing.ts', 'web/shell: own files'],
  ['apps/web/src/features/orders/planted.ts', '../../app/thing.ts', 'web/orders: own files'],
  ...EVERY_FEATURE_ELSEWHERE,
  ['apps/web/src/app/planted.ts', '../features/salary/thing.ts', 'web/app: own files'],
  ...OFFICE_FLOORS.flatMap(([floor, folder]) => [
    [`${folder}/planted.ts`, '@fairtick/server/platform/thing', `${floor}: own files`],
    [`${folder}/planted.ts`, '@fairtick/core/engine/thing', `${floor}: own files`],
    [`${folder}/planted.ts`, 'node:fs', `${floor}: node`],
  ]),
  ['apps/office/src/platform/planted.ts', '../parts/thing.ts', 'office/platform: own files'],
  ['apps/office/src/live/planted.ts', '../parts/thing.ts', 'office/live: own files'],
  ['apps/office/src/parts/planted.ts', '../features/users/public.ts', 'office/parts: own files'],
  ['apps/office/src/features/queues/planted.ts', '../users/thing.ts', 'office/features: own'],
  ['apps/office/src/features/queues/planted.ts', '../users/user-page.tsx', 'office/features: own'],
  ['apps/office/src/features/queues/planted.ts', '../../app/thing.ts', 'office/features: own'],
  ['apps/office/src/app/planted.ts', '../features/users/thing.ts', 'office/app: own files'],
  ['e2e/planted.ts', '@fairtick/server/platform/thing', 'e2e: own files'],
  ['packages/ui/src/planted.ts', '../../../tests/thing.ts', 'ui: own files'],
  ['tools/planted.ts', '@fairtick/server/main', 'nobody imports main'],
  ['tools/planted.ts', './not-there.ts', 'no unknown import'],
] as const

const WELCOME = [
  ['packages/core/src/options/planted.ts', '../numbers/thing.ts'],
  ['packages/core/src/options/planted.test.ts', 'fast-check'],
  ['packages/wire/src/planted.ts', '@fairtick/core/options/option-state'],
  ['packages/wire/src/planted.ts', 'zod'],
  ['apps/server/src/features/options/planted.ts', '../salary/public.ts'],
  ['apps/server/src/features/options/planted.ts', '../../engine/engine-port.ts'],
  ['apps/server/src/features/auth/planted.ts', '../second-factor/public-for-auth.ts'],
  ['apps/server/src/features/staff/planted.ts', '../second-factor/public-for-staff.ts'],
  ['apps/server/src/features/recovery/planted.ts', '../second-factor/public-for-recovery.ts'],
  ['apps/server/src/features/options/planted.test.ts', '@fairtick/testkit/thing'],
  ['apps/server/src/features/options/planted.test.ts', '@fairtick/server/test/thing'],
  ['e2e/planted.ts', '@fairtick/server/test/thing'],
  ['apps/server/src/http/planted.ts', '../features/salary/routes.ts'],
  ['apps/web/src/features/orders/planted.ts', '@fairtick/core/options/thing'],
  ['apps/web/src/features/orders/planted.ts', '../../shell/thing.ts'],
  ['apps/web/src/features/orders/planted.ts', '../contracts/public.ts'],
  ['apps/web/src/app/planted.ts', '../features/salary/routes.ts'],
  ['apps/office/src/features/queues/planted.ts', '../users/public.ts'],
  ['apps/office/src/features/queues/planted.ts', '../../parts/thing.ts'],
  ['apps/office/src/app/planted.ts', '../features/users/user-page.tsx'],
  ['apps/office/src/app/planted.ts', '../features/users/public.ts'],
  ['tools/start.ts', '@fairtick/server/main'],
] as const

describe('the import table', () => {
  /** All are planted in one tree and read at once; each lies in a file of its own. */
  let found: readonly string[] = []
  beforeAll(async () => {
    const planted = [...BREACHES, ...WELCOME].map(([from, to], place) => [
      placeOf(from, place),
      `export * from '${to}'\n`,
    ])
    tree = plantTree({ ...TARGETS, ...Object.fromEntries(planted) })
    found = (await checkBoundaries(tree.folder)).breaches
    tree.remove()
  })

  test.each(BREACHES.map(([from, to, rule], place) => ({ from, to, rule, place })))(
    '$from may not import $to',
    ({ from, rule, place }) => {
      const own = found.filter((breach) => breach.startsWith(`${placeOf(from, place)} `))
      expect(own.join('\n')).toContain(`[${rule}`)
      expect(own).toHaveLength(1)
    },
  )

  test.each(WELCOME.map(([from, to], place) => ({ from, to, place })))(
    '$from may import $to',
    ({ from, place }) => {
      const path = placeOf(from, BREACHES.length + place)
      expect(found.filter((breach) => breach.startsWith(path))).toEqual([])
    },
  )

  test('an import of a type alone counts too', async () => {
    const text = "import type { X } from '@fairtick/core/engine/thing'\nexport type Y = X\n"
    tree = plantTree({ ...TARGETS, 'apps/web/src/live/planted.ts': text })
    expect((await checkBoundaries(tree.folder)).breaches.join()).toContain('[web/live: own files')
  })

  test('two files that import each other are a circle', async () => {
    tree = plantTree({
      'tools/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
      'tools/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n",
    })
    expect((await checkBoundaries(tree.folder)).breaches.join()).toContain('[no circle]')
  })

  test('two files of core that know each other by types alone are a circle', async () => {
    tree = plantTree({
      'packages/core/src/time/one.ts':
        "import type { Two } from './two.ts'\nexport type One = Two\n",
      'packages/core/src/time/two.ts':
        "import type { One } from './one.ts'\nexport type Two = One\n",
    })
    const { breaches } = await checkBoundaries(tree.folder)
    expect(breaches).toHaveLength(1)
    expect(breaches[0]).toContain(
      'core/src/time/one.ts, packages/core/src/time/two.ts: [no circle]',
    )
  })

  test('no two features of the web import each other, nor a ring of them', () => {
    const names = Object.keys(WEB_FEATURES)
    for (const [place, others] of Object.values(WEB_FEATURES).entries()) {
      expect(names.slice(0, place)).toEqual(expect.arrayContaining([...others]))
    }
  })

  test('each rule of each room is broken by a planted breach', () => {
    const broken = BREACHES.map(([, , rule]) => rule)
    const rules = IMPORT_RULES.forbidden?.map((rule) => rule.name ?? '') ?? []
    const unbroken = rules.filter(
      (rule) =>
        !rule.endsWith('in tests') && !broken.some((known) => rule.startsWith(known ?? '?')),
    )
    expect(unbroken).toEqual(['server/main: own files', 'workshop: own files'])
  })
})

describe('the reading of the tree', () => {
  test('fails when fewer files were read than exist', async () => {
    const read = ['tools/one.ts', 'tools/two.ts']
    tree = plantTree({ 'tools/one.ts': empty(), 'tools/two.ts': empty() })
    const result = await readImports(tree.folder, read)
    const report = judgeBoundaries([...read, 'tools/three.ts'], result)
    expect(report.filesRead).toBe(2)
    expect(report.breaches).toEqual([
      'tools/three.ts: exists but was not read, so its imports are unchecked',
    ])
  })

  test('fails when there is nothing to read', async () => {
    tree = plantTree({})
    const { breaches } = await checkBoundaries(tree.folder)
    expect(breaches).toEqual(['no source file was found: the check would pass on nothing'])
  })

  test('fails on a file that belongs to no room', async () => {
    tree = plantTree({ 'apps/server/src/somewhere/new.ts': empty() })
    expect((await checkBoundaries(tree.folder)).breaches).toEqual([
      'apps/server/src/somewhere/new.ts: lies in no room of tools/boundaries/import-table.ts',
    ])
  })

  test(
    'reads every source file of this repository',
    async () => {
      const report = await checkBoundaries(ROOT_FOLDER)
      expect(report.filesRead).toBeGreaterThan(0)
      expect(report.breaches.filter((breach) => breach.includes('not read'))).toEqual([])
    },
    LONGEST_CRUISE_MS,
  )
})

/** `a/planted.ts` at place 7 lies at `a/planted-7.ts`; a file of another name stays where it is. */
function placeOf(path: string | undefined, place: number): string {
  return String(path).replace('/planted.', `/planted-${place}.`)
}

function empty(): string {
  return 'export const thing = 1\n'
}
