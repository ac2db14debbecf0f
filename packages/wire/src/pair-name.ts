// The name of a pair has an old word on the wire; here alone it becomes ours, and the other way.

import type { CallResult } from './api-contract.ts'

type WireInstrument = CallResult<'instruments'>[string][number]

/** An instrument of the wire with `pair` (`BTC/USDT`) for the old word. */
export type NamedInstrument = Omit<WireInstrument, 'jiaoyidui'> & { readonly pair: string }

export function readPair({ jiaoyidui, ...terms }: WireInstrument): NamedInstrument {
  return { pair: jiaoyidui, ...terms }
}

export function writePair({ pair, ...terms }: NamedInstrument): WireInstrument {
  return { jiaoyidui: pair, ...terms }
}
