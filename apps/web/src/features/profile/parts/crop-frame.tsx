// The part of the picture that will be shown: dragged, or moved and brought nearer by buttons.

import { IconButton } from '@fairtick/ui/icon-button'
import { Slider } from '@fairtick/ui/slider'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { type Crop, moved, squareOf, ZOOM_STEPS, zoomed, zoomPercent } from '../avatar-crop.ts'
import { drawSquare } from '../avatar-picture.ts'

/** Sharp enough for any screen at the size of the frame. */
const CANVAS_PX = 512
/** One press of a button, as a share of what is seen. */
const STEP = 0.1
const ZOOM_STEP = 2

type CropFrameProps = {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const t = useText()
  return (
    <div className="flex flex-col items-center gap-3">
      <Frame picture={picture} crop={crop} onChange={onChange} />
      <p className="text-center text-caption text-text2">{t('account.avatarCropHint')}</p>
      <div className="flex gap-2">
        {MOVES.map(({ label, Icon, x, y }) => (
          <IconButton
            key={label}
            tone="filled"
            label={t(label)}
            icon={<Icon className="size-5" />}
            onClick={() => onChange(moved(crop, x, y))}
          />
        ))}
      </div>
      <div className="flex w-full max-w-80 items-center gap-1">
        <IconButton
          label={t('picture.zoomOut')}
          icon={<ZoomOut className="size-5" />}
          onClick={() => onChange(zoomed(crop, crop.zoomStep - ZOOM_STEP))}
        />
        <Slider
          label={t('picture.zoom')}
          value={crop.zoomStep}
          max={ZOOM_STEPS}
          valueText={`${zoomPercent(crop)}%`}
          onChange={(step) => onChange(zoomed(crop, step))}
          className="min-w-0 flex-1"
        />
        <IconButton
          label={t('picture.zoomIn')}
          icon={<ZoomIn className="size-5" />}
          onClick={() => onChange(zoomed(crop, crop.zoomStep + ZOOM_STEP))}
        />
      </div>
    </div>
  )
}

/** The picture follows the finger, so what is seen moves the other way. */
function Frame({ picture, crop, onChange }: CropFrameProps) {
  const last = useRef<{ x: number; y: number }>(undefined)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (last.current === undefined) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const { x, y } = last.current
    last.current = { x: event.clientX, y: event.clientY }
    onChange(moved(crop, (x - event.clientX) / width, (y - event.clientY) / width))
  }
  const end = () => {
    last.current = undefined
  }
  return (
    <div
      // Dragging is not pulling down the sheet that it stands on.
      data-base-ui-swipe-ignore=""
      className="cursor-grab touch-none rounded-md active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <CropPreview picture={picture} crop={crop} />
    </div>
  )
}

/** The square, with the circle in which it will be seen. */
export function CropPreview({ picture, crop }: Pick<CropFrameProps, 'picture' | 'crop'>) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, squareOf(crop))
  }, [picture, crop])
  return (
    <div className="relative size-64 overflow-hidden rounded-md">
      <canvas
        ref={canvas}
        width={CANVAS_PX}
        height={CANVAS_PX}
        role="img"
        aria-label={t('account.avatarPreview')}
        className="size-full"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_8rem_rgb(0_0_0/0.45)]"
      />
    </div>
  )
}

const MOVES: ReadonlyArray<{ label: TextKey; Icon: LucideIcon; x: number; y: number }> = [
  { label: 'account.avatarLeft', Icon: ArrowLeft, x: STEP, y: 0 },
  { label: 'account.avatarRight', Icon: ArrowRight, x: -STEP, y: 0 },
  { label: 'account.avatarUp', Icon: ArrowUp, x: 0, y: STEP },
  { label: 'account.avatarDown', Icon: ArrowDown, x: 0, y: -STEP },
]
