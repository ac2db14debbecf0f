// Setting a price alert: a price, in words which way the price has to go, and those that wait.

import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type FormEvent, useState } from 'react'
import { marketStore } from '../../../live/live.ts'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { DecimalField } from '../../../platform/decimal-field.tsx'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { OffHere } from '../../../shell/off-here.tsx'
import {
  type AlertProblem,
  directionTo,
  findAlertProblem,
  startForm,
  typePrice,
} from '../alert-form.ts'
import { useSetAlert } from '../use-change-alerts.ts'
import { AlertList } from './alert-list.tsx'

export type AlertPanelProps = { instrument: WireInstrument; open: boolean; onClose: () => void }

export function AlertPanel({ instrument, open, onClose }: AlertPanelProps) {
  const t = useText()
  const { pair } = instrument
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('market.alertBell', { pair })}
      closeLabel={t('shell.close')}
    >
      <div className="flex flex-col gap-4 pb-2">
        {!instrument.isOffered && <OffHere text="contracts.offHere" instrument={instrument} />}
        {open && <AlertForm instrument={instrument} onDone={onClose} />}
        <AlertList />
      </div>
    </Sheet>
  )
}

type AlertFormProps = { instrument: WireInstrument; onDone: () => void }

function AlertForm({ instrument, onDone }: AlertFormProps) {
  const t = useText()
  const formats = useFormats()
  const showToast = useToast()
  const { symbol, pair, priceDecimals: decimals } = instrument
  const quote = usePacedQuote(symbol)
  const priceNow = quote?.price ?? null
  const [typed, setTyped] = useState(() => startForm(marketStore.getQuote(symbol)?.price ?? null))
  const [isJudged, setIsJudged] = useState(false)
  const setting = useSetAlert()
  // Before anything is typed the price moves under what is prefilled.
  const form = { ...typed, direction: typed.direction ?? directionTo(typed.price, priceNow) }
  const problem = findAlertProblem(form, { priceNow, decimals })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    const { direction, price } = form
    if (problem !== undefined || direction === undefined || setting.isPending) return
    setting.mutate(
      { symbol, direction, price },
      {
        onSuccess: () => {
          const set = t(`priceAlerts.${direction}`, { price: formats.price(price, decimals) })
          showToast({ text: t('priceAlerts.wasSet', { pair, price: set }), tone: 'success' })
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <DecimalField
        label={t('priceAlerts.price')}
        labelEnd={
          priceNow !== null && t('priceAlerts.now', { price: formats.price(priceNow, decimals) })
        }
        error={isJudged && problem ? problemText(problem, decimals, t) : undefined}
        hint={
          form.direction !== undefined && problem === undefined
            ? t(form.direction === 'above' ? 'priceAlerts.whenAbove' : 'priceAlerts.whenBelow', {
                price: formats.price(form.price, decimals),
              })
            : t('priceAlerts.sameAsNow')
        }
        value={form.price}
        onChange={(price) => setTyped(typePrice(price, priceNow))}
        step={stepOf(decimals)}
        decreaseLabel={t('priceAlerts.lower')}
        increaseLabel={t('priceAlerts.higher')}
        align="center"
      />
      {quote?.freshness === 'stale' && (
        <p className="text-dense text-warn">{t('priceAlerts.stale')}</p>
      )}
      <FormFailure failure={setting.error ?? undefined} />
      <Button type="submit" size="large" block busy={setting.isPending}>
        {t('priceAlerts.set')}
      </Button>
    </form>
  )
}

function problemText(problem: AlertProblem, decimals: number, t: Say): string {
  switch (problem) {
    case 'required':
      return t('problems.required')
    case 'invalid':
      return t('problems.decimal')
    case 'tooManyDecimals':
      return t('problems.tooManyDecimals', { maximum: decimals })
    case 'noPrice':
      return t('priceAlerts.noPrice')
    case 'sameAsNow':
      return t('priceAlerts.sameAsNow')
    default:
      return problem satisfies never
  }
}

function stepOf(decimals: number): string {
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`
}
