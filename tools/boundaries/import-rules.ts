// The import table written out as a rule set for dependency-cruiser.
import type { IFlattenedRuleSet } from 'dependency-cruiser'
import {
  OUTSIDE_ROOMS,
  ROOMS,
  type Room,
  TEST_FILES,
  TEST_MAY_IMPORT,
  TEST_PACKAGES,
} from './import-table.ts'

type ForbiddenRule = NonNullable<IFlattenedRuleSet['forbidden']>[number]

const OURS = '^(packages|apps|e2e|tests|bench|tools)/'
const SECOND_FACTOR = '^apps/server/src/features/second-factor/'
const MAIN = '^apps/server/src/main\\.ts$'
/** `npm start` ends in main.ts, in the same process. */
const STARTERS = '^tools/(start|dev)\\.ts$'

export const IMPORT_RULES: IFlattenedRuleSet = {
  forbidden: [
    ...ROOMS.flatMap((room) => [...rulesOfProduct(room), ...rulesOfTests(room)]),
    {
      name: 'passkeys are checked in one place',
      severity: 'error',
      comment: 'ask proveSecond of second-factor/public.ts; it alone reads answers of passkeys',
      from: { path: OURS, pathNot: SECOND_FACTOR },
      to: { path: '(^|/)node_modules/@simplewebauthn/server/' },
    },
    {
      name: 'nobody imports main',
      severity: 'error',
      comment: 'main.ts is where the server starts; what others need belongs into a room',
      from: { path: OURS, pathNot: STARTERS },
      to: { path: MAIN },
    },
    {
      name: 'no unknown import',
      severity: 'error',
      comment: 'nothing is found under this name: is the path right, is the package installed?',
      from: { path: OURS },
      to: { couldNotResolve: true },
    },
  ],
}

function rulesOfProduct(room: Room): ForbiddenRule[] {
  const from = { path: room.files, pathNot: [TEST_FILES, OUTSIDE_ROOMS] }
  const rules = [oursRule(`${room.name}: own files`, room, from, [])]
  if (room.packages !== 'any') {
    rules.push(packageRule(`${room.name}: packages`, room, from, room.packages))
  }
  if (!room.node) {
    rules.push({
      name: `${room.name}: node`,
      severity: 'error',
      comment: room.why,
      from,
      to: { dependencyTypes: ['core'] },
    })
  }
  return rules
}

function rulesOfTests(room: Room): ForbiddenRule[] {
  const from = { path: `${room.files}.*${TEST_FILES}` }
  const rules = [oursRule(`${room.name}: own files in tests`, room, from, TEST_MAY_IMPORT)]
  if (room.packages !== 'any') {
    const allowed = [...room.packages, ...TEST_PACKAGES]
    rules.push(packageRule(`${room.name}: packages in tests`, room, from, allowed))
  }
  return rules
}

function oursRule(
  name: string,
  room: Room,
  from: ForbiddenRule['from'] & object,
  extra: readonly string[],
): ForbiddenRule {
  const hasCapture = room.files.includes('([^/]+)')
  const own = hasCapture ? [] : [room.files]
  return {
    name,
    severity: 'error',
    comment: room.why,
    from,
    to: { path: OURS, pathNot: [...own, ...room.ours, ...extra] },
  }
}

function packageRule(
  name: string,
  room: Room,
  from: ForbiddenRule['from'] & object,
  allowed: readonly string[],
): ForbiddenRule {
  return {
    name,
    severity: 'error',
    comment: room.why,
    from,
    to: {
      path: '(^|/)node_modules/',
      pathNot: allowed.map((packageName) => `(^|/)node_modules/(@types/)?${packageName}/`),
    },
  }
}
