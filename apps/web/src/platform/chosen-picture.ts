// A picture that was chosen on this device: looked at before anything is sent, then made anew.

import { PICTURE_KIND_BYTES, pictureKindOf } from '@fairtick/wire/picture-rules'

export type PictureProblem = 'wrong_type' | 'too_big' | 'unreadable'

/** Of the file as chosen; what is sent is far smaller. */
export const CHOSEN_MEGABYTES = 20
const CHOSEN_MAX_BYTES = CHOSEN_MEGABYTES * 1_024 * 1_024
const SENT_TYPE = 'image/jpeg'

/** Upright, as the camera meant it. */
export async function openPicture(file: Blob): Promise<ImageBitmap | PictureProblem> {
  if (file.size > CHOSEN_MAX_BYTES) return 'too_big'
  let isOneOfOurs = false
  try {
    const start = new Uint8Array(await file.slice(0, PICTURE_KIND_BYTES).arrayBuffer())
    isOneOfOurs = pictureKindOf(start) !== undefined
    if (!isOneOfOurs && !isHeic(start)) return 'wrong_type'
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Of a browser that cannot open HEIC: the sentence names the kinds that it can.
    return isOneOfOurs ? 'unreadable' : 'wrong_type'
  }
}

/** A rectangle of the picture, in its own pixels. */
export type Part = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws that part over the whole canvas, on white. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  const { x, y, width, height } = part
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

export type Sent = {
  readonly part: Part
  readonly widthPx: number
  readonly heightPx: number
  /** 0 to 1. */
  readonly quality: number
}

/** What is sent: the part of the picture as a JPEG; nothing else of the file goes along. */
export async function encodePicture(
  picture: ImageBitmap,
  { part, widthPx, heightPx, quality }: Sent,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  drawPart(canvas, picture, part)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      SENT_TYPE,
      quality,
    )
  })
}

/** Phones photograph so; some browsers can open it, and it is sent as JPEG. */
function isHeic(start: Uint8Array): boolean {
  return /^....ftyp(heic|heix|mif1|heif)/.test(String.fromCharCode(...start))
}
