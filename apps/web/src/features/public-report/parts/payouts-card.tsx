// How long withdrawals took in a month, and which waited at its end.

import { Card } from '@fairtick/ui/card'
import { DefinitionList, type DefinitionRow } from '@fairtick/ui/definition-list'
import { elapsedText } from '../../../platform/duration-text.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { ReportMonth } from '../report-month.ts'
import { useFigures } from './use-figures.tsx'

export function PayoutsCard({ payouts }: { payouts: ReportMonth['payouts'] }) {
  const t = useText()
  const { row, counted } = useFigures()
  const { paid, times, failed, cancelled, waiting, longestWaitMs } = payouts
  /** Of none there is no time, of few it is not told. */
  const took = (of: number | null, ms: number | null | undefined) => {
    if (of === 0) return '–'
    return ms == null ? t('report.few') : elapsedText(ms, t)
  }
  /** How it is worked out stands below, for all to read: that there is no limit belongs to it. */
  const time = (label: TextKey, ms: number | undefined): DefinitionRow => ({
    ...{ id: label, label: t(label), value: took(paid, ms) },
  })
  return (
    <Card>
      <h2 className="text-body font-semibold text-text">{t('report.payouts')}</h2>
      <DefinitionList
        rows={[
          row('report.paid', 'report.paidHow', counted(paid)),
          time('report.paidMedian', times?.medianMs),
          time('report.paidP95', times?.p95Ms),
          time('report.paidLongest', times?.longestMs),
          row('report.waiting', 'report.waitingHow', counted(waiting)),
          row('report.longestWait', 'report.longestWaitHow', took(waiting, longestWaitMs)),
          row('report.failed', 'report.failedHow', counted(failed)),
          row('report.takenBack', 'report.takenBackHow', counted(cancelled)),
        ]}
      />
      <p className="pt-1 text-caption text-text3">{t('report.paidTimeHow')}</p>
    </Card>
  )
}
