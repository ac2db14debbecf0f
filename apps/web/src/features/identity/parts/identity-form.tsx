// The form of a document: only the steps of which something is asked for, each with its bar.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { UploadProgress } from '../../../platform/upload-progress.tsx'
import { StepsBar } from '../../session/public.ts'
import { type IdentityStep, missingOf, stepsOf, useIdentityDraft } from '../identity-draft.ts'
import type { Identity } from '../identity-query.ts'
import { useIdentitySending } from '../use-identity-sending.ts'
import { DetailsPart } from './details-part.tsx'
import { DocumentPart } from './document-part.tsx'
import { PhotosPart } from './photos-part.tsx'
import { WhyPart } from './why-part.tsx'

const TITLES = {
  why: 'identity.stepWhy',
  document: 'identity.stepDocument',
  details: 'identity.stepDetails',
  photos: 'identity.stepPhotos',
} as const satisfies Record<IdentityStep, string>

export function IdentityForm({ identity }: { identity: Identity }) {
  const t = useText()
  const draft = useIdentityDraft()
  const sending = useIdentitySending()
  const [isJudged, setIsJudged] = useState(false)
  const { fields } = identity
  const steps = stepsOf(fields)
  const at = Math.max(0, steps.indexOf(draft.step))
  const step = steps[at] ?? 'photos'
  const isLast = at === steps.length - 1
  const missing = missingOf(step, fields, draft)
  const go = (to: IdentityStep | undefined) => {
    setIsJudged(false)
    if (to !== undefined) useIdentityDraft.setState({ step: to })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isSending) return
    setIsJudged(true)
    if (missing.length > 0) return
    if (isLast) sending.send(fields, draft)
    else go(steps[at + 1])
  }
  const part = { identity, draft, missing: isJudged ? missing : [], disabled: sending.isSending }
  return (
    <section className="flex flex-col gap-3">
      {steps.length > 1 && <StepsBar step={at + 1} titles={steps.map((one) => t(TITLES[one]))} />}
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          {step === 'why' && <WhyPart identity={identity} />}
          {step === 'document' && <DocumentPart {...part} />}
          {step === 'details' && <DetailsPart {...part} />}
          {step === 'photos' && <PhotosPart {...part} />}
          <FormFailure failure={sending.failure} unanswered={t('identity.unknown')} />
          {sending.isSending ? (
            <>
              <UploadProgress percent={sending.percent} />
              <Button tone="outline" size="large" block onClick={sending.stop}>
                {t('identity.stop')}
              </Button>
            </>
          ) : (
            <Button type="submit" size="large" block>
              {t(isLast ? 'identity.sendIt' : step === 'why' ? 'identity.begin' : 'identity.next')}
            </Button>
          )}
        </form>
      </Card>
      {at > 0 && !sending.isSending && (
        <Button tone="quiet" onClick={() => go(steps[at - 1])}>
          {t('identity.back')}
        </Button>
      )}
    </section>
  )
}
