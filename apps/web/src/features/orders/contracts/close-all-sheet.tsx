// Closing many positions at once: which, which not, a deliberate yes, and what came of it.

import { Segmented } from '@fairtick/ui/segmented'
import { Sheet } from '@fairtick/ui/sheet'
import { useState } from 'react'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { useBatchClosing } from '../../contracts/public.ts'
import { BatchFooter } from './batch-footer.tsx'
import { BatchList } from './batch-list.tsx'
import { CLOSE_SCOPES, type CloseScope, planBatch } from './batch-plan.ts'
import { BatchResultList } from './batch-result.tsx'

const SCOPE_WORDS = {
  all: 'positions.scopeAll',
  long: 'positions.scopeLong',
  short: 'positions.scopeShort',
} as const satisfies Record<CloseScope, TextKey>

export type CloseAllSheetProps = { open: boolean; onClose: () => void }

/** Mount it anew for each opening. */
export function CloseAllSheet({ open, onClose }: CloseAllSheetProps) {
  const t = useText()
  const { positions } = useOpenContracts()
  const live = useLiveFigures().positions
  const closing = useBatchClosing()
  const [scope, setScope] = useState<CloseScope>('all')
  // The positions as they were when it was sent: the result names them after they are gone.
  const [sent, setSent] = useState(positions)
  const plan = planBatch(positions, scope, (symbol) =>
    positions.some((order) => order.symbol === symbol && live.get(order.id)?.freshness === 'live'),
  )
  const { submission } = closing
  const isDone = submission.state === 'done'
  const send = () => {
    setSent(positions)
    closing.submit({ scope })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(isDone ? 'positions.batchDone' : 'positions.closeAll')}
      closeLabel={t('shell.close')}
      footer={<BatchFooter count={plan.closing.length} {...{ closing, onClose }} onSend={send} />}
    >
      {isDone ? (
        <BatchResultList result={submission.order} before={sent} />
      ) : (
        <div className="flex flex-col gap-3">
          <Segmented
            label={t('positions.scope')}
            options={CLOSE_SCOPES.map((value) => ({
              value,
              label: t(SCOPE_WORDS[value]),
              disabled: isLocked(submission),
            }))}
            value={scope}
            onChange={setScope}
          />
          <BatchList plan={plan} />
        </div>
      )}
    </Sheet>
  )
}
