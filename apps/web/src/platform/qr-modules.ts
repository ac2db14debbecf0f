// The dark squares of a QR code, as a path to show and as a picture to save.

import { create } from 'qrcode'

export type QrModules = {
  /** Of the whole picture in squares, with the white border that readers need. */
  readonly size: number
  /** One path over all dark squares. */
  readonly path: string
}

const BORDER = 4
const SAVED_SQUARE_PX = 12

/** Throws for a text that is too long for a QR code. */
export function qrModulesOf(text: string): QrModules {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, row) => data.slice(row * size, (row + 1) * size))
  const path = rows.flatMap((row, y) => runsOf(row).map((run) => pathOf(run, y))).join('')
  return { size: size + 2 * BORDER, path }
}

/** As a PNG, large enough to be read from another screen. */
export async function qrPictureOf({ size, path }: QrModules): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size * SAVED_SQUARE_PX
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('there is no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(SAVED_SQUARE_PX, SAVED_SQUARE_PX)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

type Run = { readonly from: number; readonly length: number }

/** Neighbouring dark squares of one row. */
function runsOf(row: Uint8Array): readonly Run[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((dark, at) => {
    const last = runs.at(-1)
    if (dark === 0) return
    if (last !== undefined && last.from + last.length === at) last.length += 1
    else runs.push({ from: at, length: 1 })
  })
  return runs
}

function pathOf({ from, length }: Run, row: number): string {
  return `M${from + BORDER} ${row + BORDER}h${length}v1h-${length}z`
}
