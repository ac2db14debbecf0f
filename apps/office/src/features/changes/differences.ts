// What differs between two states of the same thing, field by field.

export type Difference = { readonly name: string; readonly before: string; readonly after: string }

type Json = unknown

/** In the order of the newer state; what is gone comes last. A dash: there is none. */
export function differencesOf(before: Json, after: Json): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  const names = [...now.keys(), ...[...old.keys()].filter((name) => !now.has(name))]
  return names.flatMap((path) => {
    const [from = NONE, to = NONE] = [old.get(path), now.get(path)]
    return from === to ? [] : [{ name: nameOf(path), before: from, after: to }]
  })
}

const NONE = '–'

/** Lists of plain values are one field; lists of durations one field each. */
function leavesOf(value: Json, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (Array.isArray(value)) return listLeaves(value, path)
  if (typeof value !== 'object') return new Map([[path, textOf(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [
      ...leavesOf(part, path === '' ? name : `${path}.${name}`),
    ]),
  )
}

function listLeaves(values: readonly Json[], path: string): Map<string, string> {
  // Where the other state has no list at all, this says something: nobody earns.
  if (values.length === 0) return new Map([[path, 'none']])
  if (values.every(isDuration)) {
    return new Map(
      values.map(({ seconds, payoutRate }) => [`${path}.${durationText(seconds)}`, payoutRate]),
    )
  }
  if (values.every(isLeverageCap)) {
    return new Map(values.map((cap) => [`${path}.${capName(cap)}`, textOf(cap.maximum ?? 'none')]))
  }
  if (values.every(isVipLevel)) {
    return new Map(
      values.map((one, level) => [
        `${path}.VIP ${level}`,
        `from ${one.volume} USD, discount ${one.feeDiscount}`,
      ]),
    )
  }
  return new Map([[path, values.map(textOf).join(', ')]])
}

function isVipLevel(value: Json): value is { volume: string; feeDiscount: string } {
  return typeof value === 'object' && value !== null && 'feeDiscount' in value
}

type LeverageCap = { category: string; within?: readonly string[]; maximum: number | null }

function isLeverageCap(value: Json): value is LeverageCap {
  return typeof value === 'object' && value !== null && 'maximum' in value
}

function capName({ category, within }: LeverageCap): string {
  return within === undefined ? category : `${category} among ${within.join(' ')}`
}

function isDuration(value: Json): value is { seconds: number; payoutRate: string } {
  return typeof value === 'object' && value !== null && 'payoutRate' in value
}

function textOf(value: Json): string {
  if (value === true) return 'yes'
  return value === false ? 'no' : String(value)
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

export function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? UNITS[3]
  return `${seconds / length} ${unit}`
}

const NAMES: Readonly<Record<string, string>> = {
  spread: 'Spread',
  leverages: 'Leverages',
  minLots: 'Smallest order, lots',
  maxLots: 'Largest order, lots',
  feeRate: 'Fee rate',
  'overnightRate.long': 'Overnight rate, long',
  'overnightRate.short': 'Overnight rate, short',
  durations: 'Payout rate',
  minStake: 'Smallest stake',
  maxStake: 'Largest stake',
  maxOpenStake: 'Open stakes in all',
  maxOpenNotional: 'Open positions in all',
  'withdrawals.taxRate': 'Tax rate',
  'withdrawals.taxBase': 'Tax is taken of',
  'withdrawals.windowMode': 'Outside the window',
  rewardRates: 'Team rewards by level',
  vipLevels: 'VIP levels',
  id: 'Rules of',
  'options.isOffered': 'Timed options',
  'options.minimumSeconds': 'Shortest option, seconds',
  'options.strikeFixedSeconds': 'Strikes fixed ahead, seconds',
  hedging: 'Long and short side by side',
  negativeBalanceProtection: 'Negative balance protection',
  rewardMonths: 'Months of team rewards',
  copying: 'Copying of leaders',
  incentives: 'Incentives: VIP discounts, activities',
  lossWarning: 'Warning with the share of losing accounts',
  isOpen: 'Open',
  isOffered: 'Offered',
  depositCreditByOne: 'Credit that one reviewer may bring',
  recoveryHoldHours: 'Wait before lost access is set anew, hours',
  accountId: 'Account',
  amount: 'Amount, USD',
  reason: 'Reason',
  name: 'Name',
  hours: 'Hours',
  email: 'Mail address',
  legalEntity: 'Legal entity',
  licence: 'Licence',
  supervisor: 'Supervisor',
  riskText: 'Risk text',
  complaintContact: 'Contact for complaints',
  clientMoney: 'Client money arrangement',
}

const METHOD_NAMES: Readonly<Record<string, string>> = {
  feeRate: 'fee rate',
  feeFixed: 'fixed fee',
  min: 'smallest amount',
  max: 'largest amount',
}

function nameOf(path: string): string {
  const known = NAMES[path]
  if (known !== undefined) return known
  const [first = '', second = '', method = '', last = ''] = path.split('.')
  if (first === 'leverageCaps') return `Highest leverage, ${second}`
  if (first === 'durations') return `Payout rate, ${second}`
  if (second === 'methods') return `Withdrawal to ${method}: ${METHOD_NAMES[last] ?? last}`
  return path.replace(/^method\./, '').replaceAll('.', ' ')
}
