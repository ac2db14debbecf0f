// Cells and lines of CSV: quoted as RFC 4180 has it, and nothing in them is a formula.

import { expect, it } from 'vitest'
import { csvLine, figureCell, textCell } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
  'text that begins like a formula is text: %j',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`)
  },
)

it('other text stays as it is', () => {
  for (const text of ['', 'BTCUSDT', 'a=b', '約定', "'=1"]) expect(textCell(text)).toBe(text)
})

it('a figure keeps its digits and its sign; what is none is a fault', () => {
  expect(figureCell('-0.000001')).toBe('-0.000001')
  expect(figureCell('123456789012.5')).toBe('123456789012.5')
  expect(figureCell(null)).toBe('')
  for (const text of ['1e5', '+1', '=1', '1,5', '', '0x10']) {
    expect(() => figureCell(text)).toThrow('no decimal text')
  }
})

it('RFC 4180: commas, quotes, line ends and outer blanks are quoted, quotes doubled', () => {
  expect(csvLine(['a', '', 'b c'])).toBe('a,,b c\r\n')
  expect(csvLine(['a,b', 'say "x"', 'two\r\nlines', ' x', 'x '])).toBe(
    '"a,b","say ""x""","two\r\nlines"," x","x "\r\n',
  )
})
