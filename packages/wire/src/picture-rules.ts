// What pictures can be uploaded, as pure functions that the server and the forms share (REL-43).

export const PICTURE_MAX_BYTES = 5 * 1_024 * 1_024
export const PICTURE_MAX_PIXELS = 25_000_000
export const PICTURE_MEGABYTES = 5
export const PICTURE_MEGAPIXELS = 25

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What the first bytes say it is; undefined for everything else. Names and types say nothing. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const isRiff = startsWith(bytes, ascii('RIFF')) && startsWith(bytes.subarray(8), ascii('WEBP'))
  return isRiff ? 'webp' : undefined
}

/** Bytes from the beginning that `pictureKindOf` looks at. */
export const PICTURE_KIND_BYTES = 12

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length >= start.length && start.every((byte, place) => bytes[place] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}
