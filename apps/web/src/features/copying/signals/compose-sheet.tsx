// A leader's post: instrument, direction and words. Price and own position are not asked for: the
// engine's records have them.

import { Button } from '@fairtick/ui/button'
import { RadioList } from '@fairtick/ui/radio-list'
import { SelectField } from '@fairtick/ui/select-field'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import type { CallInput } from '@fairtick/wire/api-contract'
import { SIGNAL_TEXT_MAX } from '@fairtick/wire/signal-rules'
import { useId, useState } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { useKeyedCall } from '../../../platform/submission/use-keyed-call.ts'
import { readSignalsAgain } from './signal-reads.ts'

type Draft = CallInput<'publishSignal'>['body']
type Direction = Draft['direction']
type ComposeSheetProps = { open: boolean; onClose: () => void }

export function ComposeSheet({ open, onClose }: ComposeSheetProps) {
  const t = useText()
  const offered = (useInstruments() ?? []).filter((one) => one.isOffered)
  const [symbol, setSymbol] = useState('')
  const [direction, setDirection] = useState<Direction | null>(null)
  const [text, setText] = useState('')
  const chosen = symbol === '' ? (offered[0]?.symbol ?? '') : symbol
  const draft = direction === null ? null : { symbol: chosen, direction, text }
  const finish = () => {
    setText('')
    setDirection(null)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('signals.compose')}
      closeLabel={t('shell.close')}
      footer={
        // Another draft is another deed, with a key of its own.
        <Publish key={JSON.stringify(draft)} draft={draft} onDone={finish} />
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('signals.instrument')}
          value={chosen}
          onChange={setSymbol}
          options={offered.map((one) => ({ value: one.symbol, label: one.pair }))}
        />
        <RadioList<Direction>
          label={t('signals.direction')}
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'long', label: t('orderTicket.long') },
            { value: 'short', label: t('orderTicket.short') },
          ]}
        />
        <TextPart text={text} onChange={setText} />
        <p className="text-caption text-text2">{t('signals.composeFacts')}</p>
      </div>
    </Sheet>
  )
}

function TextPart({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useText()
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense text-text">
        {t('signals.words')}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={5}
        maxLength={SIGNAL_TEXT_MAX}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-md border border-border bg-surface px-3.5 py-2.5 text-body text-text"
      />
      <p id={`${id}-hint`} className="text-caption text-text2">
        {t('signals.wordsHint', { count: SIGNAL_TEXT_MAX })}
      </p>
    </div>
  )
}

function Publish({ draft, onDone }: { draft: Draft | null; onDone: () => void }) {
  const t = useText()
  const showToast = useToast()
  const isWhole = draft !== null && draft.symbol !== '' && draft.text.trim() !== ''
  const sending = useKeyedCall({
    call: (options) => call('publishSignal', { body: draft as Draft }, options),
    onDone: () => {
      onDone()
      showToast({ text: t('signals.published'), tone: 'success' })
      readSignalsAgain()
    },
  })
  return (
    <div className="flex flex-col gap-2">
      <FormFailure failure={sending.problem} unanswered={t('signals.unanswered')} />
      <Button
        size="large"
        block
        disabled={!isWhole}
        busy={sending.isSending}
        onClick={() => isWhole && sending.send()}
      >
        {t('signals.publish')}
      </Button>
    </div>
  )
}
