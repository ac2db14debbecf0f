// The named lists and settings that screens use, in the language asked.

import { MARGIN_CALL, STOP_OUT } from '@fairtick/core/account/risk-rate'
import type { Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import { DEFAULT_TOLERANCE } from '@fairtick/core/market/price-tolerance'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import type {
  DepositRecord,
  WireContract,
  WireOption,
  WithdrawalRecord,
} from '@fairtick/wire/socket/frames'
import { DICTIONARIES } from '@fairtick/words/dictionaries'
import { PRACTICE_GRANT } from '../account/public.ts'
import { losingShareText, type StandingShare } from '../loss-share/public.ts'
import type { ContentDependencies } from './dependencies.ts'

type NamedLists = CallResult<'dictionary'>

/** What is built; a client finds nothing here of what is not. Rules may switch some off. */
const FEATURES = {
  chat: true,
  contracts: true,
  options: true,
  practiceReset: true,
  deposits: true,
  withdrawals: true,
  payoutMethods: true,
  salary: true,
  team: true,
  messages: true,
  announcements: true,
  statements: true,
  passkeys: true,
  limits: true,
  vip: true,
  identity: true,
  notifications: true,
  priceAlerts: true,
  recovery: true,
  leaders: true,
  signals: true,
}

/** Made anew when something of it is another; most days that is the rollover, once. */
export function shareDictionary(dependencies: ContentDependencies) {
  const { jurisdiction, lossShare, marketOrigin, simulatedDay, gateways } = dependencies
  const readRollover = () => dependencies.nextRollover(dependencies.now())
  return shareAnswers<'dictionary'>({
    open: ({ language }) => ({
      inputs: () => [
        ...[jurisdiction(), lossShare(), marketOrigin(), JSON.stringify(simulatedDay())],
        ...[readRollover(), gateways().join()],
      ],
      make: () => JSON.stringify(readDictionary(dependencies, readRollover(), language)),
    }),
  })
}

function readDictionary(
  {
    config,
    catalogue,
    source,
    marketOrigin,
    isMarketUnverified,
    simulatedDay,
    isDemo,
    gateways,
    jurisdiction,
    jurisdictionName,
    lossShare,
  }: ContentDependencies,
  nextRollover: number,
  language: Language,
): NamedLists {
  const rules = jurisdiction()
  return {
    categories: catalogue.categories.map(({ id, names }) => ({ code: id, label: names[language] })),
    currencies: [
      { code: 'USD', symbol: '$' },
      { code: 'USDT', symbol: '₮' },
    ],
    statuses: statusesOf(language),
    features: { ...FEATURES, ...offeredBy(rules) },
    mode: config.mode,
    demo: isDemo,
    profile: rules.text.id,
    profileName: jurisdictionName(rules.text.id, language),
    riskWarning: rules.text.lossWarning ? presentWarning(lossShare()) : null,
    marketSource: source,
    marketOrigin: marketOrigin(),
    isMarketUnverified: isMarketUnverified(),
    simulatedDay: simulatedDay(),
    socket: '/ws',
    gateways: [...gateways()],
    marginCall: formatRate(MARGIN_CALL),
    stopOut: formatRate(STOP_OUT),
    nextRollover,
    operatorTimeZone: config.calendar.timeZone,
    practiceGrant: formatMoney(PRACTICE_GRANT),
    tolerance: formatRate(DEFAULT_TOLERANCE),
  }
}

function presentWarning(share: StandingShare | undefined): NamedLists['riskWarning'] {
  if (share === undefined) return { measured: null }
  const { accounts, fromMs, untilMs } = share
  return { measured: { share: losingShareText(share), accounts, from: fromMs, until: untilMs } }
}

/** What the rules of a country can switch off, so that screens say why. */
function offeredBy(rules: Jurisdiction) {
  const { isOptionsOffered, isHedgingAllowed, isProtected, isCopyingAllowed, rewardRates } = rules
  const { areIncentivesAllowed } = rules
  return {
    options: isOptionsOffered,
    team: rewardRates === undefined || rewardRates.length > 0,
    hedging: isHedgingAllowed,
    negativeBalanceProtection: isProtected,
    copying: isCopyingAllowed,
    incentives: areIncentivesAllowed,
  }
}

/** Of whatever has one: orders of both products, results, deposits, withdrawals. */
type Status =
  | WireOption['status']
  | NonNullable<WireOption['result']>
  | WireContract['status']
  | DepositRecord['status']
  | WithdrawalRecord['status']
  | 'unknown'

function statusesOf(language: Language): NamedLists['statuses'] {
  const { notices, orders, positions, wallet, shell } = DICTIONARIES[language]
  const labels: Readonly<Record<Status, string>> = {
    pending: positions.tabPending,
    trading: notices.statusTrading,
    closed: orders.tabClosed,
    cancelled: positions.tabCancelled,
    win: notices.resultWin,
    lose: notices.resultLose,
    draw: notices.resultDraw,
    void: notices.resultVoid,
    success: wallet.statusSuccess,
    failed: wallet.statusFailed,
    unknown: shell.unknown,
  }
  return Object.entries(labels).map(([code, label]) => ({ code, label }))
}
