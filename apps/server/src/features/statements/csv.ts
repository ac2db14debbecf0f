// CSV as RFC 4180 has it, that a spreadsheet shows and never runs.

import { invariant } from '@fairtick/core/numbers/invariant'

/** By it spreadsheets know that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line with its end; the cells as `textCell` and `figureCell` made them. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

/** Text whose beginning a spreadsheet would take for a formula gets an apostrophe before it. */
export function textCell(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}

/** A decimal number as it is, every digit of it; empty where there is none. */
export function figureCell(text: string | null): string {
  if (text === null) return ''
  invariant(/^-?\d+(\.\d+)?$/.test(text), `no decimal text: ${text}`)
  return text
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
