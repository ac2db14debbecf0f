// The process in which pictures of strangers are decoded (REL-43): it may die, the server does not.

import { setPriority } from 'node:os'
import { PICTURE_MAX_PIXELS } from '@fairtick/wire/picture-rules'
import sharp from 'sharp'
import type { PictureJob, PictureOutcome, Pictures, WorkerMessage } from './picture-job.ts'

/** 160 MB above what it has without work: enough for 25 MP of every usual kind (REL-44). */
const MAX_MEMORY_BYTES = 240 * 1_024 * 1_024
const LOOK_AT_MEMORY_EVERY_MS = 20
const TOO_MUCH_MEMORY = 70
/** Behind everything that has to do with money. */
const LOW_PRIORITY = 10

const AVATAR_PX = { large: 512, small: 128 }
const LONGEST_SIDE_PX = 2_000
const QUALITY = { avatar: 82, whole: 84 }
/** One more than the bits of a row: each bit says which of two neighbours is brighter. */
const LIKENESS_PX = { width: 17, height: 16 }

sharp.cache(false)
sharp.concurrency(1)
// Of all decoders only these three can be reached, whatever the bytes say.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
setPriority(LOW_PRIORITY)
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(TOO_MUCH_MEMORY)
}, LOOK_AT_MEMORY_EVERY_MS)
process.on('disconnect', () => process.exit(0))
process.on('message', (job: PictureJob) => {
  encode(job).then(tell, () => tell({ kind: 'unreadable' }))
})
tell({ kind: 'ready' })

function tell(message: WorkerMessage): void {
  process.send?.(message)
}

async function encode({ bytes, purpose }: PictureJob): Promise<PictureOutcome> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > PICTURE_MAX_PIXELS) return { kind: 'too-many-pixels' }
  const pictures = purpose === 'avatar' ? await encodeAvatar(bytes) : await encodeWhole(bytes)
  if (purpose !== 'kyc') return { kind: 'encoded', pictures }
  return { kind: 'encoded', pictures, likeness: await findLikeness(pictures.large) }
}

async function encodeAvatar(bytes: Uint8Array): Promise<Pictures> {
  const { large: side, small: smallSide } = AVATAR_PX
  const raw = await decode(bytes)
    .resize(side, side, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  const again = () => sharp(raw.data, { raw: { width, height, channels } })
  const webp = { quality: QUALITY.avatar }
  const large = await again().webp(webp).toBuffer()
  const small = await again().resize(smallSide, smallSide).webp(webp).toBuffer()
  return { large, small }
}

/** Evidence keeps its shape; nothing is cut off. */
async function encodeWhole(bytes: Uint8Array): Promise<Pictures> {
  const large = await decode(bytes)
    .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY.whole })
    .toBuffer()
  return { large, small: undefined }
}

/** A difference hash: another size, quality or light changes few of its bits. */
async function findLikeness(bytes: Uint8Array): Promise<string> {
  const { width, height } = LIKENESS_PX
  const grey = await sharp(bytes)
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = ''
  for (let row = 0; row < height; row += 1) {
    for (let column = 1; column < width; column += 1) {
      const place = row * width + column
      bits += (grey[place] ?? 0) > (grey[place - 1] ?? 0) ? '1' : '0'
    }
  }
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(bits.length / 4, '0')
}

/** The first frame, upright, on white, without anything that is no pixel. */
function decode(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
}
