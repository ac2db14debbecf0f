// The shape of a worked case (a scenario of the vector files).

import type { InstrumentText } from '@fairtick/core/market/instrument'

export type ScenarioStep = {
  readonly time: number
  readonly tick?: { readonly symbol: string; readonly price: string }
  readonly do?: string
  readonly user?: string
  /** Name of an order for later steps, and such a name. */
  readonly as?: string
  readonly order?: string
  readonly symbol?: string
  readonly direction?: string
  readonly orderType?: string
  readonly lots?: string
  readonly leverage?: number
  readonly amount?: string
  readonly duration?: number
  readonly price?: string
  readonly tolerance?: string
  readonly takeProfit?: string | null
  readonly stopLoss?: string | null
  readonly scope?: string
  readonly outcome?: string
}

/** Expected figures by name; decimals are compared as numbers. */
export type ExpectedFigures = Readonly<Record<string, unknown>>

export type Scenario = {
  readonly name: string
  readonly config: {
    readonly stopOut: string
    readonly rolloverTime: string
    readonly rolloverTimeZone: string
    readonly feeDiscount: string
  }
  readonly instruments: readonly InstrumentText[]
  readonly cash?: string
  readonly users?: readonly unknown[]
  readonly steps: readonly ScenarioStep[]
  readonly final: ExpectedFigures & {
    readonly orders: Readonly<Record<string, ExpectedFigures>>
    readonly house?: Readonly<Record<string, string>>
    readonly options?: Readonly<Record<string, ExpectedFigures>>
  }
}

/** Commands of scenarios that the engine knows so far. */
const KNOWN_COMMANDS: ReadonlySet<string> = new Set([
  'option',
  'open',
  'close',
  'set',
  'cancel',
  'batchClose',
])

/** False for a scenario with a command, or several members, that the engine does not know yet. */
export function canRun(scenario: Scenario): boolean {
  return (
    scenario.users === undefined &&
    scenario.steps.every((step) => step.do === undefined || KNOWN_COMMANDS.has(step.do))
  )
}
