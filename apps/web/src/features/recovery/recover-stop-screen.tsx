// This was not me: stops what was asked for, by the link of a mail and without logging in. A press
// does it, not the opening: programs that read mails open links.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { FormFailure } from '../../platform/form-failure.tsx'
import { useText } from '../../platform/i18n.ts'
import { useSearchTexts } from '../../platform/navigation.ts'
import { PublicScreen } from '../../shell/public-screen.tsx'
import { LinkForm } from './parts/link-form.tsx'

export function RecoverStopScreen() {
  const t = useText()
  const { link } = useSearchTexts()
  const [typed, setTyped] = useState<string>()
  const token = link ?? typed
  return (
    <PublicScreen title={t('recovery.stopTitle')}>
      <div className="flex flex-col gap-4 px-gutter pt-3 pb-10">
        {token === undefined ? <LinkForm onLink={setTyped} /> : <StopForm token={token} />}
      </div>
    </PublicScreen>
  )
}

function StopForm({ token }: { token: string }) {
  const t = useText()
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [failure, setFailure] = useState<unknown>()
  const stop = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    setFailure(undefined)
    try {
      await call('stopRecovery', { body: { token } })
      setState('done')
    } catch (problem) {
      setFailure(problem)
      setState('open')
    }
  }
  if (state === 'done') {
    return (
      <EmptyState icon={<ShieldCheck className="text-success" />}>
        <strong className="mb-1 block text-body text-text">{t('recovery.stoppedTitle')}</strong>
        {t('recovery.stoppedText')}
      </EmptyState>
    )
  }
  return (
    <Card>
      <form noValidate onSubmit={stop} className="flex flex-col gap-4">
        <p className="text-dense text-text2">{t('recovery.stopText')}</p>
        <FormFailure failure={failure} />
        <Button type="submit" size="large" block busy={state === 'sending'}>
          {t('recovery.stop')}
        </Button>
      </form>
    </Card>
  )
}
