// Draws margin accounts as plain figures, and gives them to the engine as if read from its tables.

import { createState } from '@fairtick/core/engine/state/create-state'
import { addAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { step } from '@fairtick/core/engine/step'
import { emptyBalances } from '@fairtick/core/ledger/balances'
import {
  type Instrument,
  type InstrumentText,
  parseInstrument,
} from '@fairtick/core/market/instrument'
import { type Lots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Random } from '../normal-random.ts'
import type { MarginAccounts } from '../peers/naive-cross-margin.ts'

export const INSTRUMENTS = 300
export const FIRST_MARK = 100
export const SPREAD = 0.01
export const FEE_RATE = 0.0005
const LEVERAGE = 20
const MARK_DECIMALS = 5
/** Made once, as a feed has them. */
const SYMBOLS = Array.from({ length: INSTRUMENTS }, (_, place) => `COIN${place}USDT`)
/** Orders of one instrument share them, as those do that were placed since a start. */
const CONSTANTS = Array.from({ length: INSTRUMENTS }, (_, place) =>
  parseInstrument(constants(place)),
)
const START = instantFromMs(1_780_000_000_000)

export type GenerateTerms = {
  readonly accounts: number
  readonly positionsEach: number
  readonly chooseInstrument: () => number
  readonly random: Random
}

/** Each of some 100 to 1 000 units of about 100 dollars; equity is 0.81 to 5.81 of margin. */
export function generateAccounts(terms: GenerateTerms): MarginAccounts {
  const { positionsEach, random } = terms
  const count = terms.accounts * positionsEach
  const instruments = Int32Array.from({ length: count }, terms.chooseInstrument)
  const quantities = Float64Array.from({ length: count }, () => {
    const units = 100 + Math.floor(random.next() * 900)
    return random.next() < 0.5 ? units : -units
  })
  const openPrices = Float64Array.from({ length: count }, () => FIRST_MARK)
  const margins = quantities.map((quantity) => (Math.abs(quantity) * FIRST_MARK) / LEVERAGE)
  const cash = Float64Array.from({ length: terms.accounts }, (_, account) => {
    const from = account * positionsEach
    const used = margins.slice(from, from + positionsEach).reduce((sum, one) => sum + one, 0)
    return Math.round(used * (0.81 + 5 * random.next()))
  })
  return { positionsEach, cash, instruments, quantities, openPrices, margins }
}

/** The engine with them resident and every instrument at its first mark. */
export function loadEngine(accounts: MarginAccounts): EngineState {
  const state = createState()
  for (let place = 0; place < INSTRUMENTS; place += 1) {
    putTape(state, { kind: 'instrument', time: START, instrument: constants(place) })
  }
  for (let place = 0; place < INSTRUMENTS; place += 1) tickEngine(state, place, markOf(FIRST_MARK))
  for (const [account, cash] of accounts.cash.entries()) {
    const id = String(account)
    addAccount(
      state,
      {
        ...{ id, userId: id, kind: 'practice', isMarginCalled: false, volumes: [] },
        balances: { ...emptyBalances(), cash: BigInt(cash * 1e6) as Money },
      },
      { options: [], orders: [], positions: positionsOf(accounts, account) },
    )
  }
  return state
}

/** A mark as the engine has it: no more decimals than the instrument takes. */
export function markOf(price: number): Price {
  return (BigInt(Math.round(price * 10 ** MARK_DECIMALS)) *
    10n ** BigInt(12 - MARK_DECIMALS)) as Price
}

export function tickEngine(state: EngineState, place: number, price: Price) {
  const symbol = SYMBOLS[place] as string
  const seq = (state.markets.get(symbol)?.tick?.seq ?? 0) + 1
  const time = instantFromMs(START + state.tapePosition) as Instant
  return putTape(state, { kind: 'tick', time, symbol, seq, price, volume: ZERO_QUANTITY })
}

function putTape(state: EngineState, entry: Parameters<typeof recordOf>[1]) {
  return step(state, recordOf(state, entry))
}

function recordOf(
  state: EngineState,
  entry: Extract<Parameters<typeof step>[1], { log: 'tape' }>['entry'],
) {
  return { log: 'tape', position: state.tapePosition + 1, entry } as const
}

function positionsOf(accounts: MarginAccounts, account: number) {
  const { positionsEach, instruments, quantities, openPrices, margins } = accounts
  return Array.from({ length: positionsEach }, (_, which) => {
    const place = account * positionsEach + which
    const quantity = quantities[place] as number
    const lots = (BigInt(Math.abs(quantity)) * 100_000_000n) as Lots
    const margin = BigInt((margins[place] as number) * 1e6) as Money
    return {
      ...{ id: `${account}-${which}`, accountId: String(account), placed: place + 1 },
      symbol: SYMBOLS[instruments[place] as number] as string,
      constants: CONSTANTS[instruments[place] as number] as Instrument,
      direction: quantity > 0 ? ('long' as const) : ('short' as const),
      ...{ orderType: 'market' as const, lots, lotsOpen: lots, leverage: LEVERAGE },
      copyOf: undefined,
      ...{ limitPrice: undefined, shownPrice: undefined, takeProfit: undefined },
      ...{ stopLoss: undefined, orderTime: START, openTime: START, openSeq: 1, closes: [] },
      openPrice: markOf(openPrices[place] as number),
      ...{ openMargin: margin, margin, openFee: ZERO_MONEY, overnightFee: ZERO_MONEY },
    }
  })
}

function constants(place: number): InstrumentText {
  return {
    ...{ symbol: SYMBOLS[place] as string, base: `COIN${place}`, quote: 'USDT', contractSize: '1' },
    ...{ priceDecimals: MARK_DECIMALS, spread: String(SPREAD), leverages: [LEVERAGE] },
    ...{ minLots: '1', maxLots: '100000', lotStep: '1', feeRate: String(FEE_RATE) },
    ...{ overnightRate: { long: '0', short: '0' }, durations: [], minStake: '5', maxStake: '500' },
  }
}
