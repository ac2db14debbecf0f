// The kinds of system messages, and what each of them says.

import type { AdjustmentReason } from '@fairtick/wire/admin/change-kinds'
import type { BankChangeReason } from '@fairtick/wire/calls/payout-methods'
import type { Language } from '@fairtick/wire/languages'
import type { LeaderRejectReason, LeaderStopReason } from '@fairtick/wire/leader-rules'
import type { RecoveryReason } from '@fairtick/wire/recovery-rules'
import type { SignalReason } from '@fairtick/wire/signal-rules'
import type { DepositRecord, WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { type AllWords, DICTIONARIES } from '@fairtick/words/dictionaries'
import type { notices } from '@fairtick/words/en/notices'
import { fillPlaces, type PlacesOf, type ValuesOf } from '@fairtick/words/fill-in'
import { htmlOf } from '../../platform/html-text.ts'
import { wordTermChanges } from './term-changes.ts'
import { wordDuration } from './word-duration.ts'

type Word = keyof typeof notices

/** Words of the title, then of the paragraphs. */
const TEMPLATES = {
  welcome: ['welcomeTitle', 'welcomeText'],
  'option-win': ['optionWonTitle', 'optionWonText', 'optionTerms'],
  'option-lose': ['optionLostTitle', 'optionLostText', 'optionTerms'],
  'option-draw': ['optionDrawTitle', 'optionDrawText', 'optionTerms'],
  'option-void': ['optionVoidTitle', 'optionVoidText', 'optionTerms'],
  'margin-call': ['marginCallTitle', 'marginCallText'],
  'take-profit': ['takeProfitTitle', 'takeProfitText', 'contractTerms'],
  'stop-loss': ['stopLossTitle', 'stopLossText', 'contractTerms'],
  'stop-out': ['stopOutTitle', 'stopOutText', 'contractTerms'],
  'copy-closed': ['copyClosedTitle', 'copyClosedText', 'contractTerms'],
  'copy-stop': ['copyStopTitle', 'copyStopText'],
  'copy-skipped': ['copySkippedTitle', 'copySkippedText'],
  'copy-leader-stopped': ['copyLeaderStoppedTitle', 'copyLeaderStoppedText'],
  'copy-linked': ['copyLinkedTitle', 'copyLinkedText'],
  overnight: ['overnightTitle', 'overnightText'],
  'order-filled': ['orderFilledTitle', 'orderFilledText', 'orderFilledTerms'],
  'order-cancelled': ['orderCancelledTitle', 'orderCancelledText'],
  'practice-reset': ['practiceResetTitle', 'practiceResetText'],
  'email-changed': ['emailChangedTitle', 'emailChangedText'],
  'phone-changed': ['phoneChangedTitle', 'phoneChangedText'],
  payroll: ['payrollTitle', 'payrollText'],
  'security-password': ['passwordChangedTitle', 'passwordChangedText'],
  'security-fund-password': ['fundPasswordChangedTitle', 'fundPasswordChangedText'],
  'security-factor': ['factorChangedTitle', 'factorChangedText'],
  'security-bank': ['bankChangedTitle', 'bankChangedText'],
  'security-push': ['pushAddedTitle', 'pushAddedText'],
  'security-wallet': ['walletAddedTitle', 'walletAddedText'],
  'fund-password-locked': ['fundPasswordLockedTitle', 'fundPasswordLockedText'],
  'bank-change-failed': ['bankChangeFailedTitle', 'bankChangeFailedText'],
  'identity-approved': ['identityApprovedTitle', 'identityApprovedText'],
  'identity-needs-fix': ['identityNeedsFixTitle', 'identityNeedsFixText'],
  'identity-failed': ['identityFailedTitle', 'identityFailedText'],
  'identity-expiring': ['identityExpiringTitle', 'identityExpiringText'],
  'identity-expired': ['identityExpiredTitle', 'identityExpiredText'],
  'recovery-asked': ['recoveryAskedTitle', 'recoveryAskedText'],
  'recovery-approved': ['recoveryApprovedTitle', 'recoveryApprovedText'],
  'recovery-declined': ['recoveryDeclinedTitle', 'recoveryDeclinedText'],
  'recovery-stopped': ['recoveryStoppedTitle', 'recoveryStoppedText'],
  'recovery-done': ['recoveryDoneTitle', 'recoveryDoneText'],
  'leader-approved': ['leaderApprovedTitle', 'leaderApprovedText'],
  'leader-rejected': ['leaderRejectedTitle', 'leaderRejectedText'],
  'leader-stopped': ['leaderStoppedTitle', 'leaderStoppedText'],
  'signal-hidden': ['signalHiddenTitle', 'signalHiddenText'],
  'deposit-credited': ['depositCreditedTitle', 'depositCreditedText'],
  'deposit-failed': ['depositFailedTitle', 'depositFailedText'],
  'withdrawal-approved': ['withdrawalApprovedTitle', 'withdrawalApprovedText'],
  'withdrawal-paid': ['withdrawalPaidTitle', 'withdrawalPaidText'],
  'withdrawal-failed': ['withdrawalFailedTitle', 'withdrawalFailedText'],
  'price-above': ['priceAboveTitle', 'priceAboveText'],
  'price-below': ['priceBelowTitle', 'priceBelowText'],
  'market-changed': ['marketChangedTitle', 'marketChangedText'],
  'conditions-changed': ['conditionsChangedTitle', 'conditionsChangedText', 'conditionsKeep'],
  'money-terms-changed': ['moneyChangedTitle', 'moneyChangedText', 'moneyKeep'],
  'jurisdiction-changed': ['rulesChangedTitle', 'rulesChangedText', 'rulesKeep'],
  'adjusted-up': ['adjustedUpTitle', 'adjustedUpText'],
  'adjusted-down': ['adjustedDownTitle', 'adjustedDownText'],
  'accounts-linked': ['accountsLinkedTitle', 'accountsLinkedText'],
  'accounts-one-person': ['accountsOnePersonTitle', 'accountsOnePersonText'],
  'accounts-apart': ['accountsApartTitle', 'accountsApartText'],
} as const satisfies Record<string, readonly [Word, ...Word[]]>

export type Template = keyof typeof TEMPLATES

/** The values that a message of a template is stored with: all that its texts name. */
export type MessageContent = {
  readonly [Name in Template]: { readonly template: Name; readonly values: ContentValues<Name> }
}[Template]

type ContentValues<Name extends Template> = ValuesOf<
  StoredPlace<PlacesOf<Texts[(typeof TEMPLATES)[Name][number]]>>
>

type Texts = typeof notices
/** `duration` is worded from `seconds`. */
type StoredPlace<Place> = Place extends 'duration' ? 'seconds' : Place & string

/** Where the template is one of several: with the values that any of them names. */
export function contentOf<Name extends Template>(
  template: Name,
  values: ContentValues<Name>,
): MessageContent {
  return { template, values } as MessageContent
}

/**
 * Plain values by the names of their places. Some are worded themselves: `direction`, `source`,
 * `reason`, `place` and `changes`, and `seconds`, from which `duration` comes.
 */
export type MessageValues = Readonly<Record<string, string | number>>

export type WordedMessage = {
  readonly title: string
  readonly summary: string
  readonly html: string
}

export function wordMessage(
  template: Template,
  values: MessageValues,
  language: Language,
): WordedMessage {
  const words = DICTIONARIES[language].notices
  const [titleWord, ...textWords] = TEMPLATES[template]
  const worded = {
    ...wordValues(values, words),
    ...(values.changes === undefined
      ? {}
      : { changes: wordTermChanges(String(values.changes), language) }),
    ...(values.place === undefined ? {} : { place: namedIn(String(values.place), language) }),
  }
  const text = (word: Word) => fillPlaces(words[word] as string, worded)
  const paragraphs = textWords.flatMap((word) => text(word).split('\n\n'))
  return {
    title: text(titleWord),
    summary: (paragraphs[0] ?? '').replaceAll('**', ''),
    html: htmlOf(paragraphs),
  }
}

/** Of a place: its name in each language, as JSON. */
function namedIn(names: string, language: Language): string {
  return (JSON.parse(names) as Record<string, string>)[language] ?? ''
}

type Words = AllWords['notices']

function wordValues(values: MessageValues, words: Words): MessageValues {
  const { direction, source, reason, seconds } = values
  return {
    ...values,
    ...(direction === undefined ? {} : { direction: words[direction as Side] }),
    ...(source === undefined ? {} : { source: words[source as 'live'] }),
    ...(reason === undefined ? {} : { reason: words[REASONS[reason as Reason]] }),
    ...(seconds === undefined ? {} : { duration: wordDuration(Number(seconds), words) }),
  }
}

type Side = 'up' | 'down' | 'long' | 'short'

/** Why an order was cancelled that nobody cancelled by hand. */
const CANCEL_REASONS = {
  stop_out: 'cancelledStopOut',
  insufficient_balance: 'cancelledInsufficient',
  source_change: 'cancelledSourceChange',
  locked: 'cancelledLocked',
  self_excluded: 'cancelledSelfExcluded',
  daily_loss_limit: 'cancelledDailyLoss',
  not_offered: 'cancelledNotOffered',
} as const satisfies Record<string, Word>

/** Why the back office did not change a bank account. */
const BANK_REASONS = {
  name_differs: 'bankReasonName',
  account_unknown: 'bankReasonUnknown',
  details_unclear: 'bankReasonUnclear',
  not_own_account: 'bankReasonOthers',
} as const satisfies Record<BankChangeReason, Word>

/** Why a deposit was not credited. */
const DEPOSIT_REASONS = {
  not_received: 'depositNotReceived',
  amount_differs: 'depositAmountDiffers',
  sender_differs: 'depositSenderDiffers',
  voucher_unreadable: 'depositVoucherUnreadable',
  voucher_used: 'depositVoucherUsed',
  account_closed: 'depositAccountClosed',
  practice_ended: 'practiceEnded',
} as const satisfies Record<NonNullable<DepositRecord['reason']>, Word>

/** Why a withdrawal was not paid out. */
const WITHDRAWAL_REASONS = {
  target_invalid: 'withdrawalTargetInvalid',
  holder_differs: 'withdrawalNameDiffers',
  payment_returned: 'withdrawalPaymentReturned',
  security_review: 'withdrawalSecurityReview',
  legal_order: 'withdrawalLegalOrder',
  practice_ended: 'practiceEnded',
} as const satisfies Record<NonNullable<WithdrawalRecord['reason']>, Word>

/** Why the office did not let help with a lost account go on. */
const RECOVERY_REASONS = {
  not_proven: 'recoveryNotProven',
  picture_unclear: 'recoveryPictureUnclear',
  document_differs: 'recoveryDocumentDiffers',
  other_way: 'recoveryOtherWay',
} as const satisfies Record<RecoveryReason, Word>

/** Why somebody does not lead, or leads no more. */
const LEADER_REASONS = {
  leader_name: 'leaderName',
  leader_text: 'leaderText',
  leader_one_person: 'leaderOnePerson',
  leader_record: 'leaderRecord',
  leader_rules: 'leaderRules',
  leader_security: 'leaderSecurity',
} as const satisfies Record<LeaderRejectReason | LeaderStopReason, Word>

/** Why a post was hidden. */
const SIGNAL_REASON_WORDS = {
  signal_claim: 'signalClaim',
  signal_contact: 'signalContact',
  signal_untrue: 'signalUntrue',
  signal_insult: 'signalInsult',
  signal_spam: 'signalSpam',
} as const satisfies Record<SignalReason, Word>

/** Why cash was corrected by hand. */
const ADJUSTMENT_REASONS = {
  credit_missing: 'adjustMissing',
  credited_twice: 'adjustTwice',
  fee_error: 'adjustFee',
  system_error: 'adjustSystem',
  authority_order: 'adjustOrder',
} as const satisfies Record<AdjustmentReason, Word>

const REASONS = {
  ...ADJUSTMENT_REASONS,
  ...CANCEL_REASONS,
  ...BANK_REASONS,
  ...DEPOSIT_REASONS,
  ...WITHDRAWAL_REASONS,
  ...RECOVERY_REASONS,
  ...LEADER_REASONS,
  ...SIGNAL_REASON_WORDS,
}
type Reason = keyof typeof REASONS

export type CancelReason = keyof typeof CANCEL_REASONS
