// The photo of one side of a document: a JPEG that can be read and tells nothing else, with what
// was noticed about it on the device.

import { encodePicture } from '../../platform/chosen-picture.ts'
import { judgePixels, type PhotoDoubt } from './photo-doubts.ts'

export type Photo = {
  readonly content: Blob
  readonly doubts: readonly PhotoDoubt[]
  /** SHA-256 of what is sent. */
  readonly hash: string
}

const LONGEST_SIDE_PX = 2_000
const QUALITY = 0.85
/** Of the small copy that is judged. */
const JUDGED_PX = 320

/** `before`: hashes of what was sent in earlier attempts of this visit. */
export async function makePhoto(picture: ImageBitmap, before: ReadonlySet<string>): Promise<Photo> {
  const { width, height } = picture
  const share = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
  const part = { x: 0, y: 0, width, height }
  const sent = { widthPx: Math.round(width * share), heightPx: Math.round(height * share) }
  const content = await encodePicture(picture, { part, ...sent, quality: QUALITY })
  const pixels = smallPixels(picture)
  picture.close()
  const hash = await hashOf(content)
  const doubts = judgePixels({ ...pixels, shorterPx: Math.min(width, height) })
  return { content, hash, doubts: before.has(hash) ? ['sameAsLast', ...doubts] : doubts }
}

function smallPixels(picture: ImageBitmap): { grey: Uint8Array; width: number } {
  const share = Math.min(1, JUDGED_PX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * share))
  canvas.height = Math.max(1, Math.round(picture.height * share))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return { grey: new Uint8Array(), width: 0 }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) => greyOf(data, at * 4))
  return { grey, width: canvas.width }
}

function greyOf(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}

async function hashOf(content: Blob): Promise<string> {
  // Only over a secure connection; without it the same picture is not noticed here.
  if (crypto.subtle === undefined) return crypto.randomUUID()
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
  return bytes.reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
}
