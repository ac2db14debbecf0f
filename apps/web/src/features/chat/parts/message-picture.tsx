// A picture of a message, larger when it is pressed; its address lives five minutes.

import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { PictureSheet } from '../../../platform/picture-sheet.tsx'
import { refill } from '../chat-store.ts'

export function MessagePicture({ address }: { address: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="mb-1 block min-h-11 overflow-hidden rounded-md"
      >
        <img
          src={address}
          alt={t('chat.picture')}
          className="max-h-60 min-h-24 min-w-24 max-w-full object-cover"
          onError={() => void refill()}
        />
      </button>
      <PictureSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('chat.picture')}
        address={address}
        alt={t('chat.picture')}
      />
    </>
  )
}
