// Ending a follow: what happens to open copies is chosen before it is confirmed.

import { Button } from '@fairtick/ui/button'
import { RadioList } from '@fairtick/ui/radio-list'
import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { FormFailure } from '../../../platform/form-failure.tsx'
import { useText } from '../../../platform/i18n.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { useKeyedCall } from '../../../platform/submission/use-keyed-call.ts'
import type { Follow } from '../use-follows.ts'

type Copies = 'close' | 'stay'

export type EndSheetProps = { follow: Follow; open: boolean; onClose: () => void }

export function EndSheet({ follow, open, onClose }: EndSheetProps) {
  const t = useText()
  const [copies, setCopies] = useState<Copies | null>(null)
  const { name, openCopies } = follow
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('copying.endTitle', { name })}
      closeLabel={t('shell.close')}
      footer={
        // Another choice is another deed, with a key of its own.
        <Confirm key={`${copies}`} follow={follow} copies={copies} onClose={onClose} />
      }
    >
      <p className="text-dense text-text2">{t('copying.endHow')}</p>
      <RadioList<Copies>
        label={t('copying.endHow')}
        value={copies}
        onChange={setCopies}
        options={[
          {
            value: 'close',
            label: t('copying.endClose'),
            hint: t('copying.endCloseText', { count: openCopies }),
          },
          { value: 'stay', label: t('copying.endStay'), hint: t('copying.endStayText') },
        ]}
      />
    </Sheet>
  )
}

type ConfirmProps = { follow: Follow; copies: Copies | null; onClose: () => void }

function Confirm({ follow: { leaderId, name }, copies, onClose }: ConfirmProps) {
  const t = useText()
  const showToast = useToast()
  const ending = useKeyedCall({
    call: (options) =>
      call('endFollow', { body: { leaderId, close: copies === 'close' } }, options),
    onDone: () => {
      onClose()
      showToast({ text: t('copying.endDone', { name }), tone: 'success' })
      for (const family of ['copying', 'contracts', 'summary'] as const) {
        void queryClient.invalidateQueries({ queryKey: [family] })
      }
    },
  })
  return (
    <div className="flex flex-col gap-2">
      <FormFailure failure={ending.problem} unanswered={t('copying.unknownChecked')} />
      <Button
        tone="danger"
        size="large"
        block
        disabled={copies === null}
        busy={ending.isSending}
        onClick={ending.send}
      >
        {t('copying.end')}
      </Button>
    </div>
  )
}
