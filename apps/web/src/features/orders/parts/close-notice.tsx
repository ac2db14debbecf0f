// What came of closing or cancelling when it was no result: refused, or no answer yet.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import type { Submitting } from '../../trade/use-submission.ts'

export function CloseNotice<Body, Result>({ calling }: { calling: Submitting<Body, Result> }) {
  const t = useText()
  const { submission, repeat } = calling
  if (submission.state === 'refused') {
    return (
      <Banner tone="danger" look="card">
        {describeProblem(submission.problem, t).sentence}
      </Banner>
    )
  }
  if (submission.state !== 'unknown') return null
  return (
    <div className="flex flex-col gap-2">
      <Banner tone="warn" look="card">
        <strong className="block">{t('positions.unknownTitle')}</strong>
        {t(submission.looked === 'in_vain' ? 'positions.unknownChecked' : 'positions.unknownText')}
      </Banner>
      <Button tone="outline" className="self-end" onClick={() => repeat(submission.request)}>
        {t('options.repeatSafely')}
      </Button>
    </div>
  )
}
