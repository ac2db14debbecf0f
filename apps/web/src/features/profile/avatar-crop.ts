// Which square of a picture is shown: how near, and around which point. Lengths in its own pixels.

export type Crop = {
  readonly width: number
  readonly height: number
  /** 0 to ZOOM_STEPS; at 0 the square reaches from edge to edge of the shorter side. */
  readonly zoomStep: number
  readonly centerX: number
  readonly centerY: number
}

export type Square = { readonly x: number; readonly y: number; readonly side: number }

export const ZOOM_STEPS = 30
const ZOOM_OF_STEP = 0.1

/** As it is first shown: the middle, from edge to edge. */
export function wholeCrop(width: number, height: number): Crop {
  return { width, height, zoomStep: 0, centerX: width / 2, centerY: height / 2 }
}

/** In percent: 100 to 400. */
export function zoomPercent({ zoomStep }: Crop): number {
  return Math.round(100 + zoomStep * ZOOM_OF_STEP * 100)
}

export function squareOf(crop: Crop): Square {
  const side = Math.min(crop.width, crop.height) / (1 + crop.zoomStep * ZOOM_OF_STEP)
  return { x: crop.centerX - side / 2, y: crop.centerY - side / 2, side }
}

/** Nearer or further around the same point; the square never leaves the picture. */
export function zoomed(crop: Crop, zoomStep: number): Crop {
  return within({ ...crop, zoomStep: Math.min(ZOOM_STEPS, Math.max(0, Math.round(zoomStep))) })
}

/** Moves the square by shares of its side. */
export function moved(crop: Crop, byX: number, byY: number): Crop {
  const { side } = squareOf(crop)
  return within({
    ...crop,
    centerX: crop.centerX + byX * side,
    centerY: crop.centerY + byY * side,
  })
}

function within(crop: Crop): Crop {
  const half = squareOf(crop).side / 2
  return {
    ...crop,
    centerX: Math.min(crop.width - half, Math.max(half, crop.centerX)),
    centerY: Math.min(crop.height - half, Math.max(half, crop.centerY)),
  }
}
