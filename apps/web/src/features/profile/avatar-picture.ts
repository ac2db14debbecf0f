// The square of a picture: as it is seen, and as it is sent.

import { drawPart, encodePicture, type Part } from '../../platform/chosen-picture.ts'
import type { Square } from './avatar-crop.ts'

const SENT_SIDE_PX = 512
const SENT_QUALITY = 0.9

export async function cutOut(picture: ImageBitmap, square: Square): Promise<Blob> {
  const part = partOf(square)
  const [widthPx, heightPx] = [SENT_SIDE_PX, SENT_SIDE_PX]
  return await encodePicture(picture, { part, widthPx, heightPx, quality: SENT_QUALITY })
}

export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, square: Square): void {
  drawPart(canvas, picture, partOf(square))
}

function partOf({ x, y, side }: Square): Part {
  return { x, y, width: side, height: side }
}
