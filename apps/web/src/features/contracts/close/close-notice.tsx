// What stands above a button that closes or cancels: what came of it, or why it waits.

import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { Submitting } from '../../../platform/submission/use-submission.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'

export type CloseNoticeProps<Body, Result> = {
  calling: Submitting<Body, Result>
  /** Why nothing can be sent now. */
  reason?: TextKey | undefined
}

export function CloseNotice<Body, Result>({ calling, reason }: CloseNoticeProps<Body, Result>) {
  const t = useText()
  return (
    <>
      <SubmissionNotice submitting={calling} words={WORDS} ordersLink="hidden" />
      {reason !== undefined && (
        <p role="status" className="text-dense text-text2">
          {t(reason)}
        </p>
      )}
    </>
  )
}

const WORDS = {
  unknownTitle: 'positions.unknownTitle',
  unknownText: 'positions.unknownText',
  unknownChecked: 'positions.unknownChecked',
} as const
