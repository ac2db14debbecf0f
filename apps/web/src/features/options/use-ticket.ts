// The ticket of one instrument: the form, its terms, and why buying is not possible just now.

import { useQuery } from '@tanstack/react-query'
import { useAccountView, useQuote } from '../../live/use-live.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { KEPT, summaryQuery } from '../../platform/shared-queries.ts'
import {
  type OrderBlockedReason,
  useOrderBlockedReason,
} from '../../platform/submission/blocked-reason.ts'
import { useTicketSettings } from '../order-ticket/public.ts'
import {
  findMeansProblem,
  findStakeProblem,
  type MeansProblem,
  previewTicket,
  type StakeProblem,
  sumStakes,
  type TicketForm,
  type TicketPreview,
  type TicketTerms,
} from './ticket-form.ts'

export type Blocked = OrderBlockedReason | 'loading' | MeansProblem | StakeProblem

export type Ticket = {
  readonly form: TicketForm
  readonly terms: TicketTerms
  readonly stakeProblem: StakeProblem | undefined
  /** Undefined of a stake that cannot be bought. */
  readonly preview: TicketPreview | undefined
  /** The first reason against buying; undefined when the buttons are live. */
  readonly blocked: Blocked | undefined
  readonly setStake: (stake: string) => void
  readonly setDuration: (seconds: number) => void
}

const FIRST_STAKE = '10'
const FIRST_DURATION_SECONDS = 60

export function useTicket(instrument: WireInstrument): Ticket {
  const { symbol } = instrument
  const stake = useTicketSettings(({ stakes }) => stakes[symbol]) ?? FIRST_STAKE
  const kept = useTicketSettings(({ durations }) => durations[symbol])
  const terms = useTerms(instrument)
  const reason = useOrderBlockedReason(useQuote(symbol)?.freshness)
  const loading = terms.spendable === undefined ? 'loading' : undefined
  const form = { stake, durationSeconds: durationOf(instrument, kept) }
  const stakeProblem = findStakeProblem(stake, terms)
  return {
    form,
    terms,
    stakeProblem,
    preview: stakeProblem === undefined ? previewTicket(form, terms) : undefined,
    blocked: reason ?? loading ?? stakeProblem ?? findMeansProblem(stake, terms),
    setStake: (next) =>
      useTicketSettings.setState(({ stakes }) => ({ stakes: { ...stakes, [symbol]: next } })),
    setDuration: (next) =>
      useTicketSettings.setState(({ durations }) => ({
        durations: { ...durations, [symbol]: next },
      })),
  }
}

function useTerms(instrument: WireInstrument): TicketTerms {
  const { data: summary, dataUpdatedAt } = useQuery(summaryQuery)
  const { running } = useAccountView()
  const own = running.filter(({ symbol }) => symbol === instrument.symbol)
  return {
    durations: instrument.durations,
    minStake: instrument.minStake,
    maxStake: instrument.maxStake,
    maxOpenStake: instrument.maxOpenStake,
    openStake: sumStakes(own.map(({ amount }) => amount)),
    spendable: dataUpdatedAt === KEPT ? undefined : summary?.spendable,
  }
}

/** The duration kept for this instrument, a minute at first, or whatever it offers. */
function durationOf({ durations }: WireInstrument, kept: number | undefined): number {
  const offered = (seconds: number | undefined) =>
    durations.find((duration) => duration.seconds === seconds)?.seconds
  return offered(kept) ?? offered(FIRST_DURATION_SECONDS) ?? durations[0]?.seconds ?? 0
}
