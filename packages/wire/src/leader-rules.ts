// Who may lead, in which words and on which terms, and how that stands (TR-10.7). Free of zod.

import type { FieldProblem } from './field-rules.ts'

/** `replaced`: another one came from the same person. */
export const LEADER_STATUSES = ['pending', 'approved', 'rejected', 'replaced'] as const
export type LeaderStatus = (typeof LEADER_STATUSES)[number]

/** Why the office does not let somebody lead: a closed list, told to who applied. */
export const LEADER_REJECT_REASONS = [
  'leader_name',
  'leader_text',
  'leader_one_person',
  'leader_record',
] as const
export type LeaderRejectReason = (typeof LEADER_REJECT_REASONS)[number]

/** Why the office stops one who leads: told to them. */
export const LEADER_STOP_REASONS = [
  'leader_rules',
  'leader_text',
  'leader_one_person',
  'leader_security',
] as const
export type LeaderStopReason = (typeof LEADER_STOP_REASONS)[number]

/** What who applies has to have; in the order in which it is said. */
export const LEADER_RULES = ['verified', 'days', 'trades', 'one_person'] as const

/** Days since the first own trade, and closed own trades; for practice less is asked. */
export const LEADER_MINIMUM = {
  practice: { days: 0, trades: 1 },
  live: { days: 30, trades: 30 },
} as const

/** Worked out from the trades, never given by hand (TR-10.8). */
export const LEADER_WARNINGS = [
  'adds_to_losers',
  'holds_losers',
  'one_trade',
  'high_leverage',
  'little_own',
] as const

/** `copiers`: by what followers really got; each is the best first, the others by what it names. */
export const LEADER_SORTS = ['copiers', 'roi90d', 'drawdown', 'followers', 'newest'] as const
export type LeaderSort = (typeof LEADER_SORTS)[number]

export const LEADER_NAME = { min: 2, max: 30 } as const
export const LEADER_INTRO_MAX = 300

const PERCENTAGE = /\d\s*(?:[%٪]|percent|per cent|パーセント|퍼센트|เปอร์เซ็นต์|peratus)/iu
const PROMISES = [
  ...['guarantee', 'risk[- ]?free', 'no risk', 'never los', 'can(?:not|.t) lose', 'sure profit'],
  ...[
    'double your',
    '保証',
    '(?:必ず|確実に|絶対に?)(?:儲|勝|利益)',
    'ノーリスク',
    '損はしない',
    '負けない',
  ],
  ...['保证', '稳赚', '保本', '必赚', '零风险', '无风险', '包赚', '不会亏'],
  ...['보장', '무위험', '(?:확실한|무조건) (?:수익|이익)', '손실 없'],
  ...['รับประกัน', 'การันตี', 'ไม่มีความเสี่ยง', 'ไม่มีทางขาดทุน', 'กำไรแน่นอน'],
  ...['terjamin', 'jaminan', 'dijamin', 'tanpa risiko', 'pasti untung', 'tidak akan rugi'],
]
const PROMISE = new RegExp(PROMISES.join('|').normalize('NFKC'), 'iu')
const CONTACTS = [
  ...['https?:', 'www\\.', '\\S@\\S', '(?:^|\\s)@\\w{3}', '\\.(?:com|net|io|me|org|xyz|link)\\b'],
  ...[
    'telegram',
    'whats ?app',
    'wechat',
    '微信',
    '\\bline ?(?:id|@)',
    'カカオ',
    '카카오',
    '텔레그램',
  ],
]
const CONTACT = new RegExp(CONTACTS.join('|'), 'iu')

/**
 * What cannot stand in a name or a text that followers read: figures and promises of profit, and
 * ways around the house. A plain filter of the usual words: a person reads it after that.
 */
export function findUnfitWords(text: string): FieldProblem | undefined {
  const plain = text.normalize('NFKC')
  if (PERCENTAGE.test(plain) || PROMISE.test(plain)) return 'profit_claim'
  return CONTACT.test(plain) || hasPhoneNumber(plain) ? 'contact_detail' : undefined
}

/** Eight digits and more, with spaces, dashes or brackets between them. */
const DIGITS = /\+?\d(?:[\s\p{Pd}ー−()]{0,3}\d){7,}/gu

function hasPhoneNumber(text: string): boolean {
  const plain = text.replace(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50))
  return [...plain.matchAll(DIGITS)].some(([run]) => !arePrices(run) && !DATE.test(run))
}

/** `2026-11-28`. */
const DATE = /^20\d\d-[01]\d-[0-3]\d$/

/** Of prices that are named together the highest is at most so many times the lowest. */
const WIDEST_RANGE = 1.5

/** A range or a list of prices: whole numbers of some digits that lie near each other. */
function arePrices(run: string): boolean {
  const numbers = run.split(/\D+/u)
  if (numbers.length < 2 || !numbers.every((number) => /^[1-9]\d{3,6}$/u.test(number))) return false
  const values = numbers.map(Number)
  return Math.max(...values) <= Math.min(...values) * WIDEST_RANGE
}
