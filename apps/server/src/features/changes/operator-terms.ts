// What stands for everyone now: the constants and terms of the tape, and what two people changed.

import {
  type Jurisdiction,
  type JurisdictionText,
  parseJurisdiction,
} from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import type { TapeEntry } from '@fairtick/core/engine/record'
import {
  asOffered,
  type Instrument,
  type InstrumentText,
  isOffered,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { invariant } from '@fairtick/core/numbers/invariant'
import { type Money, maxMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { ANNOUNCED_KINDS } from '@fairtick/wire/admin/change-kinds'
import { RECOVERY_HOLD_HOURS } from '@fairtick/wire/recovery-rules'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import {
  type DepositMethod,
  type DepositMethods,
  type MethodText,
  parseMethod,
  readDepositMethods,
} from '../deposits/public.ts'
import {
  DEFAULT_JURISDICTION,
  readJurisdictions,
  type ShippedJurisdiction,
} from '../jurisdictions/public.ts'
import { readMoneyTerms } from '../withdrawals/public.ts'
import { listApproved, listStanding } from './approved-changes.ts'
import { readPayload } from './change-payload.ts'
import {
  type ChangeRequest,
  loadConstants,
  loadSource,
  loadTapeRules,
  loadTapeTerms,
} from './change-store.ts'

type Changeable = AdminCallResult<'changeable'>
export type OperatorProfile = NonNullable<Changeable['profile']>
export type OperatorLimits = Changeable['limits']

/** Asked anew at each use: what it says may change between two calls. */
export type OperatorTerms = {
  readonly mode: 'practice' | 'live'
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly constantsOf: (symbol: string) => InstrumentText
  /** As the instrument shipped; undefined: none of that name did. */
  readonly shippedOf: (symbol: string) => InstrumentText | undefined
  readonly moneyTerms: () => MoneyTermsText
  /** The rules of the country that stand (TR-13). */
  readonly jurisdiction: () => Jurisdiction
  /** All that ship, by id. */
  readonly jurisdictions: ReadonlyMap<string, ShippedJurisdiction>
  readonly depositMethods: DepositMethods
  readonly isChannelOpen: (id: string) => boolean
  readonly limits: () => OperatorLimits
  /** Undefined: nobody has said anything yet. */
  readonly profile: () => OperatorProfile | undefined
  /** What was committed to the tape. */
  readonly note: (entries: readonly TapeEntry[]) => void
  /** After something that is not on the tape was changed. */
  readonly reload: () => Promise<void>
  /** After entries of the tape may have been missed. */
  readonly renew: () => Promise<void>
  /** As at a start: what ships, but for what two people changed. For who writes it on the tape. */
  readonly reopen: () => Promise<void>
}

export const SHIPPED_LIMITS: OperatorLimits = {
  depositCreditByOne: '10000',
  recoveryHoldHours: RECOVERY_HOLD_HOURS.usual,
}

export type OperatorTermsParts = {
  readonly database: Queryable
  readonly rowSeal: RowSeal
  readonly mode: 'practice' | 'live'
  /** The constants that ship. */
  readonly constants: readonly InstrumentText[]
}

/** Reads what stands; the engine is given the same, so that a start changes nothing back. */
export async function openOperatorTerms(parts: OperatorTermsParts): Promise<OperatorTerms> {
  const { database, mode } = parts
  const texts = new Map<string, InstrumentText>()
  const instruments = new Map<string, Instrument>()
  const putConstants = (text: InstrumentText) => {
    texts.set(text.symbol, text)
    instruments.set(text.symbol, parseInstrument(text))
  }
  const jurisdictions = readJurisdictions()
  let money = readMoneyTerms(mode)
  let rules = parseJurisdiction(shippedRules(jurisdictions))
  const readShipped = async () => {
    const changed = await listBegunChanges(parts)
    const isFirstStart = (await loadSource(database)) === undefined
    for (const shipped of parts.constants) {
      const isChanged = changed.has(`instrument ${shipped.symbol}`)
      const stored = await loadConstants(database, shipped.symbol)
      // No release opens an instrument where the tape has begun: what came later is closed.
      const wasOffered = isFirstStart || (stored !== undefined && isOffered(stored))
      const unchanged = asOffered(shipped, { isOffered: isOffered(shipped) && wasOffered })
      putConstants(isChanged && stored ? stored : unchanged)
    }
    const isTermsChanged = changed.has(`money_terms ${mode}`)
    money = (isTermsChanged && (await loadTapeTerms(database))) || readMoneyTerms(mode)
    const isRulesChanged = changed.has('jurisdiction jurisdiction')
    const stored = isRulesChanged ? await loadTapeRules(database) : undefined
    rules = parseJurisdiction(stored ?? shippedRules(jurisdictions))
  }
  await readShipped()
  const shipped = readDepositMethods()
  const methods = new Map<string, DepositMethod>(shipped)
  let settings = readSettings([])
  const readStanding = async () => {
    const standing = await listStanding(parts)
    for (const [id, method] of methodsOf(standing)) methods.set(id, method)
    settings = readSettings(standing)
  }
  /** One after another, so that what was read last was also asked for last. */
  let readings = readStanding()
  const reload = () => {
    readings = readings.catch(() => {}).then(readStanding)
    return readings
  }
  const renew = async () => {
    for (const symbol of texts.keys()) {
      const stored = await loadConstants(database, symbol)
      if (stored) putConstants(stored)
    }
    money = (await loadTapeTerms(database)) ?? money
    const written = await loadTapeRules(database)
    if (written) rules = parseJurisdiction(written)
    await reload()
  }
  const reopen = async () => {
    await readShipped()
    await reload()
  }
  await readings
  return {
    ...{ mode, instruments, jurisdictions, depositMethods: methods, reload, renew, reopen },
    constantsOf: (symbol) => {
      const text = texts.get(symbol)
      if (text === undefined) throw new Error(`no constants of ${symbol}`)
      return text
    },
    shippedOf: (symbol) => parts.constants.find((text) => text.symbol === symbol),
    moneyTerms: () => money,
    jurisdiction: () => rules,
    isChannelOpen: (id) => !settings.closedWays.has(id),
    limits: () => settings.limits,
    profile: () => settings.profile,
    note: (entries) => {
      for (const entry of entries) {
        if (entry.kind === 'instrument') putConstants(entry.instrument)
        if (entry.kind === 'money-terms') money = entry.terms
        if (entry.kind === 'jurisdiction') rules = parseJurisdiction(entry.rules)
      }
    },
  }
}

function shippedRules(jurisdictions: OperatorTerms['jurisdictions']): JurisdictionText {
  const shipped = jurisdictions.get(DEFAULT_JURISDICTION)
  invariant(shipped, 'no jurisdiction by default')
  return shipped.rules
}

/** USD that one reviewer may credit alone. */
export function creditByOne(terms: Pick<OperatorTerms, 'limits'>): Money {
  return parseMoney(terms.limits().depositCreditByOne) ?? ZERO_MONEY
}

/** Between the second approval of help with a lost account and its link. */
export function recoveryHoldHours(terms: Pick<OperatorTerms, 'limits'>): number {
  return terms.limits().recoveryHoldHours
}

/** USD of the largest single withdrawal that any way allows. */
export function largestWithdrawal(terms: Pick<OperatorTerms, 'moneyTerms'>): Money {
  const { methods } = terms.moneyTerms().withdrawals
  return Object.values(methods)
    .map(({ max }) => parseMoney(max) ?? ZERO_MONEY)
    .reduce(maxMoney, ZERO_MONEY)
}

/** Kind and subject of what was done, or may be on the tape already. */
async function listBegunChanges(
  parts: Pick<OperatorTermsParts, 'database' | 'rowSeal'>,
): Promise<ReadonlySet<string>> {
  const done = await listStanding(parts)
  const begun = await listApproved(parts, ANNOUNCED_KINDS)
  return new Set([...done, ...begun].map(({ kind, subject }) => `${kind} ${subject}`))
}

type Settings = {
  readonly closedWays: ReadonlySet<string>
  readonly limits: OperatorLimits
  readonly profile: OperatorProfile | undefined
}

function readSettings(standing: readonly ChangeRequest[]): Settings {
  const afterOf = (kind: ChangeRequest['kind']) =>
    standing.filter((change) => change.kind === kind).map(({ payload }) => readPayload(payload))
  const ways = standing.filter(({ kind }) => kind === 'payout_way')
  const isClosed = ({ payload }: ChangeRequest) =>
    !(readPayload(payload).after as { isOpen: boolean }).isOpen
  return {
    closedWays: new Set(ways.filter(isClosed).map(({ subject }) => subject)),
    limits: (afterOf('limits')[0]?.after as OperatorLimits | undefined) ?? SHIPPED_LIMITS,
    profile: afterOf('profile')[0]?.after as OperatorProfile | undefined,
  }
}

/** A way of paying in as it was asked for. */
export type MethodChange = { readonly method: MethodText; readonly isOpen: boolean }

function methodsOf(standing: readonly ChangeRequest[]): ReadonlyMap<string, DepositMethod> {
  const changes = standing.filter(({ kind }) => kind === 'deposit_method')
  return new Map(
    changes.map(({ subject, payload }) => {
      const { method, isOpen } = readPayload(payload).after as MethodChange
      return [subject, { ...parseMethod(method), isOpen }]
    }),
  )
}
