// The sheet of a position's levels: two fields, what it would close at now, and one button.

import { formatPrice } from '@fairtick/core/numbers/price'
import { Button } from '@fairtick/ui/button'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useEffect, useId, useRef } from 'react'
import { useInstrument } from '../../../live/instruments.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { SubmissionNotice } from '../../../shell/submission-notice.tsx'
import type { LevelKind } from '../level-form.ts'
import { levelSentence } from '../level-sentence.ts'
import { type SettingLevels, useLevels } from '../use-levels.ts'
import { type LevelsForm, useLevelsForm } from '../use-levels-form.ts'
import { LevelChipRow } from './level-chips.tsx'
import { LevelField } from './level-field.tsx'
import { SideLabel } from './side-label.tsx'

export type LevelsSheetProps = {
  open: boolean
  onClose: () => void
  order: WireContract
  /** A level to begin with instead of the one that is set. */
  draft?: { readonly kind: LevelKind; readonly price: string } | undefined
}

export function LevelsPanel(props: LevelsSheetProps) {
  const instrument = useInstrument(props.order.symbol)
  return instrument && <Panel {...props} instrument={instrument} />
}

type PanelProps = LevelsSheetProps & { instrument: WireInstrument }

function Panel({ open, onClose, order, draft, instrument }: PanelProps) {
  const t = useText()
  const { price } = useFormats()
  const form = useLevelsForm(order, instrument, draft)
  const setting = useLevels()
  useSavedToast(setting, onClose)
  const shown = (value: Parameters<typeof formatPrice>[0] | undefined) =>
    value === undefined ? '—' : price(formatPrice(value, 0), instrument.priceDecimals)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('contracts.levels')}
      closeLabel={t('shell.close')}
      footer={<Footer form={form} setting={setting} orderId={order.id} />}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-2 text-dense text-text2">
        <span className={order.direction === 'long' ? 'text-up' : 'text-down'}>
          <SideLabel direction={order.direction} as="state" />{' '}
          <span translate="no" className="text-text">
            {instrument.pair}
          </span>
        </span>
        <span className="tabular">
          {t('contracts.opensAndCloses', {
            open: order.openPrice === null ? '—' : price(order.openPrice, instrument.priceDecimals),
            exit: shown(form.live?.exit),
          })}
        </span>
      </p>
      <LevelChipRow
        drafts={form.drafts}
        onChange={form.change}
        prices={form.prices}
        priceDecimals={instrument.priceDecimals}
      />
      <div className="flex flex-col gap-4 pt-1">
        {KINDS.map((kind) => (
          <LevelField
            key={kind}
            kind={kind}
            draft={form.drafts[kind]}
            onChange={(draft) => form.change(kind, draft)}
            basis={form.basis}
            price={form.prices[kind]}
            error={levelSentence(
              {
                kind,
                direction: order.direction,
                wrong: form.wrong,
                unclear: form.unclear,
                reference: shown(form.live?.exit),
              },
              t,
            )}
            warning={
              kind === 'stopLoss' && form.stopBeyond
                ? t('contracts.stopBeyond', { price: shown(form.live?.liquidationPrice) })
                : undefined
            }
          />
        ))}
      </div>
      <p className="pt-3 text-caption text-text3">{t('contracts.levelsNote')}</p>
    </Sheet>
  )
}

const KINDS: readonly LevelKind[] = ['takeProfit', 'stopLoss']

type FooterProps = { form: LevelsForm; setting: SettingLevels; orderId: string }

function Footer({ form, setting, orderId }: FooterProps) {
  const t = useText()
  const reasonId = useId()
  const { submission, submit } = setting
  const reason = reasonOf(form)
  const notice = <SubmissionNotice submitting={setting} words={NOTICE_WORDS} ordersLink="hidden" />
  if (submission.state === 'unknown') return notice
  return (
    <div className="flex flex-col gap-2">
      {notice}
      {reason !== undefined && (
        <p id={reasonId} role="status" className="text-center text-caption text-text2">
          {t(reason)}
        </p>
      )}
      <Button
        block
        size="large"
        busy={submission.state === 'sending'}
        disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        onClick={() => {
          if (form.body !== undefined) submit({ id: orderId, ...form.body })
        }}
      >
        {t('contracts.saveLevels')}
      </Button>
    </div>
  )
}

const NOTICE_WORDS = {
  unknownTitle: 'options.unknownTitle',
  unknownText: 'contracts.levelsUnknown',
  unknownChecked: 'contracts.levelsUnknown',
} as const

/** Removing both is possible also without a live price (TR-4.12). */
function reasonOf({ body, live }: LevelsForm): TextKey | undefined {
  if (body === undefined) return 'contracts.blockedForm'
  const isRemoving = body.takeProfit === null && body.stopLoss === null
  if (isRemoving || live?.freshness === 'live') return undefined
  return live?.freshness === 'stale' ? 'contracts.levelsStale' : 'options.blockedWaitingShort'
}

/** Says that it is done, and closes. */
function useSavedToast({ submission, dismiss }: SettingLevels, onClose: () => void): void {
  const t = useText()
  const showToast = useToast()
  const latest = useRef({ t, showToast, dismiss, onClose })
  useEffect(() => {
    latest.current = { t, showToast, dismiss, onClose }
  })
  useEffect(() => {
    if (submission.state !== 'done') return
    const now = latest.current
    now.showToast({ tone: 'success', text: now.t('contracts.levelsSaved') })
    now.dismiss()
    now.onClose()
  }, [submission])
}
