// One text in a list: unread ones carry a dot and a word, not only a heavier type.

import { joinClasses } from '@fairtick/ui/join-classes'
import type { Language } from '@fairtick/wire/languages'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { AccountKind } from '../../../platform/selected-account.ts'
import { AccountBadge } from '../../../shell/other-account.tsx'

type TextRowProps = {
  href: string
  title: string
  text: ReactNode
  time: number
  state: 'read' | 'unread'
  /** Of the text, where it may be another than that of the screen. */
  lang?: Language | undefined
  /** Of which account it tells; without it, or null, of neither. */
  account?: AccountKind | null
  onFollow?: (() => void) | undefined
}

export function TextRow({ href, title, text, time, state, lang, account, onFollow }: TextRowProps) {
  const t = useText()
  const { shortTime } = useFormats()
  const isRead = state === 'read'
  return (
    <li>
      <a
        href={href}
        onClick={onFollow}
        className="flex min-h-15 gap-3 rounded-sm py-3 transition-opacity duration-120 active:opacity-60"
      >
        <span
          aria-hidden="true"
          className={joinClasses(
            'mt-1.5 size-2 shrink-0 rounded-full',
            isRead ? 'bg-transparent' : 'bg-primary',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span
              className={joinClasses(
                'min-w-0 text-dense text-text',
                isRead ? 'font-normal' : 'font-semibold',
              )}
            >
              {!isRead && <span className="sr-only">{t('messages.unread')}: </span>}
              <span lang={lang}>{title}</span>
            </span>
            <span className="tabular shrink-0 text-caption text-text3">{shortTime(time)}</span>
          </span>
          <AccountBadge account={account ?? null} />
          <span lang={lang} className="line-clamp-2 text-dense text-text2">
            {text}
          </span>
        </span>
      </a>
    </li>
  )
}
