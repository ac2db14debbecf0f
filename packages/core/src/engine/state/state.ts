// The engine's state: the fold of all records so far. Types alone, since they know each other.

import type { InstallationMode } from '../../account/account-access.ts'
import type { SelfLimits } from '../../account/self-limits.ts'
import type { KeptTerms } from '../../cash/kept-terms.ts'
import type { PastTerms } from '../../cash/past-terms.ts'
import type { OpenWithdrawal } from '../../cash/withdrawal.ts'
import type { OpenWindows } from '../../cash/withdrawal-window.ts'
import type { Direction } from '../../contracts/direction.ts'
import type { PendingOrder } from '../../contracts/order.ts'
import type { Position } from '../../contracts/position.ts'
import type { TriggerHandle, TriggerHeap } from '../../contracts/trigger-heap.ts'
import type { Follow, LeadingTerms } from '../../copy/follow.ts'
import type { Balances } from '../../ledger/balances.ts'
import type { AccountKind } from '../../ledger/journal-entry.ts'
import type { Instrument, InstrumentSymbol, InstrumentText } from '../../market/instrument.ts'
import type { SourceHealth } from '../../market/source-health.ts'
import type { SourceKind } from '../../market/source-kind.ts'
import type { Tick } from '../../market/tick.ts'
import type { Lots } from '../../numbers/lots.ts'
import type { Money } from '../../numbers/money.ts'
import type { Rate } from '../../numbers/rate.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { OpenOption } from '../../options/option.ts'
import type { PayableRewards } from '../../team/payable-rewards.ts'
import type { Inviters } from '../../team/reward.ts'
import type { Instant } from '../../time/instant.ts'
import type { DayVolumes } from '../../vip/day-volumes.ts'
import type { VipLevel } from '../../vip/vip-level.ts'
import type { Moment } from '../event.ts'
import type { Jurisdiction } from '../jurisdiction.ts'
import type { MoneyTerms } from '../money-terms.ts'
import type { DueOptions } from './due-options.ts'
import type { HeadroomSlots, ThresholdIndex } from './near-threshold-index.ts'

export type EngineState = {
  readonly terms: EngineTerms
  time: Instant
  tapePosition: number
  /** Of the newest record that changed the health of a market's sources. */
  healthPosition: number
  commandNumber: number
  /** How many orders were placed so far; gives `placed` to the next one. */
  placedCount: number
  /** How many days of the operator began so far (TR-9 counts in them). */
  dayNumber: number
  /** Of the day that runs, in days since 1970-01-01; undefined until the first one has begun. */
  localDay: number | undefined
  source: SourceKind | undefined
  /** Whether real money moves; practice until the tape says otherwise (TR-12.2). */
  mode: InstallationMode
  moneyTerms: MoneyTerms
  /** Of withdrawals, before those. */
  pastTerms: PastTerms
  /** What the rules of the country leave of the offer (TR-13). */
  jurisdiction: Jurisdiction
  /** In which withdrawals can be paid out now (TR-6.5). */
  openWindows: OpenWindows
  /** By the account that earned them; it need not be resident (TR-8.2). */
  readonly payableRewards: Map<string, PayableRewards>
  readonly markets: Map<InstrumentSymbol, Market>
  readonly accounts: Map<string, Account>
  readonly dueOptions: DueOptions
  /** What the newest record still has to do; commands go between, the next record waits. */
  work: DueWork | undefined
  /** Who copies whom, and the copies that are still to be made or closed. */
  readonly copying: Copying
  /** Accounts whose watches no longer fit, each once. */
  readonly unwatched: Account[]
  readonly headroomSlots: HeadroomSlots<Account>
}

/** The constants that are the same for every account. */
export type EngineTerms = {
  readonly marginCall: Rate
  readonly stopOut: Rate
  /** Where the money terms name none. */
  readonly vipLevels: readonly VipLevel[]
}

/** One instrument with its constants, as they stand on the tape and read, and its newest tick. */
export type Market = {
  constants: InstrumentText
  instrument: Instrument
  tick: Tick | undefined
  /** Another object whenever the tape says something of its sources. */
  health: SourceHealth
  /** The price of a tick as a double, and of which (`markOf`). */
  mark: number
  markedTick: Tick | undefined
  /** Who must be looked at when the mark falls to, or rises to, a price. */
  readonly falling: TriggerHeap<Account>
  readonly rising: TriggerHeap<Account>
  /** Whose equity it moves near a threshold. */
  readonly nearThreshold: ThresholdIndex
}

/**
 * One trading account: its balances and everything that it has open. Flat ones may be dropped and
 * loaded again by the host.
 */
export type Account = {
  readonly id: string
  readonly userId: string
  readonly kind: AccountKind
  readonly balances: Balances
  readonly options: Map<string, OpenOption>
  /** Sum of the stakes in play per instrument (TR-5.1). */
  readonly openStakes: Map<InstrumentSymbol, Money>
  readonly positions: Map<string, Position>
  readonly orders: Map<string, PendingOrder>
  /** Sums over positions and orders (TR-4.5: derived, never posted). */
  usedMargin: Money
  reserved: Money
  /** The risk rate is at or below the margin call level, and the customer was told. */
  isMarginCalled: boolean
  volumes: DayVolumes
  /** Realised net gains that no withdrawal has counted yet; negative after losses (TR-6.3). */
  untaxedGains: Money
  /** Who earns of the fees it pays; empty: nobody (TR-8.1). */
  inviters: Inviters
  /** The number of the day on which somebody first earned of it; undefined: never yet. */
  invitedDay: number | undefined
  /** Why nothing may be opened on it; undefined: it may (TR-12.4). */
  tradingLock: string | undefined
  /** The limits that its customer has set; undefined: none (TR-12.3). */
  limits: SelfLimits | undefined
  /** By the leader's account; ended ones too, for their result and high-water mark (TR-10). */
  readonly follows: Map<string, Follow>
  /** Under which it may be followed; undefined: it may not. */
  leading: LeadingTerms | undefined
  /** Of withdrawals, from its deposits (H6); undefined: none was credited. */
  keptTerms: KeptTerms | undefined
  /** Neither paid nor returned; their amounts are on hold. */
  readonly withdrawals: Map<string, OpenWithdrawal>
  readonly watches: Map<InstrumentSymbol, Watch>
  /** Its watches no longer fit: it stands among those whose are to be renewed. */
  isUnwatched: boolean
  /** Undefined without positions, where every tick must be looked at, and once it changes. */
  guard: RiskGuard | undefined
  /** Of the indexes, while it stands near a threshold (`near-threshold-index.ts`). */
  slot: number | undefined
}

/** At which marks of one instrument an account must be looked at, and its triggers there. */
/** Marks are doubles, scaled as prices are: rounding keeps their order, so none is missed. */
export type Watch = {
  readonly account: Account
  readonly market: Market
  /** The nearest level or limit, as long as the account does not change. */
  levelFall: number
  levelRise: number
  /** What is armed: the nearer of level and risk mark. */
  fallHandle: TriggerHandle | undefined
  riseHandle: TriggerHandle | undefined
  /** Where its legs stood when a guard was made last; so they are found without a search. */
  legPlace: number
}

/**
 * By how much equity may fall, and rise, before the account must be looked at exactly; surely not
 * too much of either. It is set exactly and moves with the ticks in doubles.
 */
export type RiskGuard = {
  /** Of each leg; those of one watch stand next to each other. */
  readonly watches: readonly Watch[]
  readonly markets: readonly Market[]
  /** In one place and in no objects of their own, since a look is mostly waiting for memory. */
  readonly figures: number[]
}

export type Copying = {
  /** By the leader's account: those that somebody copies. */
  readonly leaders: Map<string, Leader>
  /** Followers with events of their leaders to be copied. */
  readonly due: Set<Account>
}

/** A leader as the copies see it. */
export type Leader = {
  /** Of the newest event: they are counted without a gap while some are to be copied. */
  eventCount: number
  /** Oldest first; those that every follower has handled are gone. */
  readonly events: LeaderEvent[]
  /** Who has an active follow or open copies, and the number of the last event handled. */
  readonly followers: Map<Account, number>
}

/** An own order of a leader was filled or closed: what its copies follow from (TR-10.2). */
export type LeaderEvent = Moment & {
  readonly leaderId: string
  readonly number: number
  /** Of the command that did it; 0: the record of the tape did. */
  readonly commandNumber: number
  readonly orderId: string
  readonly symbol: InstrumentSymbol
  /** Of the order: its copies are as old, however work is sliced. */
  readonly placed: number
  readonly fill: LeaderFill
}

export type LeaderFill =
  | {
      readonly kind: 'opened'
      readonly direction: Direction
      readonly lots: Lots
      readonly leverage: number
      /** Just before the fill, exact. */
      readonly equity: Rational
    }
  | { readonly kind: 'closed'; readonly lots: Lots; readonly lotsBefore: Lots }

/** The record that is being worked off. Accounts are independent, so their order is free. */
export type DueWork = {
  readonly cause: { readonly kind: 'tick'; readonly tick: Tick } | { readonly kind: 'rollover' }
  readonly moment: Moment
  /** Not looked at yet. */
  readonly accounts: Set<Account>
}
