// Files that have broken somebody's picture service (REL-44), made when they are needed.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What must become of it: the code of the refusal, or a clean picture. */
export type Fate =
  | 'file_type'
  | 'file_unreadable'
  | 'picture_too_large'
  | 'file_too_large'
  | 'clean'

export type HostileFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly fate: Fate
  /** Works so long before it is refused that a call may end before, where others are at work. */
  readonly isSlow?: true
  readonly fileName?: string
  readonly type?: string
}

/** Stands in everything that must not get through. */
export const MARK = 'MARK-ALERT-35.6586N-139.7454E'
const SCRIPT = `<script>alert("${MARK}")</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"><rect/></svg>`
const PHP = `<?php system("${MARK}"); ?>`

export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const { jpeg, png, webp } = await plainPictures()
  return [
    ...noPictures(),
    ...disguises(jpeg, png),
    ...broken(jpeg, png, webp),
    ...(await tooLarge()),
    ...tails(jpeg, png, webp),
    ...(await metadata(jpeg, png)),
    ...(await animations()),
    ...(await oddPixels()),
  ]
}

/** Noise, so that cutting off half of it cuts off half of the picture. */
export async function plainPictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 64, height: 48, channels: 3, background: '#888', noise } as const
  const [jpeg, png, webp] = await Promise.all([
    sharp({ create }).jpeg().toBuffer(),
    sharp({ create }).png().toBuffer(),
    sharp({ create }).webp({ quality: 90 }).toBuffer(),
  ])
  return { jpeg, png, webp }
}

function noPictures(): HostileFile[] {
  const texts: readonly (readonly [string, string | Uint8Array, string, string])[] = [
    ['nothing at all', '', 'a.jpg', 'image/jpeg'],
    ['one byte', '\u00ff', 'a.jpg', 'image/jpeg'],
    ['an SVG with a script', SVG, 'a.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', SVG, 'a.png', 'image/png'],
    ['an HTML page named .jpg', `<html>${SCRIPT}</html>`, 'a.jpg', 'image/jpeg'],
    ['a GIF', `GIF89a\u0001\u0000\u0001\u0000${MARK}`, 'a.gif', 'image/gif'],
    ['a GIF that is a script too', `GIF89a/*${MARK}*/=1;alert(1)`, 'a.png', 'image/png'],
    ['a PDF', `%PDF-1.7\n${MARK}`, 'a.jpg', 'image/jpeg'],
    ['a ZIP', `PK\u0003\u0004${MARK}`, 'a.jpg', 'image/jpeg'],
    ['a TIFF', `II*\u0000\u0008\u0000\u0000\u0000${MARK}`, 'a.jpg', 'image/jpeg'],
    ['a Photoshop file', `8BPS\u0000\u0001${MARK}`, 'a.jpg', 'image/jpeg'],
    ['a bitmap', `BM${MARK}`, 'a.bmp', 'image/bmp'],
    ['an AVIF', `\u0000\u0000\u0000\u0020ftypavif${MARK}`, 'a.avif', 'image/avif'],
    ['a HEIC', `\u0000\u0000\u0000\u0020ftypheic${MARK}`, 'a.heic', 'image/heic'],
    ['a RIFF that is a film', `RIFF\u0010\u0000\u0000\u0000AVI ${MARK}`, 'a.webp', 'image/webp'],
    ['a postscript', `%!PS-Adobe-3.0\n${MARK}`, 'a.jpg', 'image/jpeg'],
    ['an ImageMagick script', `push graphic-context\n${MARK}`, 'a.jpg', 'image/jpeg'],
    ['a program', `\u007fELF${MARK}`, 'a.png', 'image/png'],
    ['zeros', new Uint8Array(10_000), 'a.jpg', 'image/jpeg'],
  ]
  return texts.map(([name, content, fileName, type]) => ({
    ...{ name, fileName, type, fate: 'file_type' },
    bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
  }))
}

/** The first bytes of one thing, the rest of another. */
function disguises(jpeg: Buffer, png: Buffer): HostileFile[] {
  const unreadable = (name: string, bytes: Buffer): HostileFile => ({
    ...{ name, bytes, fate: 'file_unreadable' },
  })
  const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  const webpStart = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBP', 'latin1')
  return [
    unreadable('HTML behind the magic of a JPEG', Buffer.concat([jpegStart, Buffer.from(SCRIPT)])),
    unreadable('a PNG behind the magic of a JPEG', Buffer.concat([jpegStart, png])),
    unreadable('a JPEG behind the magic of a PNG', Buffer.concat([png.subarray(0, 8), jpeg])),
    unreadable(
      'an SVG behind the magic of a PNG',
      Buffer.concat([png.subarray(0, 8), Buffer.from(SVG)]),
    ),
    unreadable(
      'a script behind the magic of a WebP',
      Buffer.concat([webpStart, Buffer.from(SCRIPT)]),
    ),
    unreadable(
      'a GIF behind the magic of a WebP',
      Buffer.concat([webpStart, Buffer.from('GIF89a')]),
    ),
  ]
}

function broken(jpeg: Buffer, png: Buffer, webp: Buffer): HostileFile[] {
  const cut = (name: string, bytes: Buffer, length: number): HostileFile => ({
    ...{ name, bytes: bytes.subarray(0, length), fate: 'file_unreadable' },
  })
  const lyingSize = Buffer.from(webp)
  lyingSize.writeUInt32LE(0xffff_fff0, 4)
  const noPixels = pngOf(0, 0, Buffer.alloc(0))
  const noData = Buffer.concat([PNG_START, chunk('IHDR', header(40, 40)), chunk('IEND')])
  const wrongCrc = Buffer.from(png)
  wrongCrc.writeUInt32BE(1, 29)
  return [
    cut('a JPEG cut in half', jpeg, jpeg.length / 2),
    cut('a JPEG of its header alone', jpeg, 200),
    cut('a PNG cut in half', png, png.length / 2),
    cut('a PNG of its magic alone', png, 8),
    cut('a WebP cut in half', webp, webp.length / 2),
    cut('a WebP of its magic alone', webp, 12),
    { name: 'a WebP that lies about its length', bytes: lyingSize, fate: 'file_unreadable' },
    { name: 'a PNG without pixels', bytes: noPixels, fate: 'file_unreadable' },
    { name: 'a PNG without data', bytes: noData, fate: 'file_unreadable' },
    { name: 'a PNG whose header has a wrong sum', bytes: wrongCrc, fate: 'file_unreadable' },
  ]
}

async function tooLarge(): Promise<HostileFile[]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
  const zeros = deflateSync(Buffer.alloc((30_000 / 8 + 1) * 30_000), { level: 1 })
  const claims = (bytes: Buffer) => pngOf(0x7fff_ffff, 0x7fff_ffff, bytes)
  const picture = (name: string, bytes: Uint8Array): HostileFile => ({
    ...{ name, bytes, fate: 'picture_too_large' },
  })
  return [
    picture('a PNG of 30 000 × 30 000 in few bytes', pngOf(30_000, 30_000, zeros, 1)),
    picture('a PNG one row over 25 MP', await flat(5_000, 5_001).png().toBuffer()),
    picture('a JPEG of 60 000 × 500', await flat(60_000, 500).jpeg().toBuffer()),
    picture('a WebP of 16 000 × 1 600', await flat(16_000, 1_600).webp({ effort: 0 }).toBuffer()),
    { name: 'a PNG that claims 2³¹ × 2³¹', bytes: claims(zeros), fate: 'file_unreadable' },
    { name: 'a PNG of 25 MP', bytes: await flat(5_000, 5_000).png().toBuffer(), fate: 'clean' },
    { name: 'a strip of 25 000 × 1', bytes: await flat(25_000, 1).png().toBuffer(), fate: 'clean' },
    {
      name: 'a PNG that needs 300 MB to be turned upright',
      bytes: await flat(5_000, 5_000)
        .toColourspace('rgb16')
        .withMetadata({ orientation: 6 })
        .png({ progressive: true })
        .toBuffer(),
      fate: 'file_unreadable',
      isSlow: true,
    },
    {
      name: 'text that unfolds to 64 MB',
      bytes: pngWith(
        'zTXt',
        Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(64_000_000))]),
      ),
      fate: 'clean',
    },
  ]
}

/** Two things in one file: the picture may be used, the other must be gone. */
function tails(jpeg: Buffer, png: Buffer, webp: Buffer): HostileFile[] {
  const zip = Buffer.from(`PK\u0003\u0004${MARK}PK\u0005\u0006`, 'latin1')
  const clean = (name: string, ...parts: readonly (Buffer | string)[]): HostileFile => ({
    ...{ name, fate: 'clean', fileName: `../../${MARK}.php` },
    bytes: Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    ),
  })
  const comment = Buffer.from(SCRIPT)
  const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return [
    clean('a JPEG with a ZIP behind it', jpeg, zip),
    clean('a JPEG with a page behind it', jpeg, SCRIPT),
    clean('a JPEG with PHP behind it', jpeg, PHP),
    clean('a PNG with a PDF behind it', png, `%PDF-1.7 ${MARK}`),
    clean('a WebP with a script behind it', webp, SCRIPT),
    clean(
      'a JPEG with a script in its comment',
      jpeg.subarray(0, 2),
      length,
      comment,
      jpeg.subarray(2),
    ),
    {
      name: 'a PNG with a script in its text',
      bytes: pngWith('tEXt', Buffer.from(`Title\0${SCRIPT}`)),
      fate: 'clean',
    },
    { name: 'a PNG with an unknown part', bytes: pngWith('evIl', Buffer.from(PHP)), fate: 'clean' },
  ]
}

async function metadata(jpeg: Buffer, png: Buffer): Promise<HostileFile[]> {
  const exif = {
    IFD0: { Copyright: MARK, Make: MARK },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 31/1', GPSAreaInformation: MARK },
  }
  const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta><?xpacket end="w"?>`
  const clean = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, fate: 'clean' })
  return [
    clean(
      'a JPEG that says where it was taken',
      await sharp(jpeg).withExif(exif).jpeg().toBuffer(),
    ),
    clean(
      'a WebP that says where it was taken',
      await sharp(jpeg).withExif(exif).webp().toBuffer(),
    ),
    clean('a PNG that says where it was taken', await sharp(png).withExif(exif).png().toBuffer()),
    clean('a JPEG with XMP', await sharp(jpeg).withXmp(xmp).jpeg().toBuffer()),
    clean(
      'a JPEG lying on its side',
      await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    clean('a JPEG with a colour profile', await sharp(jpeg).withIccProfile('p3').jpeg().toBuffer()),
    clean('a JPEG with a broken colour profile', withProfile(jpeg)),
    clean(
      'a PNG with a broken colour profile',
      pngWith('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(MARK))])),
    ),
  ]
}

async function animations(): Promise<HostileFile[]> {
  const frames = 2_000
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const
  const pixels = Buffer.from(
    Array.from({ length: 4 * 4 * frames * 3 }, (_, place) => (place * 31) % 251),
  )
  const webp = await sharp(pixels, { raw }).webp({ loop: 0, effort: 0, lossless: true }).toBuffer()
  return [
    { name: 'a WebP of 2 000 frames', bytes: webp, fate: 'clean' },
    { name: 'a PNG of 10 000 frames', bytes: animatedPng(10_000), fate: 'clean' },
  ]
}

async function oddPixels(): Promise<HostileFile[]> {
  const create = { width: 30, height: 20, channels: 4, background: '#a338' } as const
  const clean = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, fate: 'clean' })
  return [
    clean(
      'one pixel',
      await sharp({ create: { ...create, width: 1, height: 1 } })
        .png()
        .toBuffer(),
    ),
    clean('glass', await sharp({ create }).png().toBuffer()),
    clean('16 bits a channel', await sharp({ create }).toColourspace('rgb16').png().toBuffer()),
    clean('grey', await sharp({ create }).greyscale().jpeg().toBuffer()),
    clean('four inks', await sharp({ create }).flatten().toColourspace('cmyk').jpeg().toBuffer()),
    clean('a palette', await sharp({ create }).png({ palette: true }).toBuffer()),
    clean('row after row', await sharp({ create }).jpeg({ progressive: true }).toBuffer()),
  ]
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Grey. */
function header(width: number, height: number, bits = 8): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = bits
  return data
}

function pngOf(width: number, height: number, packed: Buffer, bits = 8): Buffer {
  const parts = [chunk('IHDR', header(width, height, bits)), chunk('IDAT', packed), chunk('IEND')]
  return Buffer.concat([PNG_START, ...parts])
}

/** A good picture of 4 × 4 with one part more. */
function pngWith(type: string, data: Buffer): Buffer {
  const parts = [chunk('IHDR', header(4, 4)), chunk(type, data)]
  const pixels = Buffer.from(Array.from({ length: 4 }, () => [0, 90, 120, 90, 60]).flat())
  return Buffer.concat([PNG_START, ...parts, chunk('IDAT', deflateSync(pixels)), chunk('IEND')])
}

function animatedPng(frames: number): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames, 0)
  const pixels = deflateSync(
    Buffer.from(Array.from({ length: 4 }, () => [0, 90, 120, 90, 60]).flat()),
  )
  let sequence = 0
  const frameControl = () => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(sequence++, 0)
    data.writeUInt32BE(4, 4)
    data.writeUInt32BE(4, 8)
    return chunk('fcTL', data)
  }
  const parts = [
    chunk('IHDR', header(4, 4)),
    chunk('acTL', control),
    frameControl(),
    chunk('IDAT', pixels),
  ]
  for (let frame = 1; frame < frames; frame += 1) {
    parts.push(frameControl())
    const number = Buffer.alloc(4)
    number.writeUInt32BE(sequence++)
    parts.push(chunk('fdAT', Buffer.concat([number, pixels])))
  }
  return Buffer.concat([PNG_START, ...parts, chunk('IEND')])
}

/** A JPEG whose colour profile is text. */
function withProfile(jpeg: Buffer): Buffer {
  const data = Buffer.concat([
    Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'),
    Buffer.from(MARK),
  ])
  const start = Buffer.from([0xff, 0xe2, 0, data.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), start, data, jpeg.subarray(2)])
}
