// What the terms would have given over the last days: asked for by a press, never a promise.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Spinner } from '@fairtick/ui/spinner'
import { History } from 'lucide-react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { DAYS_BACK, isOfSameTerms } from './dry-run.ts'
import { DryRunFigures } from './dry-run-figures.tsx'
import type { CopySheetForm } from './use-copy-sheet.ts'
import { useDryRun } from './use-dry-run.ts'

export function DryRunPart({ copy: { terms, judgeTerms } }: { copy: CopySheetForm }) {
  const t = useText()
  const { ask, isRunning, found, problem } = useDryRun()
  const isCurrent = found !== undefined && isOfSameTerms(found.terms, terms)
  const start = () => {
    const judged = judgeTerms()
    if (judged !== undefined) ask(judged)
  }
  return (
    <section
      aria-label={t('copying.dryRun', { days: DAYS_BACK })}
      className="flex flex-col gap-3 rounded-md bg-surface-2 px-3 py-3"
    >
      <p className="text-caption text-text2">{t('copying.dryRunNote')}</p>
      {found !== undefined && !isCurrent && !isRunning && (
        <Banner tone="warn" look="card">
          {t('copying.dryRunOther')}
        </Banner>
      )}
      {found !== undefined && !isRunning && <DryRunFigures {...found} />}
      <p role="status" className="flex items-center gap-2 text-dense text-text2 empty:hidden">
        {isRunning && (
          <>
            <Spinner />
            {t('copying.dryRunRunning')}
          </>
        )}
      </p>
      <FormFailure failure={problem} unanswered={t('copying.dryRunUnanswered')} />
      {!isCurrent && (
        <Button tone="outline" block busy={isRunning} icon={<History />} onClick={start}>
          {found === undefined
            ? t('copying.dryRun', { days: DAYS_BACK })
            : t('copying.dryRunAgain')}
        </Button>
      )}
    </section>
  )
}
