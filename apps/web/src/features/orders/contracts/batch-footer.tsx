// The yes to closing many: held down, or for who cannot hold, in a second step.

import { Button } from '@fairtick/ui/button'
import { HoldButton } from '@fairtick/ui/hold-button'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { useBlockedText } from '../../../platform/submission/blocked-reason.ts'
import { type BatchClosing, CloseNotice } from '../../contracts/public.ts'

export type BatchFooterProps = {
  closing: BatchClosing
  /** How many would be closed. */
  count: number
  onClose: () => void
  onSend: () => void
}

export function BatchFooter({ closing, count, onClose, onSend }: BatchFooterProps) {
  const t = useText()
  const stop = useBlockedText('positions.stopOffline')
  const [step, setStep] = useState<'hold' | 'confirm'>('hold')
  const { submission } = closing
  if (submission.state === 'done') {
    return (
      <Button block onClick={onClose}>
        {t('options.done')}
      </Button>
    )
  }
  const reason = stop ?? (count === 0 ? 'positions.batchNothing' : undefined)
  const isBusy = submission.state === 'sending'
  const isDisabled = reason !== undefined || submission.state === 'unknown'
  return (
    <div className="flex flex-col gap-2">
      <CloseNotice calling={closing} reason={reason} />
      {step === 'hold' ? (
        <>
          <HoldButton busy={isBusy} disabled={isDisabled} onHeld={onSend}>
            {t('positions.holdToClose', { count })}
          </HoldButton>
          <Button tone="quiet" disabled={isDisabled || isBusy} onClick={() => setStep('confirm')}>
            {t('positions.withoutHolding')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-dense font-semibold">{t('positions.batchSure', { count })}</p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button tone="soft" onClick={() => setStep('hold')}>
              {t('shell.cancel')}
            </Button>
            <Button tone="danger" busy={isBusy} disabled={isDisabled} onClick={onSend}>
              {t('positions.confirmClose')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
