// What came of sending when it was no result: refused, or no answer yet.

import { Banner } from '@fairtick/ui/banner'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../platform/i18n.ts'
import { hrefOf } from '../platform/paths.ts'
import { describeProblem } from '../platform/problem-text.ts'
import { refusalCodeOf } from '../platform/submission/refusal-action.ts'
import type { Submitting } from '../platform/submission/use-submission.ts'
import { TradeRefusalAction, useTradeRefusalAction } from './trade-refusal-action.tsx'

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
  const { submission, repeat } = submitting
  const problem = submission.state === 'refused' ? submission.problem : undefined
  const action = useTradeRefusalAction(refusalCodeOf(problem))
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

export type NoticeProps = {
  tone: 'warn' | 'danger'
  title?: string | undefined
  text: string
  /** Buttons; the last one takes the width that is left. */
  actions: ReactNode
}

export function Notice({ tone, title, text, actions }: NoticeProps) {
  return (
    <div className="flex w-full flex-col gap-2">
      <Banner tone={tone} look="card">
        {title !== undefined && <strong className="block">{title}</strong>}
        {text}
      </Banner>
      <div className="flex gap-2.5 empty:hidden [&>:last-child]:min-w-0 [&>:last-child]:flex-1">
        {actions}
      </div>
    </div>
  )
}
