// Help that somebody asked for with this account, and the way to stop it: this was not me.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

type Recovery = CallResult<'recoveries'>['recoveries'][number]

export function OwnRecoveries() {
  const { data } = useQuery({ queryKey: ['recoveries'], queryFn: () => call('recoveries') })
  return data?.recoveries.map((one) => <Own key={one.id} recovery={one} />)
}

function Own({ recovery: { id, contact, askedTime, holdUntil } }: { recovery: Recovery }) {
  const t = useText()
  const { fullTime } = useFormats()
  const queries = useQueryClient()
  const stop = useMutation({
    mutationFn: () => call('stopOwnRecovery', { body: { id } }),
    onSuccess: (left) => queries.setQueryData(['recoveries'], left),
  })
  return (
    <section aria-label={t('recovery.ownTitle')} className="flex flex-col gap-2">
      <Banner tone="warn" look="card">
        <strong className="block">{t('recovery.ownTitle')}</strong>
        {holdUntil === null
          ? t('recovery.ownPending', { time: fullTime(askedTime), contact })
          : t('recovery.ownApproved', { time: fullTime(holdUntil), contact })}
      </Banner>
      <FormFailure failure={stop.error ?? undefined} />
      <Button tone="outline" block busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('recovery.stopTitle')} · {t('recovery.stop')}
      </Button>
    </section>
  )
}
