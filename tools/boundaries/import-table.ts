// The import table: for every room, what it may import. What is not listed here is refused.

import { WEB_FEATURES } from './web-features.ts'

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
  'engine/codec',
  'engine/entries',
  'engine/state',
  'engine/risk',
  'engine/trading',
  'engine/handlers',
  'engine',
] as const

/** These stand side by side and do not know each other. */
const CORE_PRODUCTS = ['contracts', 'options', 'cash', 'team', 'vip', 'copy']

/** What the engine is asked and what it says: all of its rooms speak of it. */
const ENGINE_VOCABULARY =
  '^packages/core/src/engine/(command|event|jurisdiction|money-terms|record|refusal)\\.ts$'

/** Which account is used how: decided in one place, held by contract, router and engine. */
const ACCOUNT_ACCESS = '^packages/core/src/account/account-access\\.ts$'

/** Rooms of the server's engine from the ground up: each may import only those before it. */
export const ENGINE_ROOMS = [
  ...['codec', 'tape', 'rows', 'candles'],
  ...['commands', 'commit', 'run', 'verify'],
] as const

const CORE = '^packages/core/src/'
const WIRE = '^packages/wire/src/'
const WORDS = '^packages/words/src/'
const PROOF = '^packages/proof/src/'
const VERIFIER = '^packages/verifier/src/'
/** What two receipts of one act say differently: the app holds them against each other too. */
const CONTRADICTION = '^packages/verifier/src/contradiction\\.ts$'
const UI = '^packages/ui/src/'
const TESTKIT = '^packages/testkit/src/'
/** Fixtures that know the server: its database with its schema, the server as a process. */
const SERVER_TEST = '^apps/server/test/'
const PLATFORM = '^apps/server/src/platform/'
/** Lengths of time are the same for everybody. */
const DURATION = '^packages/core/src/time/duration\\.ts$'
const ENGINE = '^apps/server/src/engine/'
const ANYTHING = { packages: 'any', node: true } as const
const FEATURES = '^apps/server/src/features/'
/** What each slice of the server may use besides its own files. */
const FOR_FEATURES = [
  ...[CORE, WIRE, WORDS, PROOF, PLATFORM],
  `${ENGINE}(engine-port|commands/(inbox|set-aside)|candles/candle-store)\\.ts$`,
  `${ENGINE}tape/(tape-store|surrounding-ticks|tick-position)\\.ts$`,
  `${ENGINE}rows/(contract-json|contract-rows|money-rows|entry-page|open-lots)\\.ts$`,
  `${ENGINE}codec/(column-text|follow-text|order-constants-text)\\.ts$`,
  `${FEATURES}[^/]+/public\\.ts$`,
]
const CORE_FOR_SCREENS = '^packages/core/src/(?!engine/)'
const WIRE_FOR_CUSTOMERS = '^packages/wire/src/(?!admin/)'
const FOR_SCREENS = [WIRE_FOR_CUSTOMERS, WORDS, PROOF, UI, CORE_FOR_SCREENS]
const WEB = '^apps/web/src/'
const FOR_OFFICE = [WIRE, WORDS, UI, CORE_FOR_SCREENS]
const OFFICE = '^apps/office/src/'

const coreRooms: readonly Room[] = CORE_ROOMS.map((room, place) => ({
  name: `core/${room}`,
  files: `^packages/core/src/${room}/${room === 'engine' ? '[^/]+$' : ''}`,
  ours: [
    ...CORE_ROOMS.slice(0, place)
      .filter((below) => !(CORE_PRODUCTS.includes(room) && CORE_PRODUCTS.includes(below)))
      .map((below) => `^packages/core/src/${below}/`),
    ...(room.startsWith('engine/') ? [ENGINE_VOCABULARY] : []),
  ],
  packages: [],
  node: false,
  why: 'core is pure: no npm or Node module, and a room imports only rooms below it',
}))

const webFeatures: readonly Room[] = Object.entries(WEB_FEATURES).map(([feature, others]) => ({
  name: `web/${feature}`,
  files: `${WEB}features/${feature}/`,
  ours: [
    ...FOR_SCREENS,
    `${WEB}(shell|live|platform)/`,
    ...others.map((other) => `${WEB}features/${other}/public\\.ts$`),
  ],
  packages: 'any',
  node: false,
  why: 'a feature stands on shell, live, platform and the public.ts of features that are listed',
}))

const engineRooms: readonly Room[] = ENGINE_ROOMS.map((room, place) => ({
  name: `server/engine/${room}`,
  files: `${ENGINE}${room}/`,
  ours: [
    ...[CORE, PLATFORM, `${ENGINE}engine-port\\.ts$`],
    ...ENGINE_ROOMS.slice(0, place).map((below) => `${ENGINE}${below}/`),
  ],
  packages: 'any',
  node: true,
  why: 'the engine knows core and platform, and a room of it only those below it',
}))

export const ROOMS: readonly Room[] = [
  ...coreRooms,
  ...engineRooms,
  {
    name: 'wire',
    files: WIRE,
    ours: [
      '^packages/core/src/numbers/',
      DURATION,
      ACCOUNT_ACCESS,
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
    name: 'proof',
    files: PROOF,
    ours: [],
    packages: ['@noble/hashes', '@noble/ed25519'],
    node: false,
    why: 'proof is what strangers check by: it knows nothing of ours and runs in any browser',
  },
  {
    name: 'verifier',
    files: VERIFIER,
    ours: [PROOF, CORE],
    packages: [],
    node: false,
    why: 'verifier recomputes from public records: core and proof, no code of the server',
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
    ours: [CORE, WIRE],
    ...ANYTHING,
    why: 'testkit builds on core and wire; what knows the server lies in apps/server/test',
  },
  {
    name: 'server/platform',
    files: PLATFORM,
    ours: ['^packages/core/src/(numbers|time)/', ACCOUNT_ACCESS, PROOF],
    ...ANYTHING,
    why: 'platform carries the rest of the server: numbers, time and modes of core, and proofs',
  },
  {
    name: 'server/feed',
    files: '^apps/server/src/feed/',
    ours: ['^packages/core/src/(numbers|time|market)/', PLATFORM],
    ...ANYTHING,
    why: 'feed turns venues into quotes: numbers, time and market of core, and platform',
  },
  {
    name: 'server/engine',
    files: `${ENGINE}[^/]+$`,
    ours: [CORE, PLATFORM, ENGINE],
    ...ANYTHING,
    why: 'the engine knows core and platform, never features, gateway or http',
  },
  {
    name: 'server/gateway',
    files: '^apps/server/src/gateway/',
    ours: [WIRE, PLATFORM, '^packages/core/src/(numbers|time|market)/'],
    ...ANYTHING,
    why: 'the gateway knows nothing of money: wire, platform and candles; it asks over the bus',
  },
  {
    name: 'server/http',
    files: '^apps/server/src/http/',
    ours: [
      ...[WIRE, WORDS, PLATFORM, DURATION, ACCOUNT_ACCESS],
      '^apps/server/src/features/[^/]+/routes\\.ts$',
    ],
    ...ANYTHING,
    why: 'http carries calls to the routes of the features: wire, words, platform',
  },
  {
    name: 'server/features',
    files: `${FEATURES}(?!(?:auth|staff|recovery)/)([^/]+)/`,
    ours: [...FOR_FEATURES, `${FEATURES}$1/`],
    ...ANYTHING,
    why: 'a slice uses others by their public.ts, second proofs by proveSecond, the engine by its port',
  },
  ...['auth', 'staff', 'recovery'].map((feature) => ({
    name: `server/features/${feature}`,
    files: `${FEATURES}${feature}/`,
    ours: [...FOR_FEATURES, `${FEATURES}second-factor/public-for-${feature}\\.ts$`],
    ...ANYTHING,
    why: 'as each slice; besides, what of second-factor is opened for it alone',
  })),
  {
    name: 'server/migrations',
    files: '^apps/server/migrations/',
    ours: [PLATFORM],
    ...ANYTHING,
    why: 'a migration must stand alone, so that it means the same in years',
  },
  {
    name: 'server/main',
    files: '^apps/server/src/(main\\.ts$|roles/)',
    ours: ['^apps/server/src/', '^packages/(core|wire|words|proof)/src/'],
    ...ANYTHING,
    why: 'main.ts and roles put the rooms of the server together',
  },
  {
    name: 'server/test',
    files: SERVER_TEST,
    ours: ['^apps/server/src/', '^packages/(core|wire|words|proof|testkit)/src/'],
    ...ANYTHING,
    why: 'fixtures and tests of the whole server: the server, core, wire, words, proof and testkit',
  },
  {
    name: 'build',
    files: '^(apps/(web|verify)/[^/]+\\.ts$|packages/ui/build/)',
    ours: [],
    ...ANYTHING,
    why: 'what builds the pages stands alone: nothing of the product',
  },
  {
    name: 'verify',
    files: '^apps/verify/(src|command)/',
    ours: [VERIFIER, PROOF, WORDS, UI, '^packages/wire/src/languages\\.ts$'],
    ...ANYTHING,
    why: 'what checks trades from outside has no code of the server and none of the app',
  },
  {
    name: 'web/platform',
    files: `${WEB}platform/`,
    ours: FOR_SCREENS,
    packages: 'any',
    node: false,
    why: 'web: wire (not wire/admin), words, ui, core without its engine; nothing above platform',
  },
  {
    name: 'web/live',
    files: `${WEB}live/`,
    ours: [...FOR_SCREENS, CONTRADICTION, `${WEB}platform/`],
    packages: 'any',
    node: false,
    why: 'live hears the sockets and knows no screen: platform of the web',
  },
  {
    name: 'web/shell',
    files: `${WEB}shell/`,
    ours: [...FOR_SCREENS, `${WEB}(live|platform)/`],
    packages: 'any',
    node: false,
    why: 'shell is what all screens have around them and knows none: live and platform',
  },
  ...webFeatures,
  {
    name: 'web/app',
    files: `${WEB}(main\\.tsx$|app/)`,
    ours: [
      ...FOR_SCREENS,
      `${WEB}(shell|live|platform)/`,
      `${WEB}features/[^/]+/routes\\.ts$`,
      `${WEB}main\\.css$`,
    ],
    packages: 'any',
    node: false,
    why: 'app puts the routes of the features together and knows none of their insides',
  },
  {
    name: 'office/icons',
    files: '^apps/office/icons/',
    ours: [],
    packages: 'any',
    node: false,
    why: 'icons stand in for a package of others and know nothing of ours',
  },
  {
    name: 'office/platform',
    files: `${OFFICE}platform/`,
    ours: FOR_OFFICE,
    packages: 'any',
    node: false,
    why: 'platform carries the rest of the office: wire, words, ui, core without its engine',
  },
  {
    name: 'office/live',
    files: `${OFFICE}live/`,
    ours: [...FOR_OFFICE, `${OFFICE}platform/`],
    packages: 'any',
    node: false,
    why: 'what stays live knows the platform of the office and no page',
  },
  {
    name: 'office/parts',
    files: `${OFFICE}parts/`,
    ours: [...FOR_OFFICE, `${OFFICE}platform/`],
    packages: 'any',
    node: false,
    why: 'what pages share knows the platform of the office and no page',
  },
  {
    name: 'office/features',
    files: `${OFFICE}features/([^/]+)/`,
    ours: [
      ...FOR_OFFICE,
      `${OFFICE}(platform|live|parts)/`,
      `${OFFICE}features/$1/`,
      `${OFFICE}features/[^/]+/public\\.ts$`,
    ],
    packages: 'any',
    node: false,
    why: 'a feature of the office uses another only by its public.ts, and never the app around it',
  },
  {
    name: 'office/app',
    files: `${OFFICE}(app/|main\\.tsx$)`,
    ours: [
      ...FOR_OFFICE,
      `${OFFICE}(platform|live|parts)/`,
      `${OFFICE}features/[^/]+/([a-z-]+-page\\.tsx|public\\.ts)$`,
    ],
    packages: 'any',
    node: false,
    why: 'the app puts pages together: of a feature it knows these and its public.ts',
  },
  {
    name: 'e2e',
    files: '^e2e/',
    ours: [WIRE, WORDS, PROOF, TESTKIT, SERVER_TEST, DURATION],
    ...ANYTHING,
    why: 'a journey sees the product from outside: wire, words on the screen, fixtures',
  },
  {
    name: 'workshop',
    files: '^(tests|bench|tools)/',
    ours: ['^(packages|apps|e2e|tests|bench|tools)/'],
    ...ANYTHING,
    why: 'tests, bench and tools may import everything',
  },
]

/** Tests, and what only they use, run outside of the product: they may also use these. */
export const TEST_FILES = '(\\.(test|e2e)|-fixture)\\.tsx?$'
export const TEST_MAY_IMPORT = [
  TESTKIT,
  SERVER_TEST,
  '^apps/server/src/engine/(engine-fixture|candles/candle-history|verify/(reconciliation|verify-tape))\\.ts$',
  '^apps/server/src/features/[^/]+/[a-z-]+-fixture\\.ts$',
]
export const TEST_PACKAGES = ['vitest', 'fast-check']

/** Folders whose files must all be read, and all belong to a room. */
export const CHECKED_FOLDERS = ['packages', 'apps', 'e2e', 'tests', 'bench', 'tools']
/** Configuration of a build tool belongs to no room. */
export const OUTSIDE_ROOMS = '\\.config\\.ts$|\\.d\\.ts$'
