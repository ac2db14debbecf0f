// With the link that came after the hold: its owner alone sets anew what was lost, once.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { leaveSession } from '../../../platform/session.ts'
import { RecoveryCodes } from '../../security/public.ts'
import { SetAnewForm } from './set-anew-form.tsx'

export function SetAnewPart({ token }: { token: string }) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[]>()
  // Once: each reading makes another key of an app.
  const { data, error } = useQuery(
    {
      queryKey: ['openedRecovery', token],
      queryFn: () => call('openRecovery', { body: { token } }),
      staleTime: 'static',
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )
  const finish = (result: CallResult<'finishRecovery'>) => {
    leaveSession()
    setCodes(result.newRecoveryCodes)
  }
  if (codes !== undefined) {
    return codes.length > 0 ? (
      <>
        <h2 className="text-title font-semibold text-text">{t('security.codesTitle')}</h2>
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      </>
    ) : (
      <Done />
    )
  }
  if (error !== null) return <FormFailure failure={error} />
  if (data === undefined) return <Skeleton className="h-40 w-full" />
  return <SetAnewForm token={token} opened={data} onDone={finish} />
}

function Done() {
  const t = useText()
  return (
    <EmptyState
      icon={<CircleCheck className="text-success" />}
      action={
        <ButtonLink href={hrefOf('/pages/login')} size="large">
          {t('session.loginTitle')}
        </ButtonLink>
      }
    >
      <strong className="mb-1 block text-body text-text">{t('recovery.doneTitle')}</strong>
      {t('recovery.doneText')}
    </EmptyState>
  )
}
