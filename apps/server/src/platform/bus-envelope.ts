// What an answer over NATS is wrapped in: the answer, or the fault of who should have given it.

import { BusError } from './bus-error.ts'
import type { QuestionName } from './bus-topics.ts'

/** A kind of fault that the asker must tell from others, known by the name of its class. */
export type KnownFault = new (message: string) => Error

/** Absent is an answer too: `undefined`. */
type Envelope = {
  readonly answer?: unknown
  readonly fault?: { readonly name: string; readonly message?: string } | null
}

const BUSY = 'busy'
const FAILED = 'failed'

export function wrapAnswer(answer: unknown): string {
  return JSON.stringify({ answer } satisfies Envelope)
}

export function wrapBusy(): string {
  return JSON.stringify({ fault: { name: BUSY } } satisfies Envelope)
}

/** Of a fault that is not known nothing is told: it may show the inside of another process. */
export function wrapFault(error: unknown, known: readonly KnownFault[]): string {
  const kind = known.find((candidate) => error instanceof candidate)
  const fault =
    kind === undefined ? { name: FAILED } : { name: kind.name, message: (error as Error).message }
  return JSON.stringify({ fault } satisfies Envelope)
}

/** The answer; throws the fault. */
export function unwrapAnswer(
  text: string,
  question: QuestionName,
  known: readonly KnownFault[],
): unknown {
  const envelope = parseEnvelope(text)
  if (envelope === undefined) throw new BusError('failed', question)
  const { answer, fault } = envelope
  if (fault === undefined) return answer
  const Kind = known.find(({ name }) => name === fault?.name)
  if (Kind !== undefined) throw new Kind(fault?.message ?? '')
  throw new BusError(fault?.name === BUSY ? 'busy' : 'failed', question)
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
