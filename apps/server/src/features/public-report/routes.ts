// The wire call of the public report: one answer for all who ask, until another month is in it.

import type { Handlers } from '@fairtick/wire/handler'
import { shareAnswers } from '@fairtick/wire/shared-handler'
import type { PublicReport } from './public-report.ts'

export function reportRoutes({
  months,
  nextMs,
}: Pick<PublicReport, 'months' | 'nextMs'>): Handlers<'report'> {
  return {
    report: shareAnswers<'report'>({
      open: () => ({
        inputs: () => [months(), nextMs()],
        make: () => JSON.stringify({ months: months(), next: nextMs() }),
      }),
    }),
  }
}
