// An event of a group, with the text of the contract that it is about: written once for all.

import type { PlacedEvent } from '@fairtick/core/engine/event'
import type { ContractText } from './engine-port.ts'

/** The contract order is told as it is after the event. */
export type GroupEvent = PlacedEvent & { readonly contract: ContractText | undefined }
