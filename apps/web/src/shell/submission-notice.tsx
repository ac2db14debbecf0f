// What came of sending when it was no result: refused, or no answer yet.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { type ReactNode, Suspense } from 'react'
import { speakCostSheet, type TextKey, useText } from '../platform/i18n.ts'
import { lazyPart, withSheet } from '../platform/lazy-part.tsx'
import { hrefOf } from '../platform/paths.ts'
import { describeProblem } from '../platform/problem-text.ts'
import { refusalCodeOf } from '../platform/submission/refusal-action.ts'
import type { Submitting } from '../platform/submission/use-submission.ts'
import { Notice } from './notice.tsx'
import { TradeRefusalAction, useTradeRefusalAction } from './trade-refusal-action.tsx'
import { unreadSheetOf } from './unread-sheet.ts'

const CostSheetNotice = lazyPart(async () => {
  const load = () => import('./cost-sheet-notice.tsx')
  const [file] = await Promise.all([withSheet(load), speakCostSheet()])
  return file.CostSheetNotice
})

export type SubmissionNoticeProps<Body, Result> = {
  submitting: Submitting<Body, Result>
  words: {
    readonly refusedTitle?: TextKey
    readonly unknownTitle: TextKey
    readonly unknownText: TextKey
    /** When the orders have been looked through without finding it. */
    readonly unknownChecked: TextKey
  }
  /** Whether there is a way to the orders, for where they are not in sight. */
  ordersLink: 'shown' | 'hidden'
  /** The way on from a refusal, where the screen itself has none. */
  refusedAction?: ReactNode
}

export function SubmissionNotice<Body, Result>(props: SubmissionNoticeProps<Body, Result>) {
  const { submitting, words, ordersLink, refusedAction } = props
  const t = useText()
  const { submission, repeat, dismiss } = submitting
  const problem = submission.state === 'refused' ? submission.problem : undefined
  const action = useTradeRefusalAction(refusalCodeOf(problem))
  const unread = unreadSheetOf(problem)
  if (submission.state === 'refused' && unread !== undefined) {
    const { request } = submission
    return (
      <Suspense>
        <CostSheetNotice
          kind={unread}
          order={request.body as object}
          onAccepted={() => repeat(request)}
          onDismiss={dismiss}
        />
      </Suspense>
    )
  }
  if (submission.state === 'refused') {
    return (
      <Notice
        tone="danger"
        title={words.refusedTitle && t(words.refusedTitle)}
        text={describeProblem(submission.problem, t).sentence}
        actions={
          <>
            {action && <TradeRefusalAction action={action} />}
            {refusedAction}
          </>
        }
      />
    )
  }
  if (submission.state !== 'unknown') return null
  return (
    <Notice
      tone="warn"
      title={t(words.unknownTitle)}
      text={t(submission.looked === 'not_found' ? words.unknownChecked : words.unknownText)}
      actions={
        <>
          {ordersLink === 'shown' && (
            <ButtonLink tone="soft" href={hrefOf('/pages/home/order')}>
              {t('options.checkOrders')}
            </ButtonLink>
          )}
          <Button onClick={() => repeat(submission.request)}>{t('options.repeatSafely')}</Button>
        </>
      }
    />
  )
}
