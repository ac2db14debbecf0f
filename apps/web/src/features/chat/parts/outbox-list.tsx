// What has not arrived: going out, waiting for the network, or failed with a tap to send it again.

import { Button } from '@fairtick/ui/button'
import { Clock, TriangleAlert } from 'lucide-react'
import { useText } from '../../../platform/i18n.ts'
import { discardItem, sendAgain } from '../chat-store.ts'
import type { OutboxItem } from '../outbox.ts'

export function OutboxList({ items }: { items: readonly OutboxItem[] }) {
  return items.map((item) => <Waiting key={item.clientId} item={item} />)
}

function Waiting({ item }: { item: OutboxItem }) {
  const t = useText()
  const { clientId, body, state, refusal } = item
  return (
    <article className="ms-8 self-end rounded-lg border border-divider bg-surface px-3.5 py-2.5">
      {body.image !== undefined && <p className="text-dense text-text2">{t('chat.picture')}</p>}
      {body.text !== undefined && (
        <p className="text-body break-words whitespace-pre-wrap text-text">{body.text}</p>
      )}
      {state === 'failed' ? (
        <div role="alert">
          <p className="flex items-center gap-1 text-caption text-danger">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {refusal ?? t('chat.failed')}
          </p>
          <div className="flex gap-2 pt-1">
            <Button tone="soft" onClick={() => sendAgain(clientId)}>
              {t('chat.again')}
            </Button>
            <Button tone="quiet" onClick={() => discardItem(clientId)}>
              {t('chat.discard')}
            </Button>
          </div>
        </div>
      ) : (
        <p className="flex items-center justify-end gap-1 text-caption text-text3">
          <Clock aria-hidden="true" className="size-4" />
          {t('chat.sending')}
        </p>
      )}
    </article>
  )
}
