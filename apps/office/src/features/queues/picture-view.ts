// How a picture lies in its frame: how large, which way up, how far moved. Pure, for tests.

export type PictureView = {
  /** 1: as large as the frame shows it whole. */
  readonly zoom: number
  /** Quarters of a turn, clockwise. */
  readonly turns: 0 | 1 | 2 | 3
  /** Pixels of the screen from the middle. */
  readonly x: number
  readonly y: number
}

export type PictureStep =
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'fit' }

export type Frame = { readonly width: number; readonly height: number }

export const FITTED: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 }
export const ZOOM_STEP = 1.4
const ZOOM_MAX = 8

/** It is never moved so far that nothing of it is left to see. */
export function stepPicture(view: PictureView, step: PictureStep, frame: Frame): PictureView {
  switch (step.kind) {
    case 'zoom': {
      const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom * step.by))
      const by = zoom / view.zoom
      return within({ ...view, zoom, x: view.x * by, y: view.y * by }, frame)
    }
    case 'move':
      return within({ ...view, x: view.x + step.x, y: view.y + step.y }, frame)
    case 'turn':
      return { ...view, turns: ((view.turns + 1) % 4) as PictureView['turns'], x: 0, y: 0 }
    case 'fit':
      return FITTED
    default:
      return step satisfies never
  }
}

/** What a key does; undefined: it is not ours. */
export function stepOfKey(key: string, frame: Frame): PictureStep | undefined {
  const [across, down] = [frame.width / 6, frame.height / 6]
  const steps: Readonly<Record<string, PictureStep>> = {
    '+': { kind: 'zoom', by: ZOOM_STEP },
    '=': { kind: 'zoom', by: ZOOM_STEP },
    '-': { kind: 'zoom', by: 1 / ZOOM_STEP },
    '0': { kind: 'fit' },
    r: { kind: 'turn' },
    R: { kind: 'turn' },
    ArrowLeft: { kind: 'move', x: across, y: 0 },
    ArrowRight: { kind: 'move', x: -across, y: 0 },
    ArrowUp: { kind: 'move', x: 0, y: down },
    ArrowDown: { kind: 'move', x: 0, y: -down },
  }
  return steps[key]
}

/** Lying on its side it is as high as it was wide: it is made to fit again. */
export function scaleOf({ zoom, turns }: PictureView, { width, height }: Frame): number {
  const isSideways = turns % 2 === 1
  return isSideways && height > 0 && width > 0
    ? zoom * Math.min(width / height, height / width)
    : zoom
}

function within(view: PictureView, { width, height }: Frame): PictureView {
  const [most, mostDown] = [(width * (view.zoom - 1)) / 2, (height * (view.zoom - 1)) / 2]
  return { ...view, x: clamp(view.x, most), y: clamp(view.y, mostDown) }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0
}
