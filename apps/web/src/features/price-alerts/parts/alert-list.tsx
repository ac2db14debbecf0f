// The alerts that wait, of all instruments, each with its removal.

import { IconButton } from '@fairtick/ui/icon-button'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SectionHeader } from '@fairtick/ui/section-header'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useToast } from '@fairtick/ui/toast'
import { groupedText } from '@fairtick/words/number-texts'
import { Trash2 } from 'lucide-react'
import { pairOf, useInstrument } from '../../../live/instruments.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import type { PriceAlert } from '../alert-form.ts'
import { useRemoveAlert } from '../use-change-alerts.ts'
import { usePriceAlerts } from '../use-price-alerts.ts'

export function AlertList() {
  const t = useText()
  const { data, error, refetch, isFetching } = usePriceAlerts()
  const removal = useRemoveAlert()
  if (data === undefined) {
    return error ? (
      <ProblemCard problem={error} onRetry={refetch} busy={isFetching} />
    ) : (
      <SkeletonRows rows={2} label={t('shell.loading')} />
    )
  }
  const { data: alerts, limit } = data
  const heading = t('priceAlerts.mine', { count: alerts.length, limit })
  return (
    <section>
      <SectionHeader title={heading} />
      {alerts.length === 0 && <p className="py-2 text-dense text-text2">{t('priceAlerts.none')}</p>}
      <FormFailure failure={removal.error ?? undefined} />
      {alerts.length > 0 && (
        <List label={heading}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} removal={removal} />
          ))}
        </List>
      )}
    </section>
  )
}

type AlertRowProps = { alert: PriceAlert; removal: ReturnType<typeof useRemoveAlert> }

function AlertRow({ alert, removal }: AlertRowProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const showToast = useToast()
  const pair = pairOf(alert.symbol)
  const isOffered = useInstrument(alert.symbol)?.isOffered ?? true
  const price = groupedText(alert.price)
  const setAt = t('priceAlerts.setAt', { time: dateTime(alert.time) })
  const isGoing = removal.isPending && removal.variables === alert.id
  const remove = () => {
    removal.mutate(alert.id, {
      onSuccess: () => showToast({ text: t('priceAlerts.removed'), tone: 'success' }),
    })
  }
  return (
    <ListRow
      title={
        <>
          <span translate="no">{pair}</span>{' '}
          <span className="tabular">{t(`priceAlerts.${alert.direction}`, { price })}</span>
        </>
      }
      subtitle={isOffered ? setAt : `${t('market.notOffered')} · ${setAt}`}
      trailing={
        <IconButton
          label={t('priceAlerts.remove', { pair, price })}
          icon={<Trash2 className="size-5 text-text2" />}
          disabled={isGoing}
          onClick={remove}
        />
      }
    />
  )
}
