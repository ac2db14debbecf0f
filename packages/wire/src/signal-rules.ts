// What leaders may post about an instrument, and why a post is reported or hidden. Free of zod.

import { findSensitive } from './chat-rules.ts'
import type { FieldProblem } from './field-rules.ts'
import { findUnfitWords } from './leader-rules.ts'

export const SIGNAL_TEXT_MAX = 300

/** Of one leader; more is no thought but a stream. */
export const SIGNALS_A_DAY = 10
/** Of one reader. */
export const SIGNAL_REPORTS_A_DAY = 20

export const SIGNAL_DIRECTIONS = ['long', 'short'] as const

/** `withdrawn` by who wrote it, `hidden` by the office: the text is gone, the row stays. */
export const SIGNAL_STATUSES = ['shown', 'withdrawn', 'hidden'] as const
export type SignalStatus = (typeof SIGNAL_STATUSES)[number]

/** Why somebody reports a post, and why the office hides it: a closed list. */
export const SIGNAL_REASONS = [
  'signal_claim',
  'signal_contact',
  'signal_untrue',
  'signal_insult',
  'signal_spam',
] as const
export type SignalReason = (typeof SIGNAL_REASONS)[number]

export const SIGNAL_CASE_STATUSES = ['pending', 'hidden', 'dismissed'] as const
export type SignalCaseStatus = (typeof SIGNAL_CASE_STATUSES)[number]

/** Signs of percent and of money, and the words for them behind a number. */
const FIGURE = new RegExp(
  [
    ...['[%٪‰\\p{Sc}]', 'per ?cent', 'パーセント', '퍼센트', 'เปอร์เซ็นต์', 'peratus', '百分之'],
    '\\p{Nd}\\s*(?:usdt?|jpy|cny|krw|thb|myr|dollars?|円|万円|元|美元|원|만원|달러|บาท|ดอลลาร์|ringgit)',
    '\\brm\\s*\\p{Nd}',
  ].join('|'),
  'iu',
)

/** Words for what somebody won, or how often. */
const RESULT = new RegExp(
  [
    ...['win(?:ning)? rate', 'profits? (?:so far|made)', 'i (?:made|earned|won)\\b', 'easy money'],
    ...['勝率', '利回り', '月収', '日収', '稼い', '稼げ', '儲かっ', '爆益'],
    ...['胜率', '收益率', '回报率', '月入', '日入', '赚了', '盈利了', '翻倍'],
    ...['승률', '수익률', '벌었', '월수입', '수익 인증'],
    ...['อัตราชนะ', 'ผลตอบแทน', 'ได้กำไรแล้ว', 'ทำเงิน'],
    ...['kadar (?:menang|kemenangan)', 'pulangan', 'sudah untung', 'saya untung'],
  ]
    .join('|')
    .normalize('NFKC'),
  'iu',
)

/**
 * What cannot stand in a post: besides what cannot stand in a leader's text, any sign of percent or
 * money, and words for results. Plain prices have no sign, so they can stand.
 */
export function findUnfitSignal(text: string): FieldProblem | undefined {
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (FIGURE.test(plain) || RESULT.test(plain)) return 'result_claim'
  if (findSensitive(plain).some(({ kind }) => kind === 'address')) return 'contact_detail'
  const unfit = findUnfitWords(plain)
  return unfit === 'profit_claim' ? 'result_claim' : unfit
}
