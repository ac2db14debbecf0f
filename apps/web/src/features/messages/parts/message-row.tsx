// One message in the list: unread ones carry a dot and a word, not only a heavier type.

import { joinClasses } from '@fairtick/ui/join-classes'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'

type Message = CallResult<'messages'>['data'][number]

export function MessageRow({ message }: { message: Message }) {
  const t = useText()
  const { shortTime } = useFormats()
  const { id, title, summary, time, read, deleted } = message
  return (
    <li>
      <a
        href={hrefOf('/pages/message/detail', { id })}
        className="flex min-h-15 gap-3 rounded-sm py-3 transition-opacity duration-120 active:opacity-60"
      >
        <span
          aria-hidden="true"
          className={joinClasses(
            'mt-1.5 size-2 shrink-0 rounded-full',
            read ? 'bg-transparent' : 'bg-primary',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span
              className={joinClasses(
                'min-w-0 text-dense text-text',
                read ? 'font-normal' : 'font-semibold',
              )}
            >
              {!read && <span className="sr-only">{t('messages.unread')}: </span>}
              {title}
            </span>
            <span className="tabular shrink-0 text-caption text-text3">{shortTime(time)}</span>
          </span>
          <span className="line-clamp-2 text-dense text-text2">
            {deleted ? t('messages.deleted') : summary}
          </span>
        </span>
      </a>
    </li>
  )
}
