// The import table: for every room, what it may import. What is not listed here is refused.

export type Room = {
  readonly name: string
  /** Regular expression of the files of the room; a capture may be used as `$1` in `ours`. */
  readonly files: string
  /** Our own files that the room may import besides its own. */
  readonly ours: readonly string[]
  /** npm packages: a list of names, or any. */
  readonly packages: readonly string[] | 'any'
  readonly node: boolean
  /** Said to who breaks the rule. */
  readonly why: string
}

/** Rooms of core from the ground up: each may import only those before it. */
export const CORE_ROOMS = [
  'numbers',
  'time',
  'market',
  'ledger',
  'contracts',
  'options',
  'cash',
  'team',
  'vip',
  'copy',
  'account',
  'engine',
] as const

/** These stand side by side and do not know each other. */
const CORE_PRODUCTS = ['contracts', 'options', 'cash', 'team', 'vip', 'copy']

const CORE = '^packages/core/src/'
const WIRE = '^packages/wire/src/'
const WORDS = '^packages/words/src/'
const UI = '^packages/ui/src/'
const TESTKIT = '^packages/testkit/src/'
const PLATFORM = '^apps/server/src/platform/'
const CORE_FOR_SCREENS = '^packages/core/src/(?!engine/)'
const WIRE_FOR_CUSTOMERS = '^packages/wire/src/(?!admin/)'

const coreRooms: readonly Room[] = CORE_ROOMS.map((room, place) => ({
  name: `core/${room}`,
  files: `^packages/core/src/${room}/`,
  ours: CORE_ROOMS.slice(0, place)
    .filter((below) => !(CORE_PRODUCTS.includes(room) && CORE_PRODUCTS.includes(below)))
    .map((below) => `^packages/core/src/${below}/`),
  packages: [],
  node: false,
  why: 'core is pure: no npm or Node module, and a room imports only rooms below it',
}))

export const ROOMS: readonly Room[] = [
  ...coreRooms,
  {
    name: 'wire',
    files: WIRE,
    ours: [
      '^packages/core/src/numbers/',
      '^packages/core/src/engine/refusal\\.ts$',
      '^packages/core/src/market/(candle|interval|source-kind)\\.ts$',
      '^packages/core/src/[a-z-]+/[a-z-]+-(state|code|codes)\\.ts$',
    ],
    packages: ['zod'],
    node: false,
    why: 'wire is the contract: zod, and of core only states, codes and number text',
  },
  {
    name: 'words',
    files: WORDS,
    ours: [],
    packages: [],
    node: false,
    why: 'words is a dictionary and knows nothing of ours',
  },
  {
    name: 'ui',
    files: UI,
    ours: [],
    packages: 'any',
    node: false,
    why: 'ui has no product knowledge: nothing of ours may be imported',
  },
  {
    name: 'testkit',
    files: TESTKIT,
    ours: [CORE, WIRE, PLATFORM],
    packages: 'any',
    node: true,
    why: 'testkit builds on core, wire and the platform of the server',
  },
  {
    name: 'server/platform',
    files: PLATFORM,
    ours: ['^packages/core/src/(numbers|time)/'],
    packages: 'any',
    node: true,
    why: 'platform carries the rest of the server and knows only numbers and time of core',
  },
  {
    name: 'server/feed',
    files: '^apps/server/src/feed/',
    ours: ['^packages/core/src/(numbers|time|market)/', PLATFORM],
    packages: 'any',
    node: true,
    why: 'feed turns venues into quotes: numbers, time and market of core, and platform',
  },
  {
    name: 'server/engine',
    files: '^apps/server/src/engine/',
    ours: [CORE, PLATFORM],
    packages: 'any',
    node: true,
    why: 'the engine knows core and platform, never features, gateway or http',
  },
  {
    name: 'server/gateway',
    files: '^apps/server/src/gateway/',
    ours: [WIRE, PLATFORM],
    packages: 'any',
    node: true,
    why: 'the gateway knows nothing of money: wire and platform; the rest it asks over the bus',
  },
  {
    name: 'server/http',
    files: '^apps/server/src/http/',
    ours: [WIRE, WORDS, PLATFORM, '^apps/server/src/features/[^/]+/routes\\.ts$'],
    packages: 'any',
    node: true,
    why: 'http carries calls to the routes of the features: wire, words, platform',
  },
  {
    name: 'server/features',
    files: '^apps/server/src/features/([^/]+)/',
    ours: [
      CORE,
      WIRE,
      WORDS,
      PLATFORM,
      '^apps/server/src/engine/(engine-port|inbox|tape-store|ticks-around|candle-store|entry-page)\\.ts$',
      '^apps/server/src/engine/(contract-rows|money-rows|volumes-text|inviters-text|order-constants-text)\\.ts$',
      '^apps/server/src/features/$1/',
      '^apps/server/src/features/[^/]+/public\\.ts$',
    ],
    packages: 'any',
    node: true,
    why: 'a slice uses another only by its public.ts, and the engine by its port and its readers',
  },
  {
    name: 'server/migrations',
    files: '^apps/server/migrations/',
    ours: [PLATFORM],
    packages: 'any',
    node: true,
    why: 'a migration must stand alone, so that it means the same in years',
  },
  {
    name: 'server/main',
    files: '^apps/server/src/(main\\.ts$|roles/)',
    ours: ['^apps/server/src/', '^packages/(core|wire|words)/src/'],
    packages: 'any',
    node: true,
    why: 'main.ts and roles put the rooms of the server together',
  },
  {
    name: 'web',
    files: '^apps/web/',
    ours: [WIRE_FOR_CUSTOMERS, WORDS, UI, CORE_FOR_SCREENS],
    packages: 'any',
    node: false,
    why: 'web: wire (not wire/admin), words, ui, and core without its engine; never the server',
  },
  {
    name: 'office',
    files: '^apps/office/',
    ours: [WIRE, WORDS, UI, CORE_FOR_SCREENS],
    packages: 'any',
    node: false,
    why: 'office: wire, words, ui, and core without its engine; never the server',
  },
  {
    name: 'e2e',
    files: '^e2e/',
    ours: [WIRE, WORDS, TESTKIT],
    packages: 'any',
    node: true,
    why: 'a journey sees the product from outside: wire, words on the screen, testkit',
  },
  {
    name: 'workshop',
    files: '^(sim|bench|tools)/',
    ours: ['^(packages|apps|e2e|sim|bench|tools)/'],
    packages: 'any',
    node: true,
    why: 'sim, bench and tools may import everything',
  },
]

/** Tests, and what only they use, run outside of the product: they may also use these. */
export const TEST_FILES = '(\\.(test|e2e)|-fixture)\\.tsx?$'
export const TEST_MAY_IMPORT = [
  TESTKIT,
  '^apps/server/src/engine/(engine-fixture|candle-history|reconciliation)\\.ts$',
  '^apps/server/src/features/[^/]+/[a-z-]+-fixture\\.ts$',
]
export const TEST_PACKAGES = ['vitest', 'fast-check']

/** Folders whose files must all be read, and all belong to a room. */
export const CHECKED_FOLDERS = ['packages', 'apps', 'e2e', 'sim', 'bench', 'tools']
/** Configuration of a build tool belongs to no room. */
export const OUTSIDE_ROOMS = '\\.config\\.ts$|\\.d\\.ts$'
