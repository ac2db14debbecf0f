// The days to save, the way of the file here, and what stopped it.

import { Banner } from '@fairtick/ui/banner'
import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { TextField } from '@fairtick/ui/text-field'
import { useToast } from '@fairtick/ui/toast'
import { EXPORT_MAX_DAYS } from '@fairtick/wire/export-span'
import { useState, useSyncExternalStore } from 'react'
import { serverClock } from '../../../platform/clock.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { isOnline, subscribeOnline } from '../../../platform/online.ts'
import { lastDays, spanOf } from '../export-form.ts'
import { type Exported, useExport } from '../use-export.ts'

type ExportSheetProps = { what: Exported; open: boolean; onClose: () => void }

export function ExportSheet({ what, open, onClose }: ExportSheetProps) {
  const t = useText()
  const { count } = useFormats()
  const showToast = useToast()
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const [days, setDays] = useState(() => lastDays(serverClock.nowMs()))
  const { state, bytes, problem, start, stop } = useExport((name) => {
    onClose()
    showToast({ text: t('statements.exportDone', { name }), tone: 'success' })
  })
  const span = spanOf(days)
  const isRunning = state === 'running'
  const close = () => {
    if (isRunning) stop()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('statements.exportTitle')}
      closeLabel={t('shell.close')}
      footer={
        isRunning ? (
          <Button tone="outline" size="large" block onClick={stop}>
            {t('statements.exportStop')}
          </Button>
        ) : (
          <Button
            size="large"
            block
            disabled={!online || typeof span === 'string'}
            onClick={() => typeof span !== 'string' && start(what, span)}
          >
            {t('statements.exportStart')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <p className="text-dense text-text2">
          <span className="font-semibold text-text">{t(NAMES[what])}</span>
          <span className="block">{t('statements.exportNote')}</span>
        </p>
        <div className="grid grid-cols-2 gap-2.5">
          <TextField
            type="date"
            label={t('orders.filterFrom')}
            value={days.from}
            disabled={isRunning}
            onChange={({ target }) => setDays({ ...days, from: target.value })}
          />
          <TextField
            type="date"
            label={t('orders.filterTo')}
            value={days.to}
            disabled={isRunning}
            onChange={({ target }) => setDays({ ...days, to: target.value })}
            error={typeof span === 'string' ? t(span, { days: EXPORT_MAX_DAYS }) : undefined}
          />
        </div>
        {isRunning && (
          <p role="status" className="tabular text-dense text-text2">
            {t('statements.exportRunning', { size: count(Math.ceil(bytes / 1_024)) })}
          </p>
        )}
        {!online && (
          <Banner tone="warn" look="card">
            {t('statements.exportOffline')}
          </Banner>
        )}
        {online && state === 'failed' && (
          <FormFailure failure={problem} unanswered={t('statements.exportBroken')} />
        )}
      </div>
    </Sheet>
  )
}

const NAMES: Readonly<Record<Exported, TextKey>> = {
  moneychange: 'account.changesTitle',
  contracts: 'positions.ordersTitle',
  options: 'positions.productOption',
  payroll: 'account.payroll',
}
