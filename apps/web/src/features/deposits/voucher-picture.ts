// The proof of a payment as it is sent: a JPEG that can be read and tells nothing else.

import { encodePicture } from '../../platform/chosen-picture.ts'
import { fittedSize } from '../../platform/fitted-size.ts'

/** Made when it was chosen; the file itself is not kept. */
export type Voucher = {
  readonly content: Blob
  readonly widthPx: number
  readonly heightPx: number
}

/** Of the longer side: small print of a receipt can still be read. */
const VOUCHER_SIDE_PX = 2_000
const QUALITY = 0.8

export async function makeVoucher(picture: ImageBitmap): Promise<Voucher> {
  const { width, height } = picture
  const { widthPx, heightPx } = fittedSize(width, height, VOUCHER_SIDE_PX)
  const part = { x: 0, y: 0, width, height }
  const content = await encodePicture(picture, { part, widthPx, heightPx, quality: QUALITY })
  picture.close()
  return { content, widthPx, heightPx }
}
