// A picture that was chosen on this device: looked at before anything is sent, then made small.

import { PICTURE_KIND_BYTES, pictureKindOf } from '@fairtick/wire/picture-rules'
import type { Square } from './avatar-crop.ts'

export type PictureProblem = 'wrong_type' | 'too_big' | 'unreadable'

/** Of the file as chosen; what is sent is far smaller. */
export const CHOSEN_MEGABYTES = 20
const CHOSEN_MAX_BYTES = CHOSEN_MEGABYTES * 1_024 * 1_024
const SENT_SIDE_PX = 512
const SENT_TYPE = 'image/jpeg'
const SENT_QUALITY = 0.9

/** Upright, as the camera meant it. */
export async function openPicture(file: Blob): Promise<ImageBitmap | PictureProblem> {
  if (file.size > CHOSEN_MAX_BYTES) return 'too_big'
  try {
    const start = new Uint8Array(await file.slice(0, PICTURE_KIND_BYTES).arrayBuffer())
    if (pictureKindOf(start) === undefined && !isHeic(start)) return 'wrong_type'
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return 'unreadable'
  }
}

/** The square of the picture on white, as it is sent: nothing else of the file goes along. */
export async function cutOut(picture: ImageBitmap, square: Square): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIDE_PX
  canvas.height = SENT_SIDE_PX
  drawSquare(canvas, picture, square)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      SENT_TYPE,
      SENT_QUALITY,
    )
  })
}

export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { x, y, side }: Square,
): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** Phones photograph so; some browsers can open it, and it is sent as JPEG. */
function isHeic(start: Uint8Array): boolean {
  return /^....ftyp(heic|heix|mif1|heif)/.test(String.fromCharCode(...start))
}
