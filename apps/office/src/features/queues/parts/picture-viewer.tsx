// A picture to look at closely: zoom, turn and move it by keys, buttons and pointers.

import { Box, IconButton } from '@mui/material'
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Loading } from '../../../parts/loading.tsx'
import { usePageKeys } from '../../../parts/page-keys.ts'
import { ProblemAlert } from '../../../parts/problem-alert.tsx'
import { type PictureView, scaleOf, ZOOM_STEP } from '../picture-view.ts'
import type { Picture } from '../use-picture.ts'
import { usePictureView } from '../use-picture-view.ts'

type PictureViewerProps = {
  /** What it is, of several on a page each another: `Voucher`. */
  readonly name: string
  readonly alt: string
  readonly picture: Picture
}

export function PictureViewer({ name, alt, picture }: PictureViewerProps) {
  const { url, problem, readAgain } = picture
  const frame = useRef<HTMLDivElement>(null)
  const { view, step, pressKey, handlers, size } = usePictureView(frame)
  const help = useId()
  usePageKeys([{ key: 'v', label: `To the picture: ${name}`, run: () => frame.current?.focus() }])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (pressKey(event.key)) event.preventDefault()
  }
  return (
    <Box>
      <Box role="toolbar" aria-label={name} sx={BAR}>
        <Tool label="Zoom in" onPress={() => step({ kind: 'zoom', by: ZOOM_STEP })}>
          <ZoomIn size={20} aria-hidden />
        </Tool>
        <Tool label="Zoom out" onPress={() => step({ kind: 'zoom', by: 1 / ZOOM_STEP })}>
          <ZoomOut size={20} aria-hidden />
        </Tool>
        <Tool label="Turn" onPress={() => step({ kind: 'turn' })}>
          <RotateCw size={20} aria-hidden />
        </Tool>
        <Tool label="Show whole" onPress={() => step({ kind: 'fit' })}>
          <Maximize size={20} aria-hidden />
        </Tool>
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }} role="status">
          {Math.round(view.zoom * 100)} %
        </Box>
      </Box>
      <Box
        ref={frame}
        role="application"
        aria-label={`${name} picture`}
        aria-describedby={help}
        tabIndex={0}
        sx={FRAME}
        style={{ touchAction: view.zoom > 1 ? 'none' : 'pan-y' }}
        {...{ onKeyDown, ...handlers }}
      >
        {url !== undefined && (
          <Box
            component="img"
            src={url}
            alt={alt}
            draggable={false}
            sx={PICTURE}
            style={{ transform: transformOf(view, scaleOf(view, size())) }}
          />
        )}
        {url === undefined &&
          (problem === null ? <Loading /> : <Missing {...{ problem, readAgain }} />)}
      </Box>
      <Box component="p" id={help} sx={HELP}>
        Drag, pinch or double-press it. Keys, from V on: arrows move, + and − zoom, R turns, 0 shows
        it whole.
      </Box>
    </Box>
  )
}

type MissingProps = { readonly problem: unknown; readonly readAgain: () => void }

function Missing({ problem, readAgain }: MissingProps) {
  return (
    <Box sx={{ p: 2 }}>
      <ProblemAlert problem={problem} onRetry={readAgain} />
    </Box>
  )
}

type ToolProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ label, onPress, children }: ToolProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={onPress}>
      {children}
    </IconButton>
  )
}

function transformOf({ x, y, turns }: PictureView, scale: number): string {
  return `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`
}

const BAR = { display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }
const FRAME = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  height: { xs: '56svh', md: 'min(64vh, 640px)' },
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'action.hover',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}
const PICTURE = {
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  transition: 'transform 120ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}
const HELP = { mt: 1, mb: 0, color: 'text.secondary', fontSize: '0.8125rem' }
