// What a device takes for the time may be wrong by hours, and jump: screens ask other clocks.
import ts from 'typescript'
import { breachesOfNodes, isTest, type TidyRule } from './breach.ts'

const ON_DEVICES = /^(apps\/(web|office)\/src|packages\/(ui|wire)\/src)\//

/** Where the device's clock is the matter itself, and why. */
const WITH_REASON: ReadonlyMap<string, string> = new Map([
  ['apps/web/src/platform/clock.ts', 'is what the others ask'],
  ['apps/office/src/platform/office-clock.ts', 'is what the others ask'],
  ['apps/office/src/app/area.ts', 'a time that outlives the page, before anything was answered'],
  ['packages/wire/src/idempotency-key.ts', 'only brings keys of one time together in an index'],
])

const MESSAGE =
  "the device's clock on a screen: lengths by monotonicMs, instants by serverClock (clock.ts), or " +
  'give the reason in tools/tidy/device-clock-rule.ts'

export const noDeviceClock: TidyRule = (file) => {
  if (!ON_DEVICES.test(file.path) || isTest(file.path) || WITH_REASON.has(file.path)) return []
  return breachesOfNodes(file, (node) => (asksDevice(node) ? MESSAGE : undefined))
}

/** `Date.now`, `new Date()`, `Date()`. */
function asksDevice(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return isDate(node.expression) && node.name.text === 'now'
  }
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length
  return ts.isCallExpression(node) && isDate(node.expression)
}

function isDate(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'Date'
  return ts.isIdentifier(node) && node.text === 'Date'
}
