// A picture that a test's customer uploads: one colour, so that no two of them are the same.

import sharp from 'sharp'
import { type PictureFile, uploadFile } from './upload-file.ts'

export type Picture = Omit<PictureFile, 'bytes'> & {
  /** 0 to 255. */
  readonly red: number
}

/** Answers the id of the file. */
export async function uploadPicture(
  server: Parameters<typeof uploadFile>[0],
  owner: Parameters<typeof uploadFile>[1],
  { red, ...file }: Picture,
): Promise<string> {
  return await uploadFile(server, owner, { ...file, bytes: await drawPicture(red) })
}

/** `red`: 0 to 255. */
export async function drawPicture(red = 200): Promise<Buffer> {
  const background = { r: red, g: 90, b: 120 }
  const create = { width: 40, height: 30, channels: 3 as const, background }
  return await sharp({ create }).png().toBuffer()
}
