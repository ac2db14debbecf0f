// Examples of lines for a canvas; each letter is one wide.

import { describe, expect, it } from 'vitest'
import { balanceText, wrapText } from './wrap-text.ts'

const wrap = (text: string, language: string, widthPx: number) =>
  wrapText(text, { language, widthPx, measure: ({ length }) => length })

describe('lines', () => {
  it('break between words, without blanks at their ends', () => {
    expect(wrap('Every price can be checked', 'en', 12)).toEqual([
      'Every price',
      'can be',
      'checked',
    ])
  })

  it('of Japanese break inside of no word, and no mark begins one', () => {
    const text = 'すべての価格を、確かめられます。'
    const lines = wrap(text, 'ja', 7)
    expect(lines.join('')).toBe(text)
    expect(lines.filter((line) => /^[、。]/.test(line))).toEqual([])
    expect(lines.every(({ length }) => length <= 8)).toBe(true)
  })

  it('of Thai break between words that no blank parts', () => {
    const lines = wrap('ทุกราคาตรวจสอบได้', 'th', 8)
    expect(lines.join('')).toBe('ทุกราคาตรวจสอบได้')
    expect(lines.length).toBeGreaterThan(1)
  })

  it('keep a word that is too long whole, and nothing of nothing', () => {
    expect(wrap('an extraordinarily long one', 'en', 8)).toEqual([
      'an',
      'extraordinarily',
      'long one',
    ])
    expect(wrap('', 'en', 8)).toEqual([])
  })

  it('are balanced without becoming more', () => {
    const wrapping = { language: 'zh', widthPx: 9, measure: ({ length }: string) => length }
    const text = '每一个价格，都可以核对'
    expect(wrapText(text, wrapping)).toEqual(['每一个价格，都可以', '核对'])
    expect(balanceText(text, wrapping)).toEqual(['每一个价格，', '都可以核对'])
    expect(balanceText('two', wrapping)).toEqual(['two'])
  })
})
