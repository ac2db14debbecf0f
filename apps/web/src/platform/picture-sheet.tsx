// A picture in a sheet, brought nearer by buttons and moved by scrolling.

import { IconButton } from '@fairtick/ui/icon-button'
import { Sheet } from '@fairtick/ui/sheet'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { useText } from './i18n.ts'

export type PictureSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  address: string | undefined
  alt: string
}

/** Of the width of the sheet. */
const ZOOMS_PERCENT = [100, 150, 200, 300, 400] as const
const LAST = ZOOMS_PERCENT.length - 1

export function PictureSheet({ open, onClose, title, address, alt }: PictureSheetProps) {
  const t = useText()
  const [zoom, setZoom] = useState(0)
  const percent = ZOOMS_PERCENT[zoom] ?? 100
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={() => setZoom(0)}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex items-center justify-center gap-3">
          <IconButton
            tone="filled"
            label={t('picture.zoomOut')}
            icon={<ZoomOut className="size-5" />}
            disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <output
            aria-label={t('picture.zoom')}
            className="tabular min-w-14 text-center text-dense text-text2"
          >
            {percent}%
          </output>
          <IconButton
            tone="filled"
            label={t('picture.zoomIn')}
            icon={<ZoomIn className="size-5" />}
            disabled={zoom === LAST}
            onClick={() => setZoom(Math.min(LAST, zoom + 1))}
          />
        </div>
      }
    >
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
        tabIndex={0}
        // Moving the picture is not pulling down the sheet.
        data-base-ui-swipe-ignore=""
        className="max-h-[60dvh] overflow-auto rounded-md bg-surface-2"
      >
        {address !== undefined && (
          <img
            src={address}
            alt={alt}
            style={{ width: `${percent}%` }}
            className="block h-auto max-w-none"
          />
        )}
      </section>
    </Sheet>
  )
}
