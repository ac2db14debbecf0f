// A picture that was chosen and not sent yet: small, and in full size when it is pressed.

import { ZoomIn } from 'lucide-react'
import { Suspense } from 'react'
import { lazySheet } from './lazy-part.tsx'
import { useLazySheet } from './use-lazy-sheet.ts'
import { useObjectUrl } from './use-object-url.ts'

const PictureSheet = lazySheet(() =>
  import('./picture-sheet.tsx').then((file) => file.PictureSheet),
)

export type PicturePreviewProps = {
  content: Blob
  /** Of the button. */
  label: string
  /** Of the picture in full size. */
  title: string
  /** What is in the picture. */
  alt: string
  /** As wide as there is room, all of it seen; or a small square that it fills. */
  look: 'wide' | 'square'
}

const LOOKS = {
  wide: { frame: 'aspect-[8/5] w-full', picture: 'object-contain', sign: 'end-2 bottom-2 size-8' },
  square: { frame: 'size-24 shrink-0', picture: 'object-cover', sign: 'end-1 bottom-1 size-7' },
} as const

export function PicturePreview({ content, label, title, alt, look }: PicturePreviewProps) {
  const viewer = useLazySheet()
  const address = useObjectUrl(content)
  const { frame, picture, sign } = LOOKS[look]
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={viewer.open}
        className={`relative overflow-hidden rounded-md border border-divider bg-surface-2 ${frame}`}
      >
        {address !== undefined && (
          <img src={address} alt={alt} className={`size-full ${picture}`} />
        )}
        <span
          aria-hidden="true"
          className={`absolute grid place-items-center rounded-full bg-surface text-text shadow-card ${sign}`}
        >
          <ZoomIn className="size-4" />
        </span>
      </button>
      {viewer.isMounted && (
        <Suspense>
          <PictureSheet
            open={viewer.isOpen}
            onClose={viewer.close}
            title={title}
            address={address}
            alt={alt}
          />
        </Suspense>
      )}
    </>
  )
}
