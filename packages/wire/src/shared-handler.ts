// Calls that many are answered alike: the answer is made once for all who ask, until it changes.

import type { CallArguments, CallResult } from './api-contract.ts'
import { type Caller, type Declined, type Handler, isDeclined } from './handler.ts'
import type { Language } from './languages.ts'
import type { CallName } from './routes.ts'

/** It stands while each of its `inputs` is the same value as when it was made. */
export type SharedResult = {
  /** Cheap and in the same order each time: every call asks for them. */
  readonly inputs: () => readonly unknown[]
  /** The result as JSON. */
  readonly make: () => string | Promise<string>
}

export type SharedHandler<Name extends CallName = CallName> = {
  /** What of the caller the answer depends on; without it nothing, and all get the same. */
  readonly variantOf?: (caller: Caller | undefined) => string | Promise<string>
  /** Once for each query, language and variant that is asked for. */
  readonly open: (asked: {
    readonly query: CallArguments<Name>['query']
    readonly language: Language
    readonly variant: string
  }) => SharedResult | Declined
}

/** A handler that answers by itself as any other, and says to the router what is shared. */
export function shareAnswers<Name extends CallName>(
  shared: SharedHandler<Name>,
): Handler<Name> & { readonly shared: SharedHandler<Name> } {
  const answer = async (
    { query }: CallArguments<Name>,
    { language, caller }: { readonly language: Language; readonly caller: Caller | undefined },
  ): Promise<CallResult<Name> | Declined> => {
    const variant = (await shared.variantOf?.(caller)) ?? ''
    const opened = shared.open({ query, language, variant })
    return isDeclined(opened) ? opened : JSON.parse(await opened.make())
  }
  return Object.assign(answer as unknown as Handler<Name>, { shared })
}
