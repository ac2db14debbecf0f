// Logging in by a passkey: one press, and no phone number or password.

import { Button } from '@fairtick/ui/button'
import { answerByPasskey, PasskeyProblem } from '@fairtick/ui/passkeys'
import { useRef, useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { beginSignedIn } from '../begin-signed-in.ts'

export type PasskeyLoginProps = { tone: 'primary' | 'outline' }

export function PasskeyLogin({ tone }: PasskeyLoginProps) {
  const t = useText()
  const [problem, setProblem] = useState<unknown>()
  const [isAsking, setIsAsking] = useState(false)
  const isUnderWay = useRef(false)
  const logIn = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsAsking(true)
    setProblem(undefined)
    try {
      const answer = await answerByPasskey(await call('askLoginPasskey'))
      beginSignedIn(await call('loginByPasskey', { body: answer }))
    } catch (error) {
      setProblem(error)
    } finally {
      isUnderWay.current = false
      setIsAsking(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Button tone={tone} size="large" block busy={isAsking} onClick={() => void logIn()}>
        {t('session.passkeyLogin')}
      </Button>
      {problem instanceof PasskeyProblem ? (
        <p role="alert" className="text-caption text-danger">
          {t('session.passkeyNotUsed')}
        </p>
      ) : (
        <FormFailure failure={problem} />
      )}
    </div>
  )
}
