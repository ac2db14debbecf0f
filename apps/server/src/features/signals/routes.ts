// Wire calls about signals.

import type { signalCalls } from '@fairtick/wire/calls/signals'
import type { Handlers } from '@fairtick/wire/handler'
import type { SignalDependencies } from './dependencies.ts'
import { publishSignal } from './publish-signal.ts'
import { readSignals } from './read-signals.ts'
import { reportSignal } from './report-signal.ts'
import { withdrawSignal } from './withdraw-signal.ts'

export function signalRoutes(dependencies: SignalDependencies): Handlers<keyof typeof signalCalls> {
  return {
    signals: ({ body }, context) => readSignals(dependencies, body, context),
    publishSignal: ({ body }, context) => publishSignal(dependencies, body, context),
    withdrawSignal: ({ body }, context) => withdrawSignal(dependencies, body.id, context),
    reportSignal: ({ body }, context) => reportSignal(dependencies, body, context),
  }
}
