// The field to write in, above the keyboard: sends text, a picture, and what it is about.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Button } from '@fairtick/ui/button'
import { IconButton } from '@fairtick/ui/icon-button'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { CHAT_TEXT_MAX, findSensitive } from '@fairtick/wire/chat-rules'
import { ArrowDown, Send, X } from 'lucide-react'
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { isOnline, subscribeOnline } from '../../../platform/online.ts'
import { useToken } from '../../../platform/session.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { ABOUT_NAMES, type About } from '../about.ts'
import { setDraft, tellTyping, write } from '../chat-store.ts'
import { isSendKey } from '../send-key.ts'
import { useKeyboardInset } from '../use-keyboard-inset.ts'
import { AttachPicture } from './attach-picture.tsx'

export type ComposerProps = {
  draft: string
  about: About | undefined
  ownAddresses: readonly string[]
  /** Goes to what came while somebody read further up; undefined: they have seen it. */
  pill: (() => void) | undefined
}

const WARNINGS = {
  card_number: 'chat.warnCard',
  fund_password: 'chat.warnPassword',
  address: 'chat.warnAddress',
} as const satisfies Record<string, TextKey>

export function Composer({ draft, about, ownAddresses, pill }: ComposerProps) {
  const t = useText()
  const isSignedIn = useToken() !== undefined
  const isTouch = useMedia('(pointer: coarse)')
  const inset = useKeyboardInset()
  const online = useSyncExternalStore(subscribeOnline, isOnline)
  const [wantsAbout, setWantsAbout] = useState(about !== undefined && isSignedIn)
  const [isWarned, setIsWarned] = useState(false)
  const shown = wantsAbout ? about : undefined
  const isTooLong = draft.length > CHAT_TEXT_MAX
  const canSend = (draft.trim() !== '' || shown !== undefined) && !isTooLong
  const warnings = [...new Set(findSensitive(draft, ownAddresses).map(({ kind }) => kind))]

  const send = () => {
    setIsWarned(false)
    write({ ...(draft.trim() === '' ? {} : { text: draft }), ...(shown && { about: shown }) })
    setWantsAbout(false)
    setDraft('')
  }
  const askToSend = () => {
    if (!canSend) return
    if (warnings.length > 0) setIsWarned(true)
    else send()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent, isTouch ? 'coarse' : 'fine')) return
    event.preventDefault()
    askToSend()
  }
  return (
    <div style={{ transform: `translateY(-${inset}px)` }} className="fixed inset-x-0 bottom-0 z-20">
      {pill !== undefined && (
        <div className="fixed inset-x-0 bottom-24 z-20 flex justify-center">
          <Button tone="primary" icon={<ArrowDown />} onClick={pill}>
            {t('chat.newMessages')}
          </Button>
        </div>
      )}
      <StickyBar className="flex-col items-stretch">
        {!online && (
          <p role="status" className="text-caption text-text2">
            {t('chat.offline')}
          </p>
        )}
        {shown !== undefined && (
          <p className="flex items-center justify-between gap-2 rounded-md bg-surface-2 ps-3 text-dense text-text">
            {t(ABOUT_NAMES[shown.kind])}
            <IconButton
              label={t('chat.removeAbout')}
              icon={<X className="size-5" />}
              onClick={() => setWantsAbout(false)}
            />
          </p>
        )}
        {isTooLong && (
          <p role="alert" className="text-caption text-danger">
            {t('chat.tooLong', { count: String(CHAT_TEXT_MAX) })}
          </p>
        )}
        <div className="flex items-end gap-1">
          {isSignedIn && <AttachPicture />}
          <textarea
            aria-label={t('chat.placeholder')}
            placeholder={t('chat.placeholder')}
            value={draft}
            rows={1}
            onChange={({ target }) => {
              setDraft(target.value)
              tellTyping()
            }}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-md bg-surface-2 px-3 py-2.5 text-[1rem] leading-6 text-text placeholder:text-text3"
          />
          <IconButton
            tone="primary"
            label={t('chat.send')}
            icon={<Send className="size-6" />}
            disabled={!canSend}
            onClick={askToSend}
          />
        </div>
      </StickyBar>
      <AlertDialog
        open={isWarned}
        onClose={() => setIsWarned(false)}
        title={t('chat.warnTitle')}
        confirmLabel={t('chat.warnSend')}
        cancelLabel={t('chat.warnEdit')}
        tone="danger"
        onConfirm={send}
      >
        {warnings.map((kind) => (
          <p key={kind}>{t(WARNINGS[kind])}</p>
        ))}
      </AlertDialog>
    </div>
  )
}
